#include "cli/serve/request.hpp"

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>
#include <set>

#include "core/input_error.hpp"
#include "core/text/json_input.hpp"

namespace castellan::cli::serve {

namespace {

using core::InputError;
using nlohmann::json;

/// The keys of an object, each of which must be asked for.
class Fields {
 public:
  Fields(const json& object, std::string where) : object_(object), where_(std::move(where)) {}

  const json* find(const char* key) {
    known_.insert(key);
    const auto found = object_.find(key);
    return found == object_.end() ? nullptr : &*found;
  }
  const json& need(const char* key, const char* what) {
    const json* const value = find(key);
    if (value == nullptr) throw InputError(name(key) + " is missing: " + what);
    return *value;
  }
  std::string text(const char* key, const char* otherwise) {
    const json* const value = find(key);
    return value == nullptr ? otherwise : text_of(*value, key);
  }
  std::string need_text(const char* key, const char* what) { return text_of(need(key, what), key); }
  /// A number from `least` to `most`, at most `most` also where more is asked for or nothing is said.
  template <typename Number>
  Number number(const char* key, Number least, Number most) {
    const json* const value = find(key);
    if (value == nullptr) return most;
    const bool is_right = std::is_integral_v<Number> ? value->is_number_unsigned() : value->is_number();
    if (!is_right || value->get<Number>() < least) throw InputError(name(key) + " is no such number");
    return std::min(value->get<Number>(), most);
  }
  /// To be called last: refuses what nobody asked for.
  void end() const {
    for (const auto& [key, value] : object_.items()) {
      if (!known_.contains(key)) throw InputError(where_ + "no field " + core::quoted(key) + " is known here");
    }
  }

 private:
  [[nodiscard]] std::string name(const char* key) const { return where_ + "the field '" + key + "'"; }
  [[nodiscard]] std::string text_of(const json& value, const char* key) const {
    if (!value.is_string()) throw InputError(name(key) + " must be a text");
    return value.get<std::string>();
  }

  const json& object_;
  std::string where_;
  std::set<std::string> known_;
};

Fields object_of(const json& value, const char* key) {
  if (!value.is_object()) throw InputError("the field '" + std::string(key) + "' must be an object");
  return {value, std::string(key) + ": "};
}

std::string id_of(const json& id) {
  constexpr std::size_t kLongest = 100;
  const bool is_right =
      id.is_number_integer() || (id.is_string() && id.get_ref<const std::string&>().size() <= kLongest);
  if (!is_right) throw InputError("an id is a whole number, or a text of at most 100 bytes");
  return id.dump();
}

template <typename Value>
Value one_of(const std::string& word, const char* what, std::initializer_list<std::pair<const char*, Value>> known) {
  std::string words;
  for (const auto& [name, value] : known) {
    if (word == name) return value;
    words += (words.empty() ? "" : ", ") + std::string(name);
  }
  throw InputError(std::string(what) + " " + core::quoted(word) + " is unknown; there are " + words);
}

std::vector<std::string> options_of(const json* options) {
  std::vector<std::string> settings;
  if (options == nullptr) return settings;
  if (!options->is_object()) throw InputError("the field 'options' must be an object");
  for (const auto& [name, value] : options->items()) {
    if (!value.is_string()) throw InputError("options: the value of " + core::quoted(name) + " must be a text");
    settings.push_back(name + "=" + value.get<std::string>());
  }
  return settings;
}

void read_deal(const json& deal, Request& request) {
  Fields fields = object_of(deal, "deal");
  int given = 0;
  if (fields.find("text") != nullptr) {
    request.deal_text = fields.need_text("text", "");
    ++given;
  }
  for (const char* const source : {"seed", "ms", "pysol"}) {
    const json* const number = fields.find(source);
    if (number == nullptr) continue;
    if (!number->is_number_unsigned() && !number->is_string()) {
      throw InputError("deal: the number must be a whole number, or a text of digits");
    }
    request.deal_number = {source, number->is_string() ? number->get<std::string>() : number->dump()};
    ++given;
  }
  fields.end();
  if (given != 1) throw InputError("deal: expected one of 'text', 'seed', 'ms' and 'pysol'");
}

void read_limits(const json* limits, const solver::Limits& most, Request& request) {
  request.limits = most;
  if (limits == nullptr) return;
  Fields fields = object_of(*limits, "limits");
  request.limits.max_positions = fields.number<std::uint64_t>("positions", 1, most.max_positions);
  request.limits.max_memory = fields.number<std::size_t>("memory", solver::kLeastMemory, most.max_memory);
  constexpr double kShortest = 1e-6;
  if (fields.find("seconds") != nullptr) {
    request.limits.max_seconds = fields.number("seconds", kShortest, most.max_seconds.value_or(solver::kMostSeconds));
  }
  fields.end();
}

void read_question(Fields& fields, const char* usual, const solver::Limits& most, Request& request) {
  using solver::Question;
  request.question =
      one_of<Question>(fields.text("solution", usual), "the solution",
                       {{"any", Question::kWinnable}, {"good", Question::kStraight}, {"short", Question::kShortest}});
  read_limits(fields.find("limits"), most, request);
}

void read(const json& object, const solver::Limits& most, Request& request) {
  using Kind = Request::Kind;
  Fields fields(object, "");
  static_cast<void>(fields.find("id"));
  request.kind = one_of<Kind>(fields.need_text("do", "what is asked"), "the request",
                              {{"solve", Kind::kSolve},
                               {"hint", Kind::kHint},
                               {"verify", Kind::kVerify},
                               {"deal", Kind::kDeal},
                               {"games", Kind::kGames},
                               {"cancel", Kind::kCancel}});
  if (request.kind == Kind::kCancel) {
    request.other_id = id_of(fields.need("of", "the id of the request to be cancelled"));
    return fields.end();
  }
  if (request.kind == Kind::kGames) {
    request.game = fields.text("game", "");
    request.options = options_of(fields.find("options"));
    return fields.end();
  }
  const json& game = fields.need("game", "a game's name, or its rules");
  request.game = game.is_object() ? game.dump() : fields.need_text("game", "");
  request.options = options_of(fields.find("options"));
  read_deal(fields.need("deal", "the deal that is meant"), request);
  switch (request.kind) {
    case Kind::kSolve: read_question(fields, "any", most, request); break;
    case Kind::kHint: read_question(fields, "good", most, request); break;
    case Kind::kVerify: request.solution = fields.need_text("moves", "the solution to be checked"); break;
    case Kind::kDeal: request.form = fields.text("form", "board"); break;
    case Kind::kGames:
    case Kind::kCancel: break;
  }
  fields.end();
}

}  // namespace

Request parse_request(std::string_view line, const solver::Limits& most) {
  Request request;
  request.id = "null";
  try {
    const json object = core::parse_json_object(line);
    if (!object.contains("id")) throw InputError("the field 'id' is missing");
    request.id = id_of(object.at("id"));
    read(object, most, request);
    return request;
  } catch (const InputError& error) {
    throw BadRequest(request.id, error.what());
  }
}

std::string answer_line(const std::string& id, std::string_view answer) {
  while (answer.ends_with('\n')) answer.remove_suffix(1);
  return "{\"id\":" + id + ",\"answer\":" + std::string(answer) + "}\n";
}

std::string error_line(const std::string& id, std::string_view message) {
  return "{\"id\":" + id + ",\"error\":" + json(message).dump(-1, ' ', false, json::error_handler_t::replace) + "}\n";
}

}  // namespace castellan::cli::serve
