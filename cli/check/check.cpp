#include "cli/check/check.hpp"

#include "cli/check/form/fields.hpp"
#include "cli/check/form/lines.hpp"
#include "cli/check/stock/stock.hpp"
#include "cli/check/tableau/game.hpp"

namespace castellan::check {

Checked check_certificate(const std::string& path) {
  Lines lines(path);
  if (lines.next() != "castellan-certificate 1") lines.malformed("expected \"castellan-certificate 1\"");
  Fields fields(lines.next("rules"));
  const std::string deal = lines.next("deal");
  const std::string verdict = lines.next("verdict");
  if (verdict != "winnable" && verdict != "unwinnable") lines.malformed("a verdict must be winnable or unwinnable");
  Checked checked{.winnable = verdict == "winnable"};
  if (fields.has("redeals")) {
    const Stock stock = read_stock(fields, deal);
    checked.winnable ? check_stock_win(stock, lines, checked) : check_stock_loss(stock, lines, checked);
  } else {
    const Rules rules = read_rules(fields);
    const Deal board = read_deal(rules, deal);
    checked.winnable ? check_win(rules, board, lines, checked) : check_loss(rules, board, lines, checked);
  }
  lines.expect_end();
  return checked;
}

}  // namespace castellan::check
