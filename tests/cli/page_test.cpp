// Pages as the program writes them: what is in them, and where they go. How they look and move is tested in a browser
// (scripts/test_pages.sh).

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>

#include "tests/support/program.hpp"
#include "tests/support/run_files.hpp"
#include "tests/support/temp_file.hpp"

namespace castellan::test {
namespace {

using Words = std::vector<std::string>;

std::size_t count(const std::string& text, const std::string& part) {
  std::size_t times = 0;
  for (auto place = text.find(part); place != std::string::npos; place = text.find(part, place + 1)) ++times;
  return times;
}

bool has(const std::string& text, const std::string& part) { return text.find(part) != std::string::npos; }

TEST(CliPage, IsOneSmallFileThatLoadsNothing) {
  for (const Words& words : {Words{"solve", "fortress", "--seed", "2"}, Words{"solve", "precedence", "--seed", "1"}}) {
    Words with_format = words;
    with_format.insert(with_format.end(), {"--format", "html"});
    const Ended ended = run(with_format);
    EXPECT_EQ(ended.exit_code, 0) << ended.err;
    const std::string& page = ended.out;
    EXPECT_TRUE(page.starts_with("<!DOCTYPE html>\n<html lang=\"en\">"));
    EXPECT_LT(page.size(), 300'000U);
    EXPECT_TRUE(has(page, "default-src &#39;none&#39;; script-src &#39;sha256-"));
    const std::string markup = page.substr(page.find("</style>"), page.find("<script>") - page.find("</style>"));
    for (const char* const loads : {"src=", "href=", "<link", "<iframe", " style=", " onclick=", " onload="}) {
      EXPECT_FALSE(has(markup, loads)) << loads;
    }
    for (const char* const loads : {"url(", "@import"}) EXPECT_FALSE(has(page, loads)) << loads;
    EXPECT_EQ(count(page, "<script>"), 1U);
  }
}

TEST(CliPage, HasNoScriptWhereNothingIsPlayed) {
  const std::string page = run({"solve", "fortress", "--seed", "5", "--format", "html"}).out;
  EXPECT_TRUE(has(page, "script-src &#39;none&#39;"));
  EXPECT_EQ(count(page, "<script"), 0U);
  EXPECT_TRUE(has(page, "unwinnable"));
}

TEST(CliPage, ShowsEveryCardAndEveryMove) {
  const std::string page = run({"solve", "fortress", "--seed", "2", "--format", "html"}).out;
  EXPECT_EQ(count(page, "data-card="), 52U);
  const std::string text = run({"solve", "fortress", "--seed", "2"}).out;
  EXPECT_EQ(count(page, "class=\"words\""), count(text, " → "));
  EXPECT_TRUE(has(page, "castellan solve fortress --seed 2 --format html"));
}

TEST(CliPage, ShowsWhereAnIllegalMoveStopsTheGame) {
  const TempFile deal(run({"deal", "fortress", "--seed", "2"}).out);
  const std::string solution = run({"solve", "fortress", "--seed", "2"}).out;
  const std::string first = solution.substr(solution.find("\n1. ") + 1);
  const std::string moves = first.substr(0, first.find("\n2. ") + 1) + "2. AC cell 1 → pile 1\n";
  const Ended ended = run({"verify", "fortress", deal.path(), "-", "--format", "html"}, {.input = moves});
  EXPECT_EQ(ended.exit_code, 31);
  EXPECT_TRUE(has(ended.err, "move 2 (AC cell 1 → pile 1) is illegal: "));
  EXPECT_TRUE(has(ended.out, "move 2 (AC cell 1 → pile 1) is illegal: "));
  EXPECT_EQ(count(ended.out, "class=\"words\""), 1U);
}

TEST(CliPage, ShowsHostileNamesAsText) {
  const TempFolder folder;
  const std::string name = folder / "<script>alert(1)<!-- \"'\u202Etxt.html";
  std::ofstream(name) << run({"deal", "fortress", "--seed", "2"}).out;
  const Ended ended = run({"solve", "fortress", name, "--format", "html"});
  EXPECT_EQ(ended.exit_code, 0) << ended.err;
  EXPECT_EQ(count(ended.out, "<script>"), 1U);
  EXPECT_FALSE(has(ended.out, "<!--"));
  EXPECT_TRUE(has(ended.out, "&lt;script&gt;alert(1)&lt;!-- &quot;\\&#39;\\xe2\\x80\\xaetxt.html"));
}

TEST(CliPage, IsForOneDeal) {
  const std::string error = refusal({"solve", "fortress", "--seeds", "1-2", "--format", "html"}, 30);
  EXPECT_TRUE(has(error, "--format html is for one deal")) << error;
}

TEST(CliPage, OfManyDealsIsSmallAndSaysWhatWasRun) {
  const Ended ended = run({"analyze", "fortress", "--seeds", "1-3000", "--format", "html"});
  EXPECT_EQ(ended.exit_code, 0) << ended.err;
  EXPECT_LT(ended.out.size(), 300'000U);
  EXPECT_TRUE(has(ended.out, "castellan analyze fortress --seeds 1-3000 --format html"));
  EXPECT_TRUE(has(ended.out, "Jan Wolter (published)"));
}

TEST(CliPage, OfARunIsTheSameFromItsFile) {
  const TempFolder folder;
  const std::string file = folder / "run.db";
  const Words words = {"analyze", "fortress", "--seeds", "1-2500", "--format", "html"};
  Words with_file = words;
  with_file.insert(with_file.end(), {"--db", file});
  const auto deals = [](const std::string& page) {
    const auto begin = page.find("<section class=\"deals\"");
    return page.substr(begin, page.find("All values", begin) - begin);
  };
  const std::string expected = deals(run(words).out);
  EXPECT_GT(expected.size(), 1000U);
  EXPECT_EQ(deals(run(with_file).out), expected);
  EXPECT_EQ(deals(run({"report", file, "--format", "html"}).out), expected);
}

TEST(CliPage, ListsTheDealsOfARunFile) {
  const TempFolder folder;
  make_run(folder / "run.db", "1-1500");
  const Ended ended = run({"export", folder / "run.db", "--format", "html"});
  EXPECT_EQ(ended.exit_code, 0) << ended.err;
  EXPECT_TRUE(has(ended.out, "The first 1000 of 1500;"));
  EXPECT_TRUE(has(ended.out, "seed 1000<") && !has(ended.out, "seed 1001<"));
}

TEST(CliPage, IsNeededForReplays) {
  const std::string error = refusal({"analyze", "fortress", "--seeds", "1-9", "--replays", "2"}, 30);
  EXPECT_TRUE(has(error, "--replays is of pages: add --format html")) << error;
}

/// A folder of programs with an xdg-open that notes what it is to show.
class OpenedPage : public testing::Test {
 protected:
  Ended run_with_path(const Words& words, const std::string& path) {
    Words all = {"PATH=" + path, "TMPDIR=" + (folder_ / ""), program_path()};
    all.insert(all.end(), words.begin(), words.end());
    return run(all, {.program = "env"});
  }

  TempFolder folder_;
};

TEST_F(OpenedPage, IsANewFileThatTheBrowserGets) {
  const std::string opener = folder_ / "xdg-open";
  std::ofstream(opener) << "#!/bin/sh\necho \"$1\" >'" << folder_ / "shown.part"
                        << "'; mv '" << folder_ / "shown.part"
                        << "' '" << folder_ / "shown"
                        << "'\n";
  std::filesystem::permissions(opener, std::filesystem::perms::owner_all);
  const Ended ended = run_with_path({"solve", "fortress", "--seed", "2", "--format", "html", "--open"},
                                    (folder_ / "") + ":/usr/bin:/bin");
  EXPECT_EQ(ended.exit_code, 0) << ended.err;
  EXPECT_EQ(ended.out, "");
  for (int tries = 0; tries < 600 && !std::filesystem::exists(folder_ / "shown"); ++tries) ::usleep(100'000);
  std::string path;
  std::ifstream(folder_ / "shown") >> path;
  EXPECT_TRUE(has(ended.err, "the page is " + path + "\n")) << ended.err;
  EXPECT_TRUE(bytes_of(path).ends_with("</html>\n")) << path;
}

TEST_F(OpenedPage, IsThereEvenIfNothingCanShowIt) {
  const Ended ended = run_with_path({"solve", "fortress", "--seed", "2", "--format", "html", "--open"}, folder_ / "");
  EXPECT_EQ(ended.exit_code, 40);
  EXPECT_TRUE(has(ended.err, "cannot start xdg-open to show the page: ")) << ended.err;
}

TEST(CliPage, IsNeededToOpenOne) {
  const std::string error = refusal({"solve", "fortress", "--seed", "2", "--open"}, 30);
  EXPECT_TRUE(has(error, "--open shows a page; it needs --format html")) << error;
}

TEST(CliPage, DoesNotGoToATerminal) {
  // `script` gives the program a terminal.
  const std::string command = program_path() + " solve fortress --seed 2 --format html";
  const Ended ended = run({"--quiet", "--return", "--command", command, "/dev/null"}, {.program = "script"});
  EXPECT_EQ(ended.exit_code, 30);
  EXPECT_TRUE(has(ended.out, "a page is a file: add `> page.html`, or --open to see it at once")) << ended.out;
}

}  // namespace
}  // namespace castellan::test
