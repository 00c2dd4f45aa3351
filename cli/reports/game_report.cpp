#include "cli/reports/game_report.hpp"

#include <boost/algorithm/string/join.hpp>

#include "cli/text/text_layout.hpp"
#include "core/programs.hpp"

namespace castellan::cli {

namespace {

template <typename List>
Words words_of(const List& list) {
  return Words(list.begin(), list.end());
}

Rows option_rows(const std::vector<solver::OptionWords>& options) {
  Rows rows;
  for (const solver::OptionWords& option : options) {
    rows.rows.push_back({{"name", std::string(option.name)},
                         {"values", words_of(option.values)},
                         {"default", option.usual},
                         {"meaning", std::string(option.meaning)}});
  }
  return rows;
}

Glossary option_glossary(const std::vector<solver::OptionWords>& options) {
  constexpr std::size_t kIndent = 6;
  Glossary glossary{.entries = {}, .column = kIndent};
  for (const solver::OptionWords& option : options) {
    glossary.entries.emplace_back(std::string(option.name) + "=" +
                                      boost::algorithm::join(words_of(option.values), "|") + "  (default " +
                                      option.usual + ")",
                                  option.meaning);
  }
  return glossary;
}

void add_policies(Report& report, const solver::Policies& policies) {
  constexpr std::size_t kPolicyColumn = 14;
  Rows rows;
  Glossary glossary{.entries = {}, .column = kPolicyColumn};
  for (const solver::PolicyWords& policy : policies.list()) {
    rows.rows.push_back({{"name", std::string(policy.name)}, {"description", std::string(policy.description)}});
    glossary.entries.emplace_back(policy.name, policy.description);
  }
  report.section("Policies (--policy NAME of solve and analyze), which see only what the player has seen:").items = {
      {"policies", std::move(rows)}, {"", std::move(glossary)}};
}

/// How other programs play it.
void add_programs(Report& report, const solver::Game& game) {
  constexpr std::size_t kProgramColumn = 14;
  Rows rows;
  Glossary glossary{.entries = {}, .column = kProgramColumn};
  for (const core::ProgramRules& rules : core::all_program_rules()) {
    if (rules.game != game.names().id) continue;
    const std::string settings = boost::algorithm::join(words_of(rules.settings), " ");
    rows.rows.push_back({{"name", std::string(rules.program)}, {"options", settings}});
    glossary.entries.emplace_back(rules.program, settings);
  }
  if (rows.rows.empty()) return;
  report.section("As other programs play it (--as PROGRAM):").items = {{"programs", std::move(rows)},
                                                                       {"", std::move(glossary)}};
}

}  // namespace

Report report_of(const solver::Game& game) {
  constexpr std::size_t kNameColumn = 24;
  const solver::GameNames& names = game.names();
  Report report{.style = Report::Style::kProse, .heading = names.name + " (" + names.id + ")"};
  report.brief = labelled(names.id, names.name + ": " + game.rules_in_brief(), kNameColumn);
  const Words aliases = words_of(names.aliases);
  if (!aliases.empty()) report.heading += "\nalso called " + boost::algorithm::join(aliases, ", ");
  Items& start = report.section().items;
  start.push_back({"id", names.id});
  start.push_back({"name", names.name});
  start.push_back({"aliases", aliases});
  start.push_back({"description", std::string(names.description)});
  start.push_back({"", Block{paragraph(names.description)}});

  const auto options = game.options_in_words();
  const Words rules = game.rules_in_words();
  if (!rules.empty()) report.section("Rules:").items = {{"", rules, "-"}};
  report.section("Options (--option name=value):").items = {{"options", option_rows(options)},
                                                            {"", option_glossary(options)}};
  add_programs(report, game);
  Items& record = report.section().items;
  record.push_back({"rules", JsonText{game.rules_json()}});
  if (!rules.empty()) record.push_back({"rules_text", rules});
  if (game.policies() != nullptr) add_policies(report, *game.policies());
  return report;
}

ReportList report_of(std::span<const solver::GamePtr> games) {
  ReportList list;
  for (const solver::GamePtr& game : games) list.reports.push_back(report_of(*game));
  list.closing = "For the rules and options of one: castellan games GAME";
  return list;
}

}  // namespace castellan::cli
