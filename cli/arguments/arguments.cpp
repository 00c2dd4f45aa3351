#include "cli/arguments/arguments.hpp"

#include <algorithm>
#include <boost/program_options.hpp>

#include "cli/arguments/near_match.hpp"
#include "cli/arguments/shell_words.hpp"
#include "cli/process/errors.hpp"
#include "core/input_error.hpp"

namespace castellan::cli {

namespace po = boost::program_options;

namespace {

po::options_description describe(const Command& command) {
  po::options_description description;
  description.add_options()("help,h", "");
  for (const Option& option : command.options) {
    const std::string name(option.name);
    if (option.argument.empty()) {
      description.add_options()(name.c_str(), "");
    } else {
      description.add_options()(name.c_str(), po::value<std::vector<std::string>>()->composing(), "");
    }
  }
  return description;
}

/// Options are written out in full: an abbreviation would change its meaning when a new option appears.
constexpr int kStyle = po::command_line_style::unix_style & ~po::command_line_style::allow_guessing;

/// The words with every number that may be left out in its option's own word.
std::vector<std::string> with_numbers(const Command& command, const std::vector<std::string>& words) {
  const auto takes_one = [&](const std::string& word) {
    return std::ranges::any_of(command.options, [&](const Option& option) {
      return option.argument.starts_with('[') && word == "--" + std::string(option.name);
    });
  };
  std::vector<std::string> joined;
  for (std::size_t place = 0; place < words.size(); ++place) {
    joined.push_back(words[place]);
    if (!takes_one(words[place])) continue;
    const bool has_number = place + 1 < words.size() && !words[place + 1].empty() &&
                            words[place + 1].find_first_not_of("0123456789") == std::string::npos;
    joined.back() += "=" + (has_number ? words[++place] : "1");
  }
  return joined;
}

po::parsed_options parse(const Command& command, const std::vector<std::string>& words) {
  const po::options_description description = describe(command);
  try {
    return po::command_line_parser(words).options(description).style(kStyle).run();
  } catch (const po::unknown_option& error) {
    std::vector<std::string_view> names = {kHelpOption.name};
    for (const Option& option : command.options) names.push_back(option.name);
    throw UsageError("unknown option " + core::quoted(error.get_option_name()) +
                     did_you_mean(error.get_option_name(), names, "--"));
  } catch (const po::error& error) {
    throw UsageError(error.what());
  }
}

}  // namespace

Arguments::Arguments(const Command& command, const std::vector<std::string>& words)
    : command_(&command), command_line_("castellan " + std::string(command.name)) {
  if (!words.empty()) command_line_ += " " + shell_text(words);
  for (const po::option& option : parse(command, with_numbers(command, words)).options) {
    if (option.string_key.empty()) {
      positionals_.insert(positionals_.end(), option.value.begin(), option.value.end());
    } else {
      auto& values = options_[option.string_key];
      values.insert(values.end(), option.value.begin(), option.value.end());
    }
  }
  if (has(kHelpOption.name)) return;
  check_alternatives();
  check_positionals();
}

void Arguments::check_alternatives() const {
  for (const Option& option : command_->options) {
    const std::vector<std::string> given = values(option.name);
    const std::string name = "--" + std::string(option.name);
    if (given.size() > 1 && !option.repeatable) throw UsageError(name + " may be given only once");
    const auto allowed = alternatives(option.argument);
    if (given.empty() || allowed.size() < 2) continue;
    if (std::find(allowed.begin(), allowed.end(), given.front()) == allowed.end()) {
      throw UsageError(name + " " + core::quoted(given.front()) + ": expected one of " + std::string(option.argument));
    }
  }
}

void Arguments::check_positionals() const {
  const auto& expected = command_->positionals;
  const bool is_open = !expected.empty() && expected.back().repeatable;
  if (positionals_.size() > expected.size() && !is_open) {
    throw UsageError("unexpected argument " + core::quoted(positionals_[expected.size()]));
  }
  for (std::size_t place = positionals_.size(); place < expected.size(); ++place) {
    if (!expected[place].optional) throw UsageError("missing argument " + std::string(expected[place].name));
  }
}

std::optional<std::string> Arguments::value(std::string_view option) const {
  const auto found = options_.find(option);
  if (found == options_.end()) return std::nullopt;
  return found->second.front();
}

std::vector<std::string> Arguments::values(std::string_view option) const {
  const auto found = options_.find(option);
  return found == options_.end() ? std::vector<std::string>() : found->second;
}

std::string Arguments::choice(std::string_view option) const {
  if (auto given = value(option)) return *given;
  for (const Option& known : command_->options) {
    if (known.name == option) return std::string(alternatives(known.argument).front());
  }
  throw std::logic_error("the command has no option --" + std::string(option));
}

std::optional<std::string> Arguments::positional(std::size_t place) const {
  if (place >= positionals_.size()) return std::nullopt;
  return positionals_[place];
}

std::vector<std::string> Arguments::positionals_from(std::size_t place) const {
  const std::size_t first = std::min(place, positionals_.size());
  return {positionals_.begin() + static_cast<std::ptrdiff_t>(first), positionals_.end()};
}

}  // namespace castellan::cli
