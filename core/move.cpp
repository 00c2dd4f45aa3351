#include "core/move.hpp"

namespace castellan::core {

std::string to_string(Place place) {
  switch (place.kind) {
    case PlaceKind::kPile: return "pile " + std::to_string(place.index + 1);
    case PlaceKind::kCell: return "cell " + std::to_string(place.index + 1);
    case PlaceKind::kFoundation: return "foundation";
  }
  return {};
}

std::string to_string(const Move& move) {
  const std::string run = move.cards == 1 ? "" : ", run of " + std::to_string(move.cards);
  return to_string(move.card) + " " + to_string(move.from) + " → " + to_string(move.to) + run;
}

}  // namespace castellan::core
