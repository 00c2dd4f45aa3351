#include "cli/program.hpp"

#include <csignal>
#include <exception>
#include <new>
#include <string>

#include "cli/process/errors.hpp"
#include "cli/process/interrupt.hpp"
#include "cli/streams/messages.hpp"
#include "cli/streams/progress.hpp"
#include "cli/streams/standard_streams.hpp"
#include "core/input_error.hpp"

namespace castellan::cli {

void prepare_process() {
  claim_standard_streams();
  // A closed pipe and a limit on the size of files are then errors of the write, and told from a crash.
  std::signal(SIGPIPE, SIG_IGN);
  std::signal(SIGXFSZ, SIG_IGN);
  catch_interrupts();
  catch_progress_signal();
}

ExitCode guarded(const std::function<ExitCode(Output&)>& program) {
  try {
    Output output;
    const ExitCode code = program(output);
    output.close();
    return code;
  } catch (const UsageError& error) {
    say(error.what());
    return ExitCode::kUsage;
  } catch (const core::InputError& error) {
    say(error.what());
    return ExitCode::kBadInput;
  } catch (const Interrupted&) {
    return ExitCode::kInterrupted;
  } catch (const OutputError& error) {
    if (!error.reader_left()) say(error.what());
    return ExitCode::kInternalError;
  } catch (const std::bad_alloc&) {
    say("out of memory; a lower --max-memory or fewer --threads bound what is used");
    return ExitCode::kInternalError;
  } catch (const std::exception& error) {
    say("internal error: " + std::string(error.what()));
    return ExitCode::kInternalError;
  }
}

}  // namespace castellan::cli
