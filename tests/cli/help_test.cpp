// `castellan help`: the texts made from the table of commands.

#include <gtest/gtest.h>

#include <array>
#include <cstdio>
#include <memory>

#include "tests/support/program.hpp"

namespace castellan::test {
namespace {

/// What a bash that has loaded the completion offers after these words (the last one still being typed).
std::string completions(const std::string& words) {
  const std::string command = "bash -c 'source <(" + program_path() + " help --format bash); COMP_WORDS=(castellan " +
                              words + "); COMP_CWORD=$((${#COMP_WORDS[@]} - 1)); _castellan; echo ${COMPREPLY[@]}'";
  const std::unique_ptr<FILE, int (*)(FILE*)> pipe(::popen(command.c_str(), "r"), ::pclose);
  std::array<char, 4096> line{};
  if (std::fgets(line.data(), static_cast<int>(line.size()), pipe.get()) == nullptr) return "nothing";
  const std::string text = line.data();
  return text.substr(0, text.size() - 1);
}

TEST(CliHelp, IsTheSameAsTheOption) {
  EXPECT_EQ(run({"help"}).out, run({"--help"}).out);
  EXPECT_EQ(run({"help", "verify"}).out, run({"verify", "--help"}).out);
  EXPECT_NE(refusal({"help", "sovle"}, 30).find("did you mean solve?"), std::string::npos);
  EXPECT_NE(refusal({"help", "solve", "--format", "man"}, 30).find("takes no COMMAND"), std::string::npos);
}

TEST(CliHelp, ManPageHasEveryPart) {
  const Ended ended = run({"help", "--format", "man"});
  EXPECT_EQ(ended.exit_code, 0);
  EXPECT_TRUE(ended.out.starts_with(".TH CASTELLAN 1 ")) << ended.out.substr(0, 100);
  for (const char* part : {".SH NAME\n", ".SH SYNOPSIS\n", ".SS castellan solve GAME [FILE] [OPTION]...\n",
                           ".B \\-\\-max\\-positions N\n", ".SH EXIT STATUS\n.TP\n.B 0\n", ".SH EXAMPLES\n"}) {
    EXPECT_NE(ended.out.find(part), std::string::npos) << part;
  }
}

TEST(CliHelp, BashCompletesCommandsGamesOptionsAndValues) {
  EXPECT_EQ(completions("s"), "solve");
  EXPECT_EQ(completions("--v"), "--version");
  EXPECT_EQ(completions("solve ci"), "citadel");
  EXPECT_EQ(completions("help an"), "analyze");
  EXPECT_EQ(completions("solve citadel --max"), "--max-positions --max-time --max-memory");
  EXPECT_EQ(completions("analyze citadel --format c"), "csv");
  EXPECT_EQ(completions("solve citadel /etc/host"), completions("verify citadel /etc/host"));
  EXPECT_NE(completions("solve citadel /etc/host").find("/etc/host"), std::string::npos);
}

}  // namespace
}  // namespace castellan::test
