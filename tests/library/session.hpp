// A session of the C library as a test uses it.

#pragma once

#include <castellan.h>
#include <gtest/gtest.h>

#include <memory>
#include <string>

namespace castellan::test {

struct CloseSession {
  void operator()(castellan_session* session) const { castellan_close(session); }
};
using SessionPtr = std::unique_ptr<castellan_session, CloseSession>;

/// A failure of the test if it cannot be.
inline SessionPtr open_session(const std::string& game, const std::string& options = "") {
  SessionPtr session(castellan_open(game.c_str(), options.c_str()));
  EXPECT_TRUE(session) << castellan_error(nullptr);
  return session;
}

inline void set_seed(castellan_session& session, unsigned seed) {
  EXPECT_EQ(castellan_number_deal(&session, "seed", std::to_string(seed).c_str()), 0) << castellan_error(&session);
}

}  // namespace castellan::test
