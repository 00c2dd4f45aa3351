// The checker against certificates made by hand and by the oracle, whole and damaged.

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>

#include "cli/check/check.hpp"
#include "cli/check/form/lines.hpp"
#include "core/deals/castellan_generator.hpp"
#include "tests/support/brute_certificate.hpp"
#include "tests/support/effort.hpp"
#include "tests/support/mini_deals.hpp"
#include "tests/support/oracle.hpp"
#include "tests/support/program.hpp"
#include "tests/support/temp_file.hpp"
#include "tests/support/variants.hpp"

namespace castellan::test {
namespace {

using check::check_certificate;
using check::Checked;

constexpr std::size_t kMaxPositions = 3'000;

Checked checked(const CertificateLines& lines) { return check_certificate(TempFile(text_of(lines)).path()); }

/// "proof", "no proof: …" or "malformed: …".
std::string judged(const CertificateLines& lines) {
  try {
    static_cast<void>(checked(lines));
    return "proof";
  } catch (const check::NoProof& reason) {
    return std::string("no proof: ") + reason.what();
  } catch (const check::Malformed& reason) {
    return std::string("malformed: ") + reason.what();
  }
}

bool is_refused_as_no_proof(const CertificateLines& lines) { return judged(lines).starts_with("no proof"); }

/// Calls `use(rules, certificate)` for mini deals of these rules.
template <typename Use>
void for_each_mini_certificate(const core::Rules& rules, std::uint64_t deals, Use use) {
  for (std::uint64_t number = 0; number < deals; ++number) {
    const core::Rules mini = shrunk(rules, mini_size(rules, number));
    const core::Board deal = mini_deal(mini, number);
    const core::Board board = number % 3 == 2 ? played_on(mini, deal, static_cast<int>(number % 7), number) : deal;
    const auto certificate = brute_certificate(mini, board, kMaxPositions);
    if (!certificate) continue;
    SCOPED_TRACE(describe(mini, board) + text_of(certificate->right));
    use(*certificate);
  }
}

class CheckerOnEveryGame : public testing::TestWithParam<NamedRules> {};

TEST_P(CheckerOnEveryGame, SaysOfMiniDealsWhatTheOracleSays) {
  for_each_mini_certificate(GetParam().rules, within_effort(12), [](const BruteCertificate& certificate) {
    EXPECT_EQ(judged(certificate.right), "proof");
    EXPECT_TRUE(is_refused_as_no_proof(certificate.wrong)) << judged(certificate.wrong);
  });
}

INSTANTIATE_TEST_SUITE_P(All, CheckerOnEveryGame, testing::ValuesIn(all_variants()),
                         [](const auto& variant) { return "rules" + std::to_string(variant.index); });

TEST(Checker, SaysOfGamesOfNobodysWhatTheOracleSays) {
  std::size_t wins = 0;
  std::size_t losses = 0;
  for (std::uint64_t number = 0; number < within_effort(400); ++number) {
    const core::Rules rules = random_rules(number);
    const core::Board deal = mini_deal(rules, number);
    const auto certificate = brute_certificate(rules, deal, kMaxPositions);
    if (!certificate) continue;
    SCOPED_TRACE(describe(rules, deal) + text_of(certificate->right));
    ++(certificate->winnable ? wins : losses);
    EXPECT_EQ(judged(certificate->right), "proof");
    EXPECT_TRUE(is_refused_as_no_proof(certificate->wrong)) << judged(certificate->wrong);
    if (testing::Test::HasFailure()) return;
  }
  EXPECT_GT(wins, 10U);
  EXPECT_GT(losses, 10U);
}

/// A loss where every position is needed, and no other.
CertificateLines tight_loss(std::uint64_t number) {
  core::Rules rules = all_variants().front().rules;
  rules.may_return = false;
  rules = shrunk(rules, {.suits = 3, .ranks = 4, .piles = 3});
  for (;; number += 1'000) {
    const auto certificate = brute_certificate(rules, mini_deal(rules, number), kMaxPositions);
    if (certificate && !certificate->winnable && certificate->right.size() > 12) return certificate->right;
  }
}

TEST(Checker, RefusesALossWithAnyPositionLeftOut) {
  for (std::uint64_t number = 0; number < within_effort(8); ++number) {
    const CertificateLines whole = tight_loss(number);
    ASSERT_EQ(judged(whole), "proof");
    for (std::size_t line = 5; line + 1 < whole.size(); ++line) {
      CertificateLines damaged = whole;
      damaged.erase(damaged.begin() + static_cast<std::ptrdiff_t>(line));
      EXPECT_TRUE(is_refused_as_no_proof(damaged)) << whole[line] << " is not missed in\n" << text_of(whole);
    }
  }
}

TEST(Checker, NamesTheLineAndTheMoveThatFail) {
  const CertificateLines whole{
      "castellan-certificate 1",
      R"(rules {"suits":1,"ranks":3,"piles":2,"cells":0,"prefilled_cells":0,"first_long_pile":1,)"
      R"("base_cards_in_deal":"shuffled-in","plays_while_dealing":false,"build_direction":"down",)"
      R"("build_suit":"same","build_wraps":false,"space_fill":"kings-only","base":"A","may_return":false,)"
      R"("base_cards_stay":false,"plays_at_once":false})",
      "deal AC 3C 2C:",
      "verdict unwinnable",
      "part base A floats 0 apart all",
      "0000 3 0",
      "end"};
  EXPECT_EQ(judged(whole), "proof");
  CertificateLines any_card = whole;
  any_card[1].replace(any_card[1].find("kings-only"), 10, "any-card");
  EXPECT_EQ(judged(any_card), "no proof: line 6: 2C space leads to a position that is not there");
}

TEST(Checker, RefusesAnotherDealsProof) {
  const CertificateLines one = tight_loss(0);
  CertificateLines damaged = one;
  damaged[2] = tight_loss(1)[2];
  ASSERT_NE(damaged[2], one[2]);
  EXPECT_NE(judged(damaged), "proof");
}

TEST(Checker, RefusesTheProofOfAnotherRuleSet) {
  CertificateLines damaged = tight_loss(0);
  const std::string unknown = R"("piles":3,"jokers":2)";
  damaged[1].replace(damaged[1].find(R"("piles":3)"), 9, unknown);
  EXPECT_EQ(judged(damaged), "malformed: rules: this checker does not know the field jokers");
}

TEST(Checker, RefusesFilesThatAreCutOffAtAnyByte) {
  const std::string text = text_of(tight_loss(0));
  for (std::size_t size = 0; size < text.size(); ++size) {
    EXPECT_THROW(static_cast<void>(check_certificate(TempFile(text.substr(0, size)).path())), check::Malformed);
  }
}

/// Damages one byte or one word of a line.
CertificateLines damaged_at_random(CertificateLines lines, core::CastellanGenerator& random) {
  std::string& line = lines[4 + random.below(lines.size() - 4)];
  const std::string signs = "0123456789ACSHDTJQK: =";
  if (line.empty() || random.below(4) == 0) {
    std::swap(line, lines[4 + random.below(lines.size() - 4)]);
  } else if (random.below(3) == 0) {
    line += random.below(2) == 0 ? " dead 1 1 1" : " safe 2C";
  } else {
    line[random.below(line.size())] = signs[random.below(signs.size())];
  }
  return lines;
}

TEST(Checker, SurvivesRandomDamageAndAcceptsNoWrongVerdict) {
  core::CastellanGenerator random(7);
  core::Rules rules = shrunk(all_variants().front().rules, {.suits = 3, .ranks = 4, .piles = 3});
  rules.may_return = true;
  std::size_t wrong = 0;
  for (std::uint64_t number = 0; number < within_effort(60); ++number) {
    const auto certificate = brute_certificate(rules, mini_deal(rules, number), kMaxPositions);
    if (!certificate || !certificate->winnable) continue;
    CertificateLines damaged = certificate->wrong;
    for (int round = 0; round < 40; ++round) {
      damaged = damaged_at_random(damaged, random);
      EXPECT_NE(judged(damaged), "proof") << text_of(damaged);
      ++wrong;
    }
  }
  EXPECT_GT(wrong, 100U);
}

TEST(Checker, AcceptsDeadEndsOfLostPositionsAlone) {
  core::CastellanGenerator random(3);
  std::size_t accepted = 0;
  for (std::uint64_t number = 0; number < within_effort(2'000); ++number) {
    core::Rules rules = random_rules(number);
    rules.cells = 0;
    rules.prefilled_cells = 0;
    const core::Board board = played_on(rules, mini_deal(rules, number), static_cast<int>(number % 9), number);
    if (is_won(rules, board) || board.base == core::Rank::kNone) continue;
    const auto answer = Oracle(rules).decide(board, kMaxPositions);
    if (!answer) continue;
    std::string claim = "0000";
    for (std::size_t suit = 0; suit < 4; ++suit) claim[suit] = "0123456789abcd"[board.home[suit]];
    for (const auto& pile : board.piles) claim += " " + std::to_string(pile.size());
    claim += " dead";
    for (const auto& pile : board.piles) claim += " " + std::to_string(random.below(2) * random.below(pile.size() + 1));
    CertificateLines lines = certificate_header(rules, board);
    lines.insert(lines.end(),
                 {"verdict unwinnable", "part base " + to_string(board.base) + " floats 0 apart all", claim, "end"});
    if (judged(lines) != "proof") continue;
    ++accepted;
    EXPECT_FALSE(answer->winnable) << describe(rules, board) << claim;
  }
  EXPECT_GT(accepted, within_effort(20));
}

TEST(Checker, IsAProgramWithExitCodes) {
  const std::string checker = (std::filesystem::path(program_path()).parent_path() / "castellan-check").string();
  const CertificateLines whole = tight_loss(0);
  CertificateLines lacking = whole;
  lacking.erase(lacking.end() - 2);
  const TempFile proof(text_of(whole));
  const TempFile no_proof(text_of(lacking));
  const TempFile malformed("castellan-certificate 2\n");
  const auto checked_by_program = [&](const std::vector<std::string>& files) {
    return run(files, {.program = checker});
  };
  const Ended good = checked_by_program({proof.path()});
  EXPECT_EQ(good.exit_code, 0);
  EXPECT_EQ(good.out.rfind(proof.path() + ": unwinnable, checked: " + std::to_string(whole.size() - 6), 0), 0U);
  EXPECT_EQ(checked_by_program({no_proof.path(), proof.path()}).exit_code, 10);
  EXPECT_EQ(checked_by_program({malformed.path(), no_proof.path()}).exit_code, 31);
  EXPECT_EQ(checked_by_program({}).exit_code, 30);
}

}  // namespace
}  // namespace castellan::test
