// `castellan serve`: answers requests, line by line, on the standard streams or a Unix socket.

#include <unistd.h>

#include "cli/arguments/values.hpp"
#include "cli/commands/commands.hpp"
#include "cli/serve/server.hpp"

namespace castellan::cli {

namespace {

ExitCode run_serve(const Arguments& arguments, Output& /*output*/) {
  const auto path = arguments.value("socket");
  serve::Server server(threads_of(arguments), limits_of(arguments));
  if (path) {
    server.serve(serve::UnixSocket(*path));
  } else {
    server.serve(STDIN_FILENO, STDOUT_FILENO);
  }
  return ExitCode::kDone;
}

}  // namespace

Command serve_command() {
  return {
      .name = "serve",
      .summary = "Answer requests of other programs, line by line.",
      .details =
          "Reads requests from standard input, one JSON object a line, and writes each reply to standard output as "
          "soon as it is known; docs/serve.md describes them. Several are answered at once. Ends with exit code 0 at "
          "the end of the input, or at SIGTERM.",
      .positionals = {},
      .options = {{"socket", "PATH", "Listen at this Unix socket instead, which its owner alone may use."},
                  {"threads", "N", "Requests answered at once; default: as many as the machine runs at once."},
                  {"max-positions", "N", "The most positions that a request may ask for; default 50000000."},
                  {"max-time", "SECONDS", "The most time that a request may ask for; default: no limit."},
                  {"max-memory", "SIZE", "The most memory that a request may ask for; default: 1G."}},
      .examples = {{"castellan serve --socket ~/.castellan --max-time 10", "for a game on the same desktop"}},
      .run = run_serve};
}

}  // namespace castellan::cli
