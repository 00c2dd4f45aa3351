// A second reading of a certificate of a loss, for mini decks. It plays the moves of the writer's game, which shares
// nothing with the checker's, and what a claim says is not derived but played out. Positions that the start does not
// lead to do not matter to it, and what it cannot read is not there.

#pragma once

#include <algorithm>
#include <array>
#include <map>
#include <optional>
#include <set>
#include <sstream>
#include <string>
#include <vector>

#include "core/castle_game.hpp"
#include "solver/certificates/loss_moves.hpp"
#include "tests/support/brute_certificate.hpp"

namespace castellan::test {

inline std::string card_text(int id) {
  const core::Card card = core::Card::from_id(id);
  return std::string(1, "?A23456789TJQK"[to_int(card.rank())]) + to_string(card.suit());
}

class SecondReading {
 public:
  SecondReading(const core::Rules& rules, const core::Board& deal, const solver::LossParameters& parameters)
      : rules_(rules), deal_(deal), faces_(rules, parameters.apart), game_(rules, deal, parameters) {
    for (std::size_t face = 1; face < solver::kFaces; ++face) {
      if (faces_.cards[face] != 0) face_of_[solver::LooseFaces::text(static_cast<solver::Face>(face))] = face;
    }
  }

  /// Whether the positions, each with its claim, hold the start and all that must be followed from it.
  [[nodiscard]] bool is_proof(const CertificateLines& positions) const {
    struct Line {
      solver::LossState state;  // With its piles in the order of the line.
      std::string claim;
    };
    std::map<std::string, Line> there;
    for (const std::string& line : positions) {
      std::istringstream words(line);
      if (const auto state = read(words)) {
        std::string claim;
        std::getline(words >> std::ws, claim);
        there[key(*state)] = {*state, claim};
      }
    }
    std::set<std::string> seen;
    std::vector<solver::LossState> open{game_.start()};
    while (!open.empty()) {
      const auto found = there.find(key(open.back()));
      if (found == there.end() || game_.won(open.back())) return false;
      open.pop_back();
      if (!seen.insert(found->first).second) continue;
      const auto& [state, claim] = found->second;
      if (claim.starts_with("dead ")) {
        if (!never_moves(state, claim.substr(5))) return false;
      } else if (claim.starts_with("safe ")) {
        const auto homes = safe_homes(state, claim.substr(5), there);
        if (homes.empty()) return false;
        open.insert(open.end(), homes.begin(), homes.end());
      } else {
        game_.successors(state, {},
                         [&](const solver::LossStep&, const solver::LossState& after) { open.push_back(after); });
      }
    }
    return true;
  }

 private:
  [[nodiscard]] std::string key(const solver::LossState& state) const {
    std::array<std::uint8_t, 256> bytes;
    return {bytes.begin(), bytes.begin() + static_cast<std::ptrdiff_t>(game_.pack(state, bytes.data()))};
  }

  bool read_faces(const std::string& text, solver::LooseCards& cards) const {
    for (std::size_t at = 0; at < text.size();) {
      const std::size_t size =
          at + 1 < text.size() && std::string_view("CSHDbr").find(text[at + 1]) != std::string_view::npos ? 2 : 1;
      const auto face = face_of_.find(text.substr(at, size));
      if (face == face_of_.end() || cards.size == core::kCards) return false;
      cards.push(static_cast<solver::Face>(face->second));
      at += size;
    }
    return true;
  }

  /// Dealt cards that could come back to where they lie, and on which nothing lies that could not, are loose.
  void settle(solver::LossState& state, std::size_t pile) const {
    const core::CastleGame castle(rules_);
    for (std::uint8_t& height = state.height[pile]; height > 0; --height) {
      const core::Card card = deal_.piles[pile][height - 1U];
      const bool comes_back = height == 1 ? castle.may_fill_space(card.id())
                                          : (castle.accepting(card.id()) & deal_.piles[pile][height - 2U].bit()) != 0;
      if (!comes_back) return;
      if (to_int(card.rank()) <= game_.parameters().floating) continue;
      solver::LooseCards cards{};
      cards.push(faces_.of[static_cast<std::size_t>(card.id())]);
      for (std::size_t i = 0; i < state.loose[pile].size; ++i) cards.push(state.loose[pile].faces[i]);
      state.loose[pile] = cards;
    }
  }

  /// A position off the front of its line; nothing where this reader cannot read it.
  [[nodiscard]] std::optional<solver::LossState> read(std::istringstream& words) const {
    solver::LossState state{};
    std::string word;
    words >> word;
    for (std::size_t suit = 0; suit < 4 && suit < word.size(); ++suit) {
      state.home[suit] = static_cast<std::uint8_t>(std::string("0123456789abcd").find(word[suit]));
    }
    for (std::size_t pile = 0; pile < rules_.piles; ++pile) {
      if (!(words >> word) || word.find_first_not_of("0123456789") == 0) return std::nullopt;
      const std::size_t colon = std::min(word.find(':'), word.size());
      state.height[pile] = static_cast<std::uint8_t>(std::stoi(word.substr(0, colon)));
      if (colon < word.size() && !read_faces(word.substr(colon + 1), state.loose[pile])) return std::nullopt;
      if (state.height[pile] > deal_.piles[pile].size()) return std::nullopt;
      settle(state, pile);
    }
    if (rules_.cells > 0 && (!(words >> word) || word[0] != '=' || !read_faces(word.substr(1), state.cells))) return {};
    return state;
  }

  /// Plays every line from here: do the items at these heights keep their places?
  [[nodiscard]] bool never_moves(const solver::LossState& from, const std::string& text) const {
    std::istringstream words(text);
    std::vector<int> fronts(rules_.piles);
    for (int& front : fronts) words >> front;
    std::set<std::string> seen;
    std::vector<solver::LossState> open{from};
    bool stays = true;
    while (!open.empty() && stays) {
      const solver::LossState state = open.back();
      open.pop_back();
      if (!seen.insert(game_.text(state)).second) continue;
      stays = !game_.won(state);
      game_.successors(state, {}, [&](const solver::LossStep& step, const solver::LossState& after) {
        if (step.from < rules_.piles && step.low < fronts[step.from]) stays = false;
        open.push_back(after);
      });
    }
    return stays && *std::ranges::max_element(fronts) > 0;
  }

  /// What the moves home of one card lead to that can go home as the safe one, if all of it is there.
  template <typename Lines>
  [[nodiscard]] std::vector<solver::LossState> safe_homes(const solver::LossState& state, const std::string& safe,
                                                          const Lines& there) const {
    std::map<std::uint8_t, std::vector<solver::LossState>> homes;
    std::set<std::uint8_t> as_safe;
    std::set<std::uint8_t> lacking;
    game_.successors(state, {}, [&](const solver::LossStep& step, const solver::LossState& after) {
      if (step.to < solver::kHomePlace || step.to >= solver::kFloatPlace) return;
      homes[step.from].push_back(after);
      if (card_text(step.card) == safe) as_safe.insert(step.from);
      if (!there.contains(key(after))) lacking.insert(step.from);
    });
    for (const std::uint8_t from : as_safe) {
      if (!lacking.contains(from)) return homes[from];
    }
    return {};
  }

  core::Rules rules_;
  core::Board deal_;
  solver::LooseFaces faces_;
  solver::LossGame game_;
  std::map<std::string, std::size_t> face_of_;
};

}  // namespace castellan::test
