// JSON (RFC 8259): an object for each report. Fields stay in the order of the items, as the documentation shows them.

#include <nlohmann/json.hpp>

#include "cli/formats/formats.hpp"
#include "solver/analysis/summary.hpp"

namespace castellan::cli {

namespace {

using Json = nlohmann::ordered_json;

constexpr int kIndent = 2;

Json object_of(const Items& items);

Json ends_json(const solver::Interval& ends) { return {{"low", ends.low}, {"high", ends.high}}; }

Json interval_json(const ConfidenceInterval& interval) {
  Json json = {{"confidence", solver::kUsualConfidence}};
  if (interval.method) json["method"] = to_string(*interval.method);
  json.update(ends_json(*interval.ends));
  return json;
}

/// An array, filled in place: lists of moves are long.
template <typename List, typename Make>
Json array_of(const List& list, Make make) {
  Json json = Json::array();
  json.get_ref<Json::array_t&>().reserve(list.size());
  for (const auto& entry : list) json.push_back(make(entry));
  return json;
}

Json move_json(const solver::MoveWords& move) {
  Json json = Json::object();
  auto& object = json.get_ref<Json::object_t&>();
  object.reserve(4);
  object.emplace("card", move.card ? Json(*move.card) : Json(nullptr));
  object.emplace("from", move.from);
  object.emplace("to", move.to);
  if (move.cards != 1) object.emplace("cards", move.cards);
  return json;
}

struct ToJson {
  Json operator()(std::monostate) const { return nullptr; }
  Json operator()(bool value) const { return value; }
  Json operator()(std::uint64_t value) const { return value; }
  Json operator()(double value) const { return value; }
  Json operator()(const std::string& value) const { return value; }
  Json operator()(const Real& real) const { return real.value; }
  Json operator()(const Options& options) const {
    Json json = Json::object();
    for (const auto& [name, value] : options) json[name] = value;
    return json;
  }
  Json operator()(const Words& words) const { return words; }
  Json operator()(const DealNumbers& numbers) const {
    Json json = {{"first", numbers.first()}, {"last", numbers.last()}};
    if (numbers.ranges.size() == 1) return json;
    for (const SeedRange& range : numbers.ranges) json["ranges"].push_back({range.first, range.last});
    return json;
  }
  Json operator()(const Bounds& bounds) const { return bounds.ends ? ends_json(*bounds.ends) : Json(nullptr); }
  Json operator()(const ConfidenceInterval& interval) const {
    return interval.ends ? interval_json(interval) : Json(nullptr);
  }
  Json operator()(const SpreadOf& of) const {
    if (!of.spread) return nullptr;
    return {{"mean", of.spread->mean},
            {"median", of.spread->median},
            {"p90", of.spread->p90},
            {"p99", of.spread->p99},
            {"max", of.spread->max}};
  }
  Json operator()(const RatioOf& of) const {
    if (!of.ratio) return nullptr;
    return {{"value", of.ratio->value}, {"interval", interval_json({of.ratio->interval, std::nullopt})}};
  }
  Json operator()(const solver::MoveList& moves) const { return array_of(moves, move_json); }
  Json operator()(const Bins& bins) const {
    return array_of(bins.bins, [](const solver::Bin& bin) {
      return Json{{"first", bin.first}, {"last", bin.last}, {"deals", bin.count}};
    });
  }
  Json operator()(const Fields& fields) const { return object_of(fields.items); }
  Json operator()(const Rows& rows) const { return array_of(rows.rows, object_of); }
  Json operator()(const JsonText& record) const { return Json::parse(record.text); }
  Json operator()(const Block& block) const { return block.text; }
  Json operator()(const Glossary& glossary) const { return (*this)(glossary.entries); }
};

void add(Json& json, const Items& items) {
  for (const Item& item : items) {
    if (!item.key.empty() && item.audience != Audience::kCsv) json[item.key] = std::visit(ToJson(), item.value);
  }
}

Json object_of(const Items& items) {
  Json json = Json::object();
  add(json, items);
  return json;
}

Json object_of(const Report& report) {
  Json json = Json::object();
  for (const Section& section : report.sections) add(json, section.items);
  return json;
}

}  // namespace

std::string json_of(const Report& report) { return object_of(report).dump(report.is_line ? -1 : kIndent) + "\n"; }

std::string json_of(const ReportList& list) {
  return array_of(list.reports, [](const Report& report) { return object_of(report); }).dump(kIndent) + "\n";
}

}  // namespace castellan::cli
