// Reports as values, written in every format.

#include "cli/formats/formats.hpp"

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

namespace castellan::cli {
namespace {

Report report_with(const Items& items) {
  Report report{.is_line = true};
  report.section().items = items;
  return report;
}

const solver::Spread kSpread{.mean = 1.5, .median = 1, .p90 = 2, .p99 = 3, .max = 4};

TEST(Csv, ValuesStandBelowTheirNames) {
  const Report report = report_with({{"name", std::string("a")},
                                     {"count", std::uint64_t{18'446'744'073'709'551'615U}},
                                     {"share", 0.1},
                                     {"unknown", {}}});
  EXPECT_EQ(csv_of(report), "name,count,share,unknown\na,18446744073709551615,0.1,\n");
}

TEST(Csv, HasAColumnForEachPartOfAValue) {
  const Report report = report_with({{"moves", SpreadOf{kSpread}},
                                     {"none", SpreadOf{}},
                                     {"bounds", Bounds{solver::Interval{0.25, 0.5}}},
                                     {"interval", ConfidenceInterval{std::nullopt, solver::IntervalMethod::kWilson}},
                                     {"ratio", RatioOf{solver::PairedRatio{2, {1, 3}}}},
                                     {"seeds", DealNumbers{core::DealSource::kSeed, {{1, 9}}}},
                                     {"options", Options{{"return", "no"}, {"auto", "yes"}}}});
  EXPECT_EQ(csv_names(report),
            "moves_mean,moves_median,moves_p90,moves_p99,moves_max,none_mean,none_median,none_p90,none_p99,none_max,"
            "bounds_low,bounds_high,interval_method,interval_low,interval_high,ratio,ratio_low,ratio_high,first_seed,"
            "last_seed,options\n");
  EXPECT_EQ(csv_values(report), "1.5,1,2,3,4,,,,,,0.25,0.5,wilson,,,2,1,3,1,9,return=no auto=yes\n");
}

TEST(Csv, QuotesWhatWouldBeTakenForMore) {
  const Report report = report_with({{"a", std::string("plain")},
                                     {"b", std::string("a,b")},
                                     {"c", std::string("say \"so\"")},
                                     {"d", std::string("two\nlines")},
                                     {"e", std::string()}});
  EXPECT_EQ(csv_values(report), "plain,\"a,b\",\"say \"\"so\"\"\",\"two\nlines\",\n");
}

TEST(Csv, HasALineForEachRowOfAReport) {
  const Report report =
      report_with({{"game", std::string("g")},
                   {"contestants", Rows{{{{"name", std::string("a")}}, {{"name", std::string("b")}}}}}});
  EXPECT_EQ(csv_of(report), "game,name\ng,a\ng,b\n");
}

TEST(Csv, LeavesOutWhatIsForOthers) {
  const Report report = report_with({{.key = "a", .value = std::uint64_t{1}, .audience = Audience::kJson},
                                     {.key = "b", .value = std::uint64_t{2}, .audience = Audience::kCsv},
                                     {"", std::string("words")}});
  EXPECT_EQ(csv_of(report), "b\n2\n");
  EXPECT_EQ(json_of(report), "{\"a\":1}\n");
}

TEST(Json, WritesEveryKindOfValue) {
  const Report report =
      report_with({{"null", {}},
                   {"bool", true},
                   {"whole", std::uint64_t{7}},
                   {"words", Words{"a", "b"}},
                   {"options", Options{{"return", "no"}}},
                   {"seeds", DealNumbers{core::DealSource::kSeed, {{1, 9}}}},
                   {"bounds", Bounds{}},
                   {"interval", ConfidenceInterval{solver::Interval{0, 1}, std::nullopt}},
                   {"spread", SpreadOf{kSpread}},
                   {"moves", solver::MoveList{{"5C", "pile 1", "foundation", "5C pile 1 → foundation"},
                                              {std::nullopt, "stock", "waste", "turn"}}},
                   {"bins", Bins{{{1, 2, 3}}}},
                   {"fields", Fields{{{"x", std::uint64_t{1}}}}},
                   {"rules", JsonText{R"({"piles":8})"}}});
  const auto expected = nlohmann::ordered_json::parse(R"({
    "null": null, "bool": true, "whole": 7, "words": ["a", "b"], "options": {"return": "no"},
    "seeds": {"first": 1, "last": 9}, "bounds": null, "interval": {"confidence": 0.95, "low": 0.0, "high": 1.0},
    "spread": {"mean": 1.5, "median": 1.0, "p90": 2.0, "p99": 3.0, "max": 4.0},
    "moves": [{"card": "5C", "from": "pile 1", "to": "foundation"}, {"card": null, "from": "stock", "to": "waste"}],
    "bins": [{"first": 1, "last": 2, "deals": 3}], "fields": {"x": 1}, "rules": {"piles": 8}})");
  EXPECT_EQ(json_of(report), expected.dump() + "\n");
}

TEST(Text, PutsLabelsAndValuesInColumns) {
  Report report;
  report.section().items = {{"game", std::string("id"), "game", "Name"}, {"hidden", std::uint64_t{1}}};
  report.section("per deal").items = {{"moves", SpreadOf{kSpread, 0}, "moves"}, {"none", SpreadOf{}, "none"}};
  EXPECT_EQ(text_of(report),
            "game            Name\n\n"
            "per deal                mean      median         p90         p99         max\n"
            "moves                    1.5           1           2           3           4\n");
}

TEST(Text, PutsSentencesOneBelowTheOther) {
  Report report{.style = Report::Style::kProse, .heading = "Heading"};
  report.section().items = {{"verdict", std::string("lost"), "Verdict", "it is lost"}, {"", std::string("A remark.")}};
  report.section().items = {{"moves", solver::MoveList{}}};
  report.section().items = {{"moves", solver::MoveList{{"5C", "pile 1", "foundation", "5C pile 1 → foundation"}}}};
  EXPECT_EQ(text_of(report), "Heading\n\nVerdict: it is lost.\nA remark.\n\n1. 5C pile 1 → foundation\n");
}

TEST(Text, ListsReportsAsLinesOfOneTable) {
  ReportList list{.heading = "Policies", .column = "policy", .reports = {}, .closing = ""};
  for (const char* const name : {"a", "b"}) {
    Report& report = list.reports.emplace_back();
    report.brief = name;
    report.section("games").items = {{"won", std::uint64_t{3}, "won"},
                                     {"interval", ConfidenceInterval{solver::Interval{0.1, 0.2}, std::nullopt}}};
  }
  EXPECT_EQ(text_of(list),
            "Policies\n\n"
            "policy                   won        from          to\n"
            "a                          3    10.000 %    20.000 %\n"
            "b                          3    10.000 %    20.000 %\n");
}

}  // namespace
}  // namespace castellan::cli
