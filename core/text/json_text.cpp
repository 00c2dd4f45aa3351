// The JSON format, which is Solvitaire's: piles, foundations and cells as arrays of cards, top card last.

#include <array>
#include <nlohmann/json.hpp>
#include <optional>
#include <vector>

#include "core/input_error.hpp"
#include "core/text/card_words.hpp"
#include "core/text/deal_builder.hpp"
#include "core/text/deal_text.hpp"
#include "core/text/json_input.hpp"
#include "core/text/text_input.hpp"

namespace castellan::core {

namespace {

using nlohmann::json;

constexpr std::string_view kPiles = "tableau piles";
constexpr std::string_view kFoundations = "foundations";
constexpr std::string_view kCells = "cells";
constexpr std::string_view kBase = "base";

void check_is_array(const json& value, std::string_view where) {
  if (!value.is_array()) fail_at(where, "an array of cards was expected, such as [\"KC\", \"10H\"]");
}

const std::string& card_text(const json& value, std::string_view where) {
  if (!value.is_string()) fail_at(where, "a card must be a string, such as \"10H\"");
  return value.get_ref<const std::string&>();
}

/// The value of a key that holds a list; an empty one when the key is missing.
json list_of(const json& object, std::string_view key) {
  const auto found = object.find(key);
  if (found == object.end()) return json::array();
  if (!found->is_array()) fail_at(core::quoted(key), "an array was expected");
  return *found;
}

void read_piles(DealBuilder& builder, const json& piles) {
  int number = 0;
  for (const json& pile : piles) {
    const std::string where = "pile " + std::to_string(++number);
    builder.begin_pile("");
    check_is_array(pile, where);
    for (const json& card : pile) builder.add_to_pile(card_text(card, where), where);
  }
}

/// Solvitaire's own form: cards of all foundations in one array, those of each in the order in which they were played,
/// or its top card alone.
void read_flat_foundations(DealBuilder& builder, const Rules& rules, const json& cards) {
  std::array<std::optional<Card>, kSuits> tops;
  for (const json& text : cards) {
    const Card card = builder.card_of(card_text(text, kFoundations), kFoundations);
    auto& top = tops[static_cast<std::size_t>(card.suit())];
    if (top && card.rank() != foundation_rank(rules, top->rank(), 2)) {
      fail_at(kFoundations, to_string(card) + " cannot lie on " + to_string(*top) + " on a foundation");
    }
    top = card;
  }
  for (const auto& top : tops) {
    if (top) builder.build_foundation_to(top->suit(), top->rank(), kFoundations);
  }
}

void read_foundations(DealBuilder& builder, const Rules& rules, const json& foundations) {
  if (!foundations.empty() && foundations.front().is_string()) {
    return read_flat_foundations(builder, rules, foundations);
  }
  for (const json& foundation : foundations) {
    builder.begin_foundation(kFoundations);
    check_is_array(foundation, kFoundations);
    for (const json& card : foundation) builder.add_to_foundation(card_text(card, kFoundations), kFoundations);
  }
}

void read_cells(DealBuilder& builder, const json& cells) {
  for (const json& cell : cells) builder.add_to_cells(cell.is_null() ? "-" : card_text(cell, kCells), kCells);
}

void read_base(DealBuilder& builder, const json& object) {
  const auto base = object.find(kBase);
  if (base == object.end()) return;
  if (!base->is_string()) fail_at(core::quoted(kBase), "a rank must be a string, such as \"7\"");
  builder.set_base(base->get_ref<const std::string&>(), kBase);
}

std::vector<std::string> pile_array(const Pile& pile) {
  std::vector<std::string> array;
  for (const Card card : pile) array.push_back(to_string(card));
  return array;
}

std::vector<std::string> foundation_array(const Rules& rules, const Board& board, Suit suit) {
  std::vector<std::string> array;
  for (int count = 1; count <= board.home[static_cast<std::size_t>(suit)]; ++count) {
    array.push_back(to_string(Card(foundation_rank(rules, board.base, count), suit)));
  }
  return array;
}

}  // namespace

Board parse_json_text(const Rules& rules, std::string_view text) {
  const json object = parse_json_object(text);
  for (const auto& [key, value] : object.items()) {
    if (key != kPiles && key != kFoundations && key != kCells && key != kBase) {
      fail_at("",
              "unknown key " + core::quoted(key) + "; a deal has 'tableau piles', 'foundations', 'cells' and 'base'");
    }
  }
  if (!object.contains(kPiles)) fail_at("", "the key 'tableau piles' is missing");

  DealBuilder builder(rules);
  read_base(builder, object);
  read_foundations(builder, rules, list_of(object, kFoundations));
  read_cells(builder, list_of(object, kCells));
  read_piles(builder, list_of(object, kPiles));
  return builder.finish("");
}

std::string format_json_text(const Rules& rules, const Board& board) {
  using nlohmann::ordered_json;
  ordered_json object;
  for (const Pile& pile : board.piles) object[kPiles].push_back(ordered_json(pile_array(pile)));
  if (any_home(board)) {
    for (const Suit suit : foundation_order(rules)) {
      object[kFoundations].push_back(ordered_json(foundation_array(rules, board, suit)));
    }
  }
  if (is_base_chosen(rules, board)) object[kBase] = to_string(board.base);
  for (const auto& cell : board.cells) object[kCells].push_back(cell ? ordered_json(to_string(*cell)) : ordered_json());
  return object.dump();
}

}  // namespace castellan::core
