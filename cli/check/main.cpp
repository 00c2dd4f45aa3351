// `castellan-check FILE…`: says of each file whether it proves what it says.

#include <algorithm>
#include <iostream>
#include <string>

#include "cli/check/check.hpp"
#include "cli/check/form/lines.hpp"

int main(int count, char** words) {
  using namespace castellan::check;
  if (count < 2 || std::string(words[1]) == "--help") {
    std::cout
        << "Usage: castellan-check FILE...\nChecks certificates, as `castellan solve --certificate` writes them.\n"
           "Exit code: 0 all checked, 10 one proves nothing, 31 one is malformed.\n";
    return count < 2 ? 30 : 0;
  }
  int worst = 0;
  for (int i = 1; i < count; ++i) {
    const std::string path = words[i];
    try {
      const Checked checked = check_certificate(path);
      std::cout << path << ": " << (checked.winnable ? "winnable" : "unwinnable") << ", checked: " << checked.positions
                << " positions, " << checked.steps << " steps\n";
    } catch (const NoProof& reason) {
      std::cout << path << ": no proof: " << reason.what() << '\n';
      worst = std::max(worst, 10);
    } catch (const std::exception& reason) {
      std::cout << path << ": malformed: " << reason.what() << '\n';
      worst = 31;
    }
  }
  std::cout.flush();
  return std::cout ? worst : 40;
}
