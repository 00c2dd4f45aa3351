// Run files that no run has made.

#pragma once

#include <string>

#include "cli/runs/run_file.hpp"

namespace castellan::test {

/// A run file with the blocks of another one, and with what `change` makes of its identity.
template <typename Change>
void copy_run(const std::string& path, const std::string& from, Change change) {
  cli::runs::RunFile model(from);
  cli::runs::RunIdentity identity = model.identity();
  change(identity);
  cli::runs::RunFile file(path, identity, model.rows(), model.block_size());
  cli::runs::Transaction writing = file.transaction();
  for (const solver::SeedBlock& seeds : model.stored()) file.write(model.read(seeds));
  writing.commit();
}

}  // namespace castellan::test
