#include "solver/certificates/stock_certificate.hpp"

#include <array>
#include <cstdio>
#include <memory>
#include <nlohmann/json.hpp>
#include <stdexcept>
#include <string>

#include "core/precedence/replay.hpp"
#include "core/precedence/rules_json.hpp"
#include "core/precedence/stock_game.hpp"
#include "core/precedence/stock_text.hpp"
#include "solver/precedence/formula.hpp"
#include "solver/precedence/relaxation.hpp"

#ifndef CASTELLAN_LIBRARY_ONLY
#include <cadical.hpp>
#endif

namespace castellan::solver {

namespace {

using core::precedence::MoveKind;
using core::precedence::StockGame;

void write_win(const Outcome& outcome, const TextSink& sink) {
  std::string text = "moves\n";
  for (const auto& move : core::precedence::to_moves(outcome.line)) {
    switch (move.kind) {
      case MoveKind::kTurn: text += "turn\n"; break;
      case MoveKind::kRedeal: text += "redeal\n"; break;
      case MoveKind::kPlay:
        text += core::to_string(move.rank) + " " + std::to_string(move.foundation + 1) + "\n";
        break;
    }
  }
  sink(text);
}

#ifdef CASTELLAN_LIBRARY_ONLY
/// Without CaDiCaL no deal is lost by its formula alone.
CertificateEnd write_refutation(const StockGame& /*game*/, const CertificateLimits& /*limits*/,
                                const TextSink& /*sink*/) {
  return CertificateEnd::kTooLarge;
}
#else
class Stop : public CaDiCaL::Terminator {
 public:
  explicit Stop(const CertificateLimits& limits) : limits_(limits) {}
  bool terminate() override { return limits_.is_stopped(); }

 private:
  const CertificateLimits& limits_;
};

/// Copies a file from its beginning.
void copy(std::FILE* file, const TextSink& sink) {
  std::array<char, std::size_t{1} << 16> block;
  std::rewind(file);
  while (const std::size_t got = std::fread(block.data(), 1, block.size(), file)) sink({block.data(), got});
  if (std::ferror(file) != 0) throw std::runtime_error("a temporary file cannot be read");
}

CertificateEnd write_refutation(const StockGame& game, const CertificateLimits& limits, const TextSink& sink) {
  if (precedence::Formula::bytes(game.rules()) > limits.max_memory) return CertificateEnd::kTooLarge;
  const std::unique_ptr<std::FILE, int (*)(std::FILE*)> file(std::tmpfile(), std::fclose);
  if (!file) throw std::runtime_error("no temporary file can be made");
  const precedence::Formula formula(game);
  Stop stop(limits);
  CaDiCaL::Solver solver;
  solver.set("quiet", 1);
  solver.set("binary", 0);
  solver.configure("unsat");
  solver.trace_proof(file.get(), "refutation");  // Before the first clause.
  for (const int literal : formula.literals()) solver.add(literal);
  solver.connect_terminator(&stop);
  constexpr int kSatisfiable = 10;
  constexpr int kUnsatisfiable = 20;
  const int answer = solver.solve();
  solver.disconnect_terminator();
  if (answer == kSatisfiable) throw std::logic_error("a deal that is said to be lost can be won");
  if (answer != kUnsatisfiable) return CertificateEnd::kTooLarge;
  solver.flush_proof_trace();
  solver.close_proof_trace();
  sink("formula\n");
  copy(file.get(), sink);
  return CertificateEnd::kWritten;
}
#endif

}  // namespace

CertificateEnd write_certificate(const core::precedence::Rules& rules, const core::precedence::Stock& stock,
                                 const Outcome& outcome, const CertificateLimits& limits, const TextSink& sink) {
  sink("castellan-certificate 1\nrules " + core::precedence::rules_to_json(rules).dump() + "\ndeal " +
       core::precedence::format_stock_line(stock) + "\nverdict " + std::string(to_string(outcome.verdict)) + "\n");
  const StockGame game(rules, stock);
  CertificateEnd end = CertificateEnd::kWritten;
  if (outcome.verdict == Verdict::kWinnable) {
    write_win(outcome, sink);
  } else if (precedence::relaxation_is_lost(game, precedence::Levels(rules), game.start())) {
    sink("relaxation\n");
  } else {
    end = write_refutation(game, limits, sink);
  }
  if (end == CertificateEnd::kWritten) sink("end\n");
  return end;
}

}  // namespace castellan::solver
