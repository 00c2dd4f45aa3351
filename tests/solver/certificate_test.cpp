// Certificates that the program writes, checked by the checker; and the games that they are about, against the oracle.

#include "solver/certificates/certificate.hpp"

#include <gtest/gtest.h>

#include <stdexcept>

#include "cli/check/check.hpp"
#include "cli/check/form/lines.hpp"
#include "core/deals/castellan_generator.hpp"
#include "core/game.hpp"
#include "core/variant.hpp"
#include "solver/decider.hpp"
#include "tests/support/brute_certificate.hpp"
#include "tests/support/effort.hpp"
#include "tests/support/mini_deals.hpp"
#include "tests/support/oracle.hpp"
#include "tests/support/table.hpp"
#include "tests/support/temp_file.hpp"
#include "tests/support/variants.hpp"

namespace castellan::test {
namespace {

using core::Board;
using core::Rules;
using solver::CertificateEnd;
using solver::CertificateLimits;
using solver::LossParameters;
using solver::Outcome;
using solver::Verdict;

constexpr std::size_t kMaxPositions = 20'000;

std::string judged(const std::string& certificate) {
  try {
    const auto checked = check::check_certificate(TempFile(certificate).path());
    return checked.winnable ? "winnable" : "unwinnable";
  } catch (const std::runtime_error& reason) {
    return reason.what();
  }
}

/// Decides the deal, writes its certificate and expects the checker to say the same.
void expect_checked(const Rules& rules, const Board& deal, solver::Decider& decider) {
  const Outcome outcome = decider.decide(deal);
  ASSERT_NE(outcome.verdict, Verdict::kUndecided);
  std::string text;
  const auto end = solver::write_certificate(rules, deal, outcome, {}, [&](std::string_view more) { text += more; });
  ASSERT_EQ(end, CertificateEnd::kWritten);
  EXPECT_EQ(judged(text), to_string(outcome.verdict)) << describe(rules, deal) << text;
}

class CertificatesOfEveryGame : public testing::TestWithParam<NamedRules> {};

TEST_P(CertificatesOfEveryGame, ProveTheVerdictsOfMiniDeals) {
  for (std::uint64_t number = 0; number < within_effort(40); ++number) {
    const Rules rules = shrunk(GetParam().rules, mini_size(GetParam().rules, number));
    const Board deal = mini_deal(rules, number);
    solver::Decider decider(rules);
    expect_checked(rules, number % 4 == 3 ? played_on(rules, deal, static_cast<int>(number % 9), number) : deal,
                   decider);
  }
}

TEST_P(CertificatesOfEveryGame, ProveTheVerdictsOfWholeDecks) {
  solver::Decider decider(GetParam().rules);
  for (std::uint64_t number = 1; number <= within_effort(8); ++number) {
    expect_checked(GetParam().rules, mini_deal(GetParam().rules, number), decider);
  }
}

INSTANTIATE_TEST_SUITE_P(All, CertificatesOfEveryGame, testing::ValuesIn(all_variants()),
                         [](const auto& variant) { return "rules" + std::to_string(variant.index); });

/// Walks through the game of these parameters. If it is lost the deal must be, and its positions must be a proof.
/// @return whether it is lost.
bool expect_sound(const Rules& rules, const Board& deal, const LossParameters& parameters, bool is_winnable) {
  const solver::LossGame game(rules, deal, parameters);
  solver::PositionStore store;
  std::vector<std::uint32_t> line;
  if (walk(game, kMaxPositions, {}, store, line) != solver::WalkEnd::kLost) return false;
  CertificateLines lines = certificate_header(rules, deal);
  lines.emplace_back("verdict unwinnable");
  std::string text = text_of(lines);
  solver::write_part(rules, deal, parameters, store, [&](std::string_view more) { text += more; });
  EXPECT_FALSE(is_winnable) << describe(rules, deal) << text;
  EXPECT_EQ(judged(text + "end\n"), "unwinnable") << describe(rules, deal) << text;
  return true;
}

TEST(CertificateGame, IsLostOnlyWhereTheRealOneIs) {
  core::CastellanGenerator random(11);
  std::size_t proofs = 0;
  std::size_t losses = 0;
  for (std::uint64_t number = 0; number < oracle_deals(1'500); ++number) {
    Rules rules = random_rules(number);
    if (rules.build_suit == core::BuildSuit::kSame) rules.build_suit = core::BuildSuit::kAny;
    if (number % 3 != 0) {  // Games in which cards may float.
      rules.build_direction = core::BuildDirection::kDown;
      rules.build_wraps = false;
    }
    const Board deal = played_on(rules, mini_deal(rules, number), static_cast<int>(number % 5) - 1, number);
    if (deal.base == core::Rank::kNone) continue;
    const auto answer = Oracle(rules).decide(deal, kMaxPositions);
    if (!answer) continue;
    losses += answer->winnable ? 0 : 1;
    const int most = solver::LossGame::may_float(rules) ? rules.ranks : 0;
    for (int floating = 0; floating <= most; ++floating) {
      const std::uint64_t apart =
          random.below(3) == 0 ? 0 : random.below(core::kAllCards) & random.below(core::kAllCards);
      proofs += expect_sound(rules, deal, {deal.base, floating, apart}, answer->winnable) ? 1 : 0;
      if (testing::Test::HasFailure()) return;
    }
  }
  EXPECT_GT(proofs, losses / 4);
}

TEST(Certificate, OfAWinIsNeverALoss) {
  const Rules rules = all_variants().front().rules;
  Outcome wrong;
  wrong.verdict = Verdict::kUnwinnable;
  solver::Decider decider(rules);
  for (std::uint64_t number = 1; number <= 20; ++number) {
    const Board deal = mini_deal(rules, number);
    if (decider.decide(deal).verdict != Verdict::kWinnable) continue;
    CertificateLimits limits;
    limits.max_positions = 20'000;
    try {
      EXPECT_EQ(solver::write_certificate(rules, deal, wrong, limits, [](std::string_view) {}),
                CertificateEnd::kTooLarge);
    } catch (const std::logic_error&) {  // The real game was won.
    }
  }
}

}  // namespace
}  // namespace castellan::test
