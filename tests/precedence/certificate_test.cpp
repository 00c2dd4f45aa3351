// Certificates of Precedence on mini decks, checked; and proofs that are damaged, which are refused.

#include "solver/certificates/stock_certificate.hpp"

#include <gtest/gtest.h>

#include <stdexcept>

#include "cli/check/check.hpp"
#include "core/deals/castellan_generator.hpp"
#include "core/precedence/dealing.hpp"
#include "solver/precedence/decider.hpp"
#include "tests/support/effort.hpp"
#include "tests/support/temp_file.hpp"

namespace castellan::test {
namespace {

using core::precedence::FirstKing;
using core::precedence::Rules;
using core::precedence::Stock;
using solver::Outcome;
using solver::Verdict;

/// What is checked: the verdict, or why not.
std::string judged(const std::string& certificate) {
  try {
    return check::check_certificate(TempFile(certificate).path()).winnable ? "winnable" : "unwinnable";
  } catch (const std::runtime_error& reason) {
    return reason.what();
  }
}

std::string certificate_of(const Rules& rules, const Stock& stock, const Outcome& outcome) {
  std::string text;
  const auto end = solver::write_certificate(rules, stock, outcome, {}, [&](std::string_view more) { text += more; });
  EXPECT_EQ(end, solver::CertificateEnd::kWritten);
  return text;
}

Rules mini_rules(std::uint64_t number) {
  Rules rules;
  rules.ranks = static_cast<std::uint8_t>(3 + number % 4);
  rules.chains = static_cast<std::uint8_t>(2 + number / 4 % 2);
  rules.first_king = number / 8 % 2 == 0 ? FirstKing::kPlaced : FirstKing::kFirstAvailable;
  rules.redeals = static_cast<std::uint8_t>(number / 16 % 3);
  return rules;
}

/// Calls `use(rules, stock, outcome)` for decided mini deals.
template <typename Use>
void for_each_mini_deal(std::uint64_t deals, Use use) {
  for (std::uint64_t number = 0; number < deals; ++number) {
    const Rules rules = mini_rules(number);
    const Stock stock = core::precedence::numbered_deal(rules, {core::DealSource::kSeed, number});
    const Outcome outcome = solver::precedence::Decider(rules, {}).decide(stock);
    ASSERT_NE(outcome.verdict, Verdict::kUndecided);
    use(rules, stock, outcome);
  }
}

TEST(PrecedenceCertificate, ProvesTheVerdictsOfMiniDecks) {
  std::size_t formulas = 0;
  std::size_t relaxations = 0;
  for_each_mini_deal(within_effort(3'000), [&](const Rules& rules, const Stock& stock, const Outcome& outcome) {
    const std::string text = certificate_of(rules, stock, outcome);
    EXPECT_EQ(judged(text), to_string(outcome.verdict)) << text.substr(0, 2000);
    formulas += text.find("\nformula\n") != std::string::npos ? 1 : 0;
    relaxations += text.find("\nrelaxation\n") != std::string::npos ? 1 : 0;
  });
  EXPECT_GT(formulas, within_effort(20));
  EXPECT_GT(relaxations, within_effort(100));
}

TEST(PrecedenceCertificate, OfAWonDeckIsNoLoss) {
  for_each_mini_deal(within_effort(200), [&](const Rules& rules, const Stock& stock, const Outcome& outcome) {
    if (outcome.verdict != Verdict::kWinnable) return;
    Outcome wrong;
    wrong.verdict = Verdict::kUnwinnable;
    EXPECT_THROW(static_cast<void>(certificate_of(rules, stock, wrong)), std::logic_error);
    std::string text = certificate_of(rules, stock, outcome);
    text = text.substr(0, text.find("verdict "));
    EXPECT_NE(judged(text + "verdict unwinnable\nrelaxation\nend\n"), "unwinnable");
    EXPECT_NE(judged(text + "verdict unwinnable\nformula\n0\nend\n"), "unwinnable");
  });
}

TEST(PrecedenceCertificate, WithAStepThatDoesNotFollowIsRefused) {
  std::size_t damaged = 0;
  core::CastellanGenerator random(1);
  for_each_mini_deal(within_effort(2'000), [&](const Rules& rules, const Stock& stock, const Outcome& outcome) {
    const std::string text = certificate_of(rules, stock, outcome);
    const std::size_t proof = text.find("\nformula\n");
    if (proof == std::string::npos) return;
    // Another deal's formula: the proof must fail, or that deal be lost as well.
    const Stock other = core::precedence::numbered_deal(rules, {core::DealSource::kSeed, random.next() >> 1U});
    const Outcome other_outcome = solver::precedence::Decider(rules, {}).decide(other);
    if (other_outcome.verdict != Verdict::kWinnable) return;
    const std::string won = certificate_of(rules, other, other_outcome);
    const std::string header = won.substr(0, won.find("verdict "));
    EXPECT_NE(judged(header + "verdict unwinnable" + text.substr(proof)), "unwinnable");
    EXPECT_NE(judged(header + "verdict unwinnable\nformula\n1 0\n0\nend\n"), "unwinnable");
    ++damaged;
  });
  EXPECT_GT(damaged, within_effort(10));
}

TEST(PrecedenceCertificate, OfAMoveThatIsIllegalIsRefused) {
  for_each_mini_deal(within_effort(100), [&](const Rules& rules, const Stock& stock, const Outcome& outcome) {
    if (outcome.verdict != Verdict::kWinnable) return;
    const std::string text = certificate_of(rules, stock, outcome);
    const std::size_t turn = text.find("turn\n");
    EXPECT_EQ(judged(text), "winnable");
    EXPECT_NE(judged(text.substr(0, turn) + text.substr(turn + 5)), "winnable");
  });
}

}  // namespace
}  // namespace castellan::test
