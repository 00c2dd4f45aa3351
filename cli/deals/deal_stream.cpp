#include "cli/deals/deal_stream.hpp"

#include <memory>
#include <utility>

#include "cli/deals/deal_choice.hpp"
#include "cli/deals/deal_numbers.hpp"
#include "cli/process/errors.hpp"
#include "cli/streams/input_file.hpp"
#include "core/input_error.hpp"
#include "core/text/deal_list.hpp"
#include "core/text/text_input.hpp"

namespace castellan::cli {

namespace {

class LineStream {
 public:
  LineStream(solver::GamePtr game, const std::string& path, const core::DealReading& reading)
      : game_(std::move(game)), file_(path), reading_(reading) {}

  std::optional<solver::BatchDeal> next() {
    for (;;) {
      if (const auto listed = list_.next()) return read(*listed);
      if (problem_) return std::exchange(problem_, std::nullopt);
      if (ended_) return std::nullopt;
      read_line();
    }
  }

 private:
  /// Takes the next line into the list; at the end, what is left of it.
  void read_line() {
    try {
      const auto line = file_.next_line();
      if (!line) {
        ended_ = true;
        list_.end();
        if (!seen_any_ && list_.empty()) fail(file_.name() + " holds no deal");
      } else if (line->too_long) {
        list_.end();
        problem_ = solver::BatchDeal{
            .number = line->number,
            .deal = nullptr,
            .problem = place(line->number) + ": longer than " + std::to_string(InputFile::kLongestLine) + " bytes"};
        seen_any_ = true;
      } else {
        list_.add(core::plainly_spaced(line->text), line->number);
      }
    } catch (const core::InputError& error) {
      fail(error.what());
    } catch (const Interrupted&) {
      ended_ = true;
    }
  }

  /// The last item.
  void fail(const std::string& problem) {
    problem_ = solver::BatchDeal{.number = 0, .deal = nullptr, .problem = problem};
    ended_ = true;
  }

  solver::BatchDeal read(const core::ListedText& listed) {
    seen_any_ = true;
    solver::BatchDeal deal{.number = listed.first_line, .deal = nullptr, .problem = {}};
    try {
      deal.deal = game_->read_listed(listed.text, static_cast<int>(listed.first_line), reading_);
    } catch (const core::InputError& error) {
      deal.problem = file_.name() + ", " + error.what();
    }
    return deal;
  }

  [[nodiscard]] std::string place(std::uint64_t line) const { return file_.name() + ", line " + std::to_string(line); }

  solver::GamePtr game_;
  InputFile file_;
  core::DealReading reading_;
  core::DealList list_;
  std::optional<solver::BatchDeal> problem_;  ///< Comes after what is on the list.
  bool seen_any_ = false;
  bool ended_ = false;
};

}  // namespace

DealStream number_stream(solver::GamePtr game, DealNumbers numbers) {
  const core::DealSource source = numbers.source;
  return [game, source, next = each_of(std::move(numbers))]() -> std::optional<solver::BatchDeal> {
    const auto number = next();
    if (!number) return std::nullopt;
    return solver::BatchDeal{.number = *number, .deal = game->numbered_deal({source, *number}), .problem = ""};
  };
}

DealStream line_stream(solver::GamePtr game, const std::string& path, const core::DealReading& reading) {
  // Shared: std::function copies what it holds, and an open file is not copied.
  const auto lines = std::make_shared<LineStream>(std::move(game), path, reading);
  return [lines] { return lines->next(); };
}

DealStream file_stream(solver::GamePtr game, std::vector<std::string> paths, const core::DealReading& reading) {
  return
      [game, paths = std::move(paths), reading, place = std::size_t{0}]() mutable -> std::optional<solver::BatchDeal> {
        if (place == paths.size()) return std::nullopt;
        solver::BatchDeal deal{.number = place, .deal = nullptr, .problem = {}};
        try {
          deal.deal = read_deal(*game, paths[place], reading).deal;
        } catch (const core::InputError& error) {
          deal.problem = error.what();
        } catch (const Interrupted&) {
          return std::nullopt;
        }
        ++place;
        return deal;
      };
}

}  // namespace castellan::cli
