// A request to `castellan serve`: one line of JSON (docs/serve.md).

#pragma once

#include <cstdint>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "solver/decider.hpp"
#include "solver/games/game.hpp"
#include "solver/limits.hpp"

namespace castellan::cli::serve {

struct Request {
  enum class Kind : std::uint8_t { kSolve, kHint, kVerify, kDeal, kGames, kCancel };

  std::string id;  ///< As JSON: a whole number or a text.
  Kind kind = Kind::kSolve;
  std::string game;                  ///< Name or rules; of `games` empty if all are meant.
  std::vector<std::string> options;  ///< "name=value".
  std::string deal_text;
  std::pair<std::string, std::string> deal_number;  ///< Source and digits; empty if the deal is given as text.
  solver::Question question = solver::Question::kWinnable;
  solver::Limits limits;  ///< None above those of the server.
  std::string solution;
  std::string form;
  std::string other_id;  ///< Of the request to be cancelled.
};

/// A line that is no request.
class BadRequest : public std::runtime_error {
 public:
  BadRequest(std::string request_id, const std::string& message)
      : std::runtime_error(message), id(std::move(request_id)) {}
  std::string id;  ///< "null" if the line does not even say that.
};

/// @param most Limits of the server.
/// @throws BadRequest
[[nodiscard]] Request parse_request(std::string_view line, const solver::Limits& most);

/// {"id": …, "answer": …} and {"id": …, "error": …}, each with a line break.
[[nodiscard]] std::string answer_line(const std::string& id, std::string_view answer);
[[nodiscard]] std::string error_line(const std::string& id, std::string_view message);

}  // namespace castellan::cli::serve
