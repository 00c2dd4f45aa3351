#include "cli/process/version.hpp"

#include <oneapi/tbb/version.h>

#include <boost/version.hpp>
#include <nlohmann/json.hpp>
#include <sstream>

#include "core/deals/deal_number.hpp"

namespace castellan::cli {

std::string version_text() {
  // Boost's number is its three parts in decimal: 107400 is 1.74.0.
  constexpr int kBoostMajor = BOOST_VERSION / 100000;
  constexpr int kBoostMinor = BOOST_VERSION / 100 % 1000;
  constexpr int kBoostPatch = BOOST_VERSION % 100;
  std::ostringstream text;
  text << "castellan " << kVersion << '\n'
       << "deal generator: " << core::kSeedGeneratorVersion << '\n'
       << "compiler: " << CASTELLAN_COMPILER << ", " << CASTELLAN_BUILD_TYPE << " build\n"
       << "libraries: Boost " << kBoostMajor << '.' << kBoostMinor << '.' << kBoostPatch << ", oneTBB "
       << TBB_runtime_version() << ", nlohmann-json " << NLOHMANN_JSON_VERSION_MAJOR << '.'
       << NLOHMANN_JSON_VERSION_MINOR << '.' << NLOHMANN_JSON_VERSION_PATCH << '\n';
  return text.str();
}

}  // namespace castellan::cli
