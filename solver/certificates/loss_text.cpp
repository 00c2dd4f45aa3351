// Positions of a certificate's game as bytes and as text.

#include <algorithm>

#include "solver/certificates/loss_game.hpp"

namespace castellan::solver {

namespace {

constexpr std::uint8_t kLoosePile = 0xff;

}  // namespace

std::size_t LossGame::pack(const LossState& state, std::uint8_t* bytes) const {
  std::uint8_t* at = bytes;
  const auto write = [&](const LooseCards& cards) {
    *at++ = cards.size;
    at = std::copy_n(cards.faces.begin(), cards.size, at);
  };
  *at++ = static_cast<std::uint8_t>(state.home[0] | state.home[1] << 4);
  *at++ = static_cast<std::uint8_t>(state.home[2] | state.home[3] << 4);
  if (rules_.cells > 0) {
    LooseCards cells = state.cells;
    std::sort(cells.faces.begin(), cells.faces.begin() + cells.size);
    write(cells);
  }
  std::array<const LooseCards*, core::kMaxPiles> others{};
  std::size_t other_count = 0;
  for (std::size_t pile = 0; pile < piles_; ++pile) {
    if (state.height[pile] == 0) {
      if (state.loose[pile].size > 0) others[other_count++] = &state.loose[pile];
      continue;
    }
    *at++ = static_cast<std::uint8_t>(pile);
    *at++ = state.height[pile];
    write(state.loose[pile]);
  }
  const auto is_less = [](const LooseCards* one, const LooseCards* other) {
    return std::lexicographical_compare(one->faces.begin(), one->faces.begin() + one->size, other->faces.begin(),
                                        other->faces.begin() + other->size);
  };
  std::sort(others.begin(), others.begin() + static_cast<std::ptrdiff_t>(other_count), is_less);
  for (std::size_t i = 0; i < other_count; ++i) {
    *at++ = kLoosePile;
    write(*others[i]);
  }
  return static_cast<std::size_t>(at - bytes);
}

LossState LossGame::unpack(const std::uint8_t* bytes, std::size_t size) const {
  LossState state{};
  const std::uint8_t* at = bytes;
  const auto read = [&](LooseCards& cards) {
    cards.size = *at++;
    std::copy_n(at, cards.size, cards.faces.begin());
    at += cards.size;
  };
  for (std::size_t suit = 0; suit < core::kSuits; ++suit) {
    state.home[suit] = static_cast<std::uint8_t>(at[suit / 2] >> (4 * (suit % 2)) & 15);
  }
  at += 2;
  if (rules_.cells > 0) read(state.cells);
  std::array<LooseCards, core::kMaxPiles> others;
  std::size_t other_count = 0;
  while (at != bytes + size) {
    const std::size_t pile = *at++;
    if (pile == kLoosePile) {
      read(others[other_count++]);
    } else {
      state.height[pile] = *at++;
      read(state.loose[pile]);
    }
  }
  for (std::size_t pile = 0; other_count > 0; ++pile) {
    if (state.height[pile] == 0) state.loose[pile] = others[--other_count];
  }
  return state;
}

std::string LossGame::text(const LossState& state) const {
  std::string text;
  const auto add = [&](const LooseCards& cards) {
    for (std::uint8_t i = 0; i < cards.size; ++i) text += LooseFaces::text(cards.faces[i]);
  };
  for (const std::uint8_t count : state.home) text += "0123456789abcd"[count];
  for (std::size_t pile = 0; pile < piles_; ++pile) {
    text += " " + std::to_string(state.height[pile]);
    if (state.loose[pile].size > 0) text += ":";
    add(state.loose[pile]);
  }
  if (rules_.cells > 0) text += " =";
  add(state.cells);
  return text;
}

}  // namespace castellan::solver
