// Answers requests one after the other, with the memory of one worker thread.

#pragma once

#include <atomic>
#include <optional>
#include <string>
#include <vector>

#include "cli/serve/request.hpp"
#include "cli/session/session.hpp"

namespace castellan::cli::serve {

class Clerk {
 public:
  /// The whole reply, an answer or an error. Never throws.
  [[nodiscard]] std::string reply(const Request& request) noexcept;

  /// Set by any thread, it ends the request under way; the one that sets it takes it back.
  std::atomic<bool> stop = false;

 private:
  [[nodiscard]] std::string answer(const Request& request);
  Session& session_of(const Request& request);

  std::string game_;
  std::vector<std::string> options_;
  std::optional<Session> session_;  ///< Of the game above: most requests are of the same one as the request before.
};

}  // namespace castellan::cli::serve
