// Can this position still be won, and what does each move lead to? The position comes from standard input.

#include <castellan.h>

#include <iostream>
#include <iterator>
#include <memory>
#include <stdexcept>
#include <string>

namespace {

struct Close {
  void operator()(castellan_session* session) const { castellan_close(session); }
};
using Session = std::unique_ptr<castellan_session, Close>;

const char* text(castellan_verdict verdict) {
  switch (verdict) {
    case CASTELLAN_WINNABLE: return "winnable";
    case CASTELLAN_UNWINNABLE: return "unwinnable";
    case CASTELLAN_UNDECIDED: return "undecided";
    case CASTELLAN_ERROR: break;
  }
  throw std::runtime_error("there is no verdict");
}

void hint(const char* game, const std::string& position) {
  const Session session(castellan_open(game, nullptr));
  if (!session) throw std::runtime_error(castellan_error(nullptr));
  // A position that takes longer is not worth the wait of a player.
  castellan_limit_seconds(session.get(), 1);
  if (castellan_read_deal(session.get(), position.c_str()) != 0 ||
      castellan_hint(session.get(), CASTELLAN_GOOD_SOLUTION) == CASTELLAN_ERROR) {
    throw std::runtime_error(castellan_error(session.get()));
  }
  std::cout << "The position is " << text(castellan_answer_verdict(session.get())) << ".\n";
  for (std::size_t i = 0; i < castellan_move_count(session.get()); ++i) {
    std::cout << castellan_move_text(session.get(), i) << ": " << text(castellan_move_verdict(session.get(), i));
    if (const auto moves = castellan_move_length(session.get(), i); moves > 0) std::cout << ", " << moves << " moves";
    std::cout << '\n';
  }
}

}  // namespace

int main(int argc, char** argv) {
  if (argc != 2) {
    std::cerr << "usage: hint GAME < POSITION\n";
    return 1;
  }
  try {
    hint(argv[1], {std::istreambuf_iterator<char>(std::cin), {}});
  } catch (const std::exception& error) {
    std::cerr << "hint: " << error.what() << '\n';
    return 1;
  }
}
