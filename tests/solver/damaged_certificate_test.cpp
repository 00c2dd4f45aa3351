// Certificates that are damaged on purpose: the checker accepts none that is no proof by a second reading.

#include <gtest/gtest.h>

#include <optional>
#include <sstream>

#include "cli/check/check.hpp"
#include "core/deals/castellan_generator.hpp"
#include "solver/certificates/certificate.hpp"
#include "tests/solver/second_reading.hpp"
#include "tests/support/brute_certificate.hpp"
#include "tests/support/effort.hpp"
#include "tests/support/mini_deals.hpp"
#include "tests/support/temp_file.hpp"

namespace castellan::test {
namespace {

using core::Board;
using core::Card;
using core::Rules;
using solver::LossGame;
using solver::LossParameters;

constexpr std::uint64_t kMaxPositions = 400;

/// A mini deal, an easier game of it, and a certificate: of its loss, or of a win made to look like one.
struct Sample {
  Rules rules;
  Board deal;
  LossParameters parameters;
  bool is_lost = false;
  CertificateLines lines;      ///< Header, part and positions, without "end".
  std::size_t first_line = 0;  ///< Of the positions.
};

std::string random_claim(const Sample& sample, core::CastellanGenerator& random) {
  if (random.below(3) == 0) {
    return " safe " + card_text(Card(static_cast<core::Rank>(1 + random.below(sample.rules.ranks)),
                                     static_cast<core::Suit>(random.below(sample.rules.suits)))
                                    .id());
  }
  std::string claim = " dead";
  for (const auto& pile : sample.deal.piles)
    claim += " " + std::to_string(random.below(2) * random.below(pile.size() + 1));
  return claim;
}

/// Nothing where the game has too many positions, or none that could be damaged.
std::optional<Sample> sample_of(std::uint64_t number, core::CastellanGenerator& random) {
  Sample sample;
  sample.rules = random_rules(number);
  if (number % 3 == 1) {  // Games in which loose cards may be mistaken for each other, and more moves are safe.
    sample.rules.build_direction = core::BuildDirection::kDown;
    sample.rules.build_wraps = false;
    if (sample.rules.build_suit == core::BuildSuit::kSame) sample.rules.build_suit = core::BuildSuit::kAny;
    sample.rules.base = core::Rank::kAce;
    sample.rules.base_cards_in_deal = core::BaseCardsInDeal::kShuffledIn;
  }
  sample.deal = played_on(sample.rules, mini_deal(sample.rules, number), static_cast<int>(number % 4), number);
  if (sample.deal.base == core::Rank::kNone) return std::nullopt;
  LossParameters& parameters = sample.parameters;
  parameters = {sample.deal.base, 0, core::kAllCards};
  if (LossGame::may_forget_suits(sample.rules) && number % 3 != 0) {
    parameters.apart = random.below(core::kAllCards) & random.below(core::kAllCards);
    if (random.below(2) == 0) parameters.apart = 0;
    if (LossGame::may_float(sample.rules))
      parameters.floating = static_cast<int>(random.below(sample.rules.ranks + 1U));
  }
  const LossGame game(sample.rules, sample.deal, parameters);
  solver::PositionStore store;
  std::vector<std::uint32_t> line;
  const solver::WalkEnd end = walk(game, kMaxPositions, {}, store, line);
  if (end == solver::WalkEnd::kTooLarge) return std::nullopt;
  sample.is_lost = end == solver::WalkEnd::kLost;
  sample.lines = certificate_header(sample.rules, sample.deal);
  sample.lines.emplace_back("verdict unwinnable");
  std::string text;
  write_part(sample.rules, sample.deal, parameters, store, [&](std::string_view more) { text += more; });
  std::istringstream part(text);
  sample.first_line = sample.lines.size() + 1;
  for (std::string position; std::getline(part, position);) sample.lines.push_back(position);
  if (!sample.is_lost) {  // The positions up to the win, but not the win, and no line lacks a claim for long.
    sample.lines.pop_back();
    for (std::size_t at = sample.first_line; at < sample.lines.size(); ++at) {
      std::string& position = sample.lines[at];
      if (random.below(3) > 0)
        position = position.substr(0, position.find_first_of("sd")) + random_claim(sample, random);
    }
  }
  if (sample.lines.size() <= sample.first_line + 1) return std::nullopt;
  return sample;
}

/// Does one damage of some kind.
void damage(Sample& sample, const std::optional<Sample>& other, core::CastellanGenerator& random) {
  const auto any_line = [&]() -> std::string& {
    return sample.lines[sample.first_line + random.below(sample.lines.size() - sample.first_line)];
  };
  switch (random.below(6)) {
    case 0: {  // A position is left out.
      const auto at = sample.first_line + random.below(sample.lines.size() - sample.first_line);
      sample.lines.erase(sample.lines.begin() + static_cast<std::ptrdiff_t>(at));
      break;
    }
    case 1: {  // A card, a height or a foundation becomes another.
      std::string& line = any_line();
      const std::string signs = "0123456789A23456CSHDbr:";
      line[random.below(line.size())] = signs[random.below(signs.size())];
      break;
    }
    case 2: {  // Two cards of the deal change places: the proof of another deal.
      std::vector<Card*> cards;
      for (auto& pile : sample.deal.piles) {
        for (Card& card : pile) cards.push_back(&card);
      }
      if (cards.size() >= 2) std::swap(*cards[random.below(cards.size())], *cards[random.below(cards.size())]);
      sample.lines[2] = certificate_header(sample.rules, sample.deal)[2];
      break;
    }
    case 3: {  // A claim that may be none.
      std::string& line = any_line();
      line = line.substr(0, line.find_first_of("sd")) + random_claim(sample, random);
      break;
    }
    case 4: {  // A position of another deal in place of one.
      if (other) any_line() = other->lines[other->first_line];
      break;
    }
    default:  // The end is cut off.
      sample.lines.resize(sample.lines.size() - 1 - random.below(sample.lines.size() - sample.first_line));
      if (random.below(2) == 0 && !sample.lines.back().empty()) sample.lines.back().pop_back();
  }
}

bool is_accepted(const CertificateLines& lines) {
  try {
    return !check::check_certificate(TempFile(text_of(lines) + "end\n").path()).winnable;
  } catch (const check::Malformed&) {
    return false;
  } catch (const check::NoProof&) {
    return false;
  }
}

bool is_second_reading_a_proof(const Sample& sample) {
  const CertificateLines positions(sample.lines.begin() + static_cast<std::ptrdiff_t>(sample.first_line),
                                   sample.lines.end());
  return SecondReading(sample.rules, sample.deal, sample.parameters).is_proof(positions);
}

TEST(DamagedCertificates, MissAnyPositionThatIsLeftOut) {
  core::CastellanGenerator random(6);
  std::size_t left_out = 0;
  for (std::uint64_t number = 0; number < within_effort(4'000); ++number) {
    const std::optional<Sample> whole = sample_of(number, random);
    if (!whole || !whole->is_lost || whole->lines.size() > 60) continue;
    for (std::size_t at = whole->first_line; at < whole->lines.size(); ++at, ++left_out) {
      Sample sample = *whole;
      sample.lines.erase(sample.lines.begin() + static_cast<std::ptrdiff_t>(at));
      if (!is_accepted(sample.lines)) continue;
      EXPECT_TRUE(is_second_reading_a_proof(sample)) << whole->lines[at] << " is not missed in\n"
                                                     << text_of(whole->lines);
    }
    if (testing::Test::HasFailure()) return;
  }
  EXPECT_GT(left_out, within_effort(5'000));
}

TEST(DamagedCertificates, AreAcceptedOnlyWhereTheyStillAreProofs) {
  core::CastellanGenerator random(5);
  const std::uint64_t all = within_effort(10'000);
  std::uint64_t damaged = 0;
  std::uint64_t refused = 0;
  std::uint64_t of_wins = 0;
  std::optional<Sample> other;
  for (std::uint64_t number = 0; damaged < all; ++number) {
    const std::optional<Sample> whole = sample_of(number, random);
    if (!whole) continue;
    EXPECT_EQ(is_accepted(whole->lines), whole->is_lost) << text_of(whole->lines);
    for (int round = 0; round < 12; ++round, ++damaged) {
      Sample sample = *whole;
      damage(sample, other, random);
      of_wins += sample.is_lost ? 0 : 1;
      if (!is_accepted(sample.lines)) {
        ++refused;
        continue;
      }
      EXPECT_TRUE(is_second_reading_a_proof(sample))
          << describe(sample.rules, sample.deal) << text_of(whole->lines) << "damaged:\n"
          << text_of(sample.lines);
    }
    other = whole;
    if (testing::Test::HasFailure()) return;
  }
  EXPECT_GT(refused, all / 2);
  EXPECT_LT(refused, all);  // The second reading was asked.
  EXPECT_GT(of_wins, all / 10);
}

}  // namespace
}  // namespace castellan::test
