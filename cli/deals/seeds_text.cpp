#include "cli/deals/seeds_text.hpp"

#include "cli/reports/number_text.hpp"
#include "core/deals/deal_number.hpp"

namespace castellan::cli {

std::string seeds_text(const SeedRange& seeds) {
  return std::to_string(seeds.first) + "-" + std::to_string(seeds.last) + " (generator " +
         std::string(core::kSeedGeneratorVersion) + ")";
}

std::string interrupted_text(std::uint64_t deals) { return ", interrupted after the first " + counted(deals, "deal"); }

}  // namespace castellan::cli
