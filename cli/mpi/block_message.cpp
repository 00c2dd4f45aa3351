#include "cli/mpi/block_message.hpp"

#include <nlohmann/json.hpp>
#include <set>
#include <string>
#include <string_view>

namespace castellan::cli::mpi {

namespace {

using Json = nlohmann::json;

/// The same text with static storage duration, as the names of strategies have that this process decided with.
std::string_view lasting(const std::string& text) {
  static std::set<std::string> texts;
  return *texts.insert(text).first;
}

}  // namespace

std::vector<std::uint8_t> encoded(const solver::BlockResult& block) {
  Json deals = Json::array();
  for (const solver::DealRecord& deal : block.deals) {
    deals.push_back({static_cast<int>(deal.verdict), static_cast<int>(deal.proof), static_cast<int>(deal.limit),
                     deal.stage, deal.positions, deal.moves, deal.cpu_ns});
  }
  return Json::to_cbor(Json{block.seeds.first, block.seeds.last, std::move(deals)});
}

solver::BlockResult decoded(std::span<const std::uint8_t> message) {
  const Json json = Json::from_cbor(message.begin(), message.end());
  solver::BlockResult block;
  block.seeds = {json[0].get<std::uint64_t>(), json[1].get<std::uint64_t>()};
  std::uint64_t seed = block.seeds.first;
  for (const Json& row : json[2]) {
    std::size_t place = 0;
    const auto number = [&] { return row[place++].get<std::uint64_t>(); };
    solver::DealRecord deal{.seed = seed++, .stage = {}};
    deal.verdict = static_cast<solver::Verdict>(number());
    deal.proof = static_cast<solver::Proof>(number());
    deal.limit = static_cast<solver::LimitHit>(number());
    deal.stage = lasting(row[place++].get<std::string>());
    deal.positions = number();
    deal.moves = number();
    deal.cpu_ns = number();
    block.deals.push_back(deal);
    block.summary.add(deal);
  }
  return block;
}

}  // namespace castellan::cli::mpi
