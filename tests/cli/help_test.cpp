// `castellan help`: the texts made from the table of commands.

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cstdio>
#include <memory>
#include <string>

#include "tests/support/program.hpp"

namespace castellan::test {
namespace {

/// What a shell command prints, its lines joined by spaces.
std::string output_of(const std::string& command) {
  const std::unique_ptr<FILE, int (*)(FILE*)> pipe(::popen(command.c_str(), "r"), ::pclose);
  std::array<char, 4096> block{};
  std::string text;
  while (const std::size_t count = std::fread(block.data(), 1, block.size(), pipe.get()))
    text.append(block.data(), count);
  std::ranges::replace(text, '\n', ' ');
  return text.substr(0, text.find_last_not_of(' ') + 1);
}

/// What a bash that has loaded the completion offers after these words (the last one still being typed).
std::string completions(const std::string& words) {
  return output_of("bash -c 'source <(" + program_path() + " help --format bash); COMP_WORDS=(castellan " + words +
                   "); COMP_CWORD=$((${#COMP_WORDS[@]} - 1)); _castellan; echo ${COMPREPLY[@]}'");
}

/// The same of fish, without descriptions.
std::string fish_completions(const std::string& words) {
  return output_of("fish --no-config -c '" + program_path() + " help --format fish | source; complete -C \"castellan " +
                   words + "\" | string replace -r \"\\t.*\" \"\"'");
}

/// What the completion hands to zsh's own functions, of which these stand in for the ones that need a terminal.
std::string zsh_words(const std::string& words) {
  return output_of(
      "zsh -f -c '_arguments() { print -r -- \"$@\" }; _describe() { print -rl -- $commands }; compadd() { }; " +
      std::string("words=(castellan ") + words + "); CURRENT=${#words}; source <(" + program_path() +
      " help --format zsh)'");
}

TEST(CliHelp, IsTheSameAsTheOption) {
  EXPECT_EQ(run({"help"}).out, run({"--help"}).out);
  EXPECT_EQ(run({"help", "verify"}).out, run({"verify", "--help"}).out);
  EXPECT_NE(refusal({"help", "sovle"}, 30).find("did you mean solve?"), std::string::npos);
  EXPECT_NE(refusal({"help", "solve", "--format", "fish"}, 30).find("takes no COMMAND"), std::string::npos);
}

TEST(CliHelp, ManPageHasEveryPart) {
  const Ended ended = run({"help", "--format", "man"});
  EXPECT_EQ(ended.exit_code, 0);
  EXPECT_TRUE(ended.out.starts_with(".TH CASTELLAN 1 ")) << ended.out.substr(0, 100);
  for (const char* part : {".SH NAME\n", ".SH SYNOPSIS\n", ".SS castellan solve GAME [FILE...] [OPTION]...\n",
                           ".B \\-\\-max\\-positions N\n", ".SH EXIT STATUS\n.TP\n.B 0\n", ".SH EXAMPLES\n"}) {
    EXPECT_NE(ended.out.find(part), std::string::npos) << part;
  }
}

TEST(CliHelp, BashCompletesCommandsGamesOptionsAndValues) {
  EXPECT_EQ(completions("sol"), "solve");
  EXPECT_EQ(completions("--v"), "--version");
  EXPECT_EQ(completions("solve ci"), "citadel");
  EXPECT_EQ(completions("help an"), "analyze");
  EXPECT_EQ(completions("solve citadel --max"), "--max-certificate --max-positions --max-time --max-memory");
  EXPECT_EQ(completions("analyze citadel --format c"), "csv");
  EXPECT_EQ(completions("solve citadel /etc/host"), completions("verify citadel /etc/host"));
  EXPECT_NE(completions("solve citadel /etc/host").find("/etc/host"), std::string::npos);
}

TEST(CliHelp, FishCompletesTheSame) {
  EXPECT_EQ(fish_completions("sol"), "solve");
  EXPECT_EQ(fish_completions("solve ci"), "citadel");
  EXPECT_EQ(fish_completions("help an"), "analyze");
  EXPECT_EQ(fish_completions("solve citadel --max"), "--max-certificate --max-memory --max-positions --max-time");
  EXPECT_EQ(fish_completions("analyze citadel --format c"), "csv");
}

TEST(CliHelp, ZshIsToldTheSame) {
  EXPECT_NE(zsh_words("sol").find("solve:Decide whether a deal, or each of many, can be won."), std::string::npos);
  const std::string words = zsh_words("analyze \"\"");
  for (const char* const part :
       {"--max-time[", ":SECONDS:_files", ":(text json csv", "*--option[", "1:GAME:(beleaguered-castle "}) {
    EXPECT_NE(words.find(part), std::string::npos) << part << " is not in " << words;
  }
}

TEST(CliHelp, EveryCommandHasAManPage) {
  const std::string page = run({"help", "verify", "--format", "man"}).out;
  EXPECT_TRUE(page.starts_with(".TH CASTELLAN-VERIFY 1 ")) << page;
  for (const char* part :
       {".SH NAME\ncastellan\\-verify \\- Check a solution", ".SH SYNOPSIS\n.B castellan verify GAME DEAL SOLUTION",
        ".SH OPTIONS\n.TP\n.B GAME\n", ".SH EXIT STATUS\n", ".SH EXAMPLES\n"}) {
    EXPECT_NE(page.find(part), std::string::npos) << part;
  }
}

}  // namespace
}  // namespace castellan::test
