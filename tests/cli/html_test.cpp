// Text as HTML, and command lines as one would type them.

#include "cli/html/html.hpp"

#include <gtest/gtest.h>

#include "cli/arguments/shell_words.hpp"

namespace castellan::cli {
namespace {

const std::string kReplaced = "\xEF\xBF\xBD";

TEST(Escaped, LeavesNothingThatHtmlReadsOtherwise) {
  EXPECT_EQ(escaped("<script>alert(\"1\" + '2' & 3)</script>"),
            "&lt;script&gt;alert(&quot;1&quot; + &#39;2&#39; &amp; 3)&lt;/script&gt;");
  EXPECT_EQ(escaped("plain → text, ünïcode 🂡\n\t"), "plain → text, ünïcode 🂡\n\t");
}

TEST(Escaped, ReplacesWhatIsNoText) {
  EXPECT_EQ(escaped(std::string("a\0b", 3)), "a" + kReplaced + "b");
  EXPECT_EQ(escaped("a\x1b[1m\x7f"), "a" + kReplaced + "[1m" + kReplaced);
  EXPECT_EQ(escaped("\xff\xc3(\xe2\x82"), kReplaced + kReplaced + "(" + kReplaced + kReplaced);
  EXPECT_EQ(escaped("\xc0\xbc"), kReplaced + kReplaced) << "a < written longer than needed";
  EXPECT_EQ(escaped("\xed\xa0\x80"), kReplaced + kReplaced + kReplaced) << "half of a pair";
  EXPECT_EQ(escaped("\xc2\x85"), kReplaced) << "a control character of C1";
}

TEST(Isolated, EndsTheDirectionOfWritingWithTheText) { EXPECT_EQ(isolated("\u202Eabc<"), "<bdi>\u202Eabc&lt;</bdi>"); }

TEST(Element, EscapesValuesOfAttributes) {
  EXPECT_EQ(element("a", {{"href", "#\"x\""}, {"id", ""}}, "<b></b>"), "<a href=\"#&quot;x&quot;\"><b></b></a>");
}

TEST(DataBlock, CannotBeEndedByItsData) {
  EXPECT_EQ(data_block(R"({"a":"</script><!--&"})"),
            "<script type=\"application/json\">{\"a\":\"\\u003c/script\\u003e\\u003c!--\\u0026\"}</script>");
}

TEST(ShellText, QuotesWhatAShellWouldReadOtherwise) {
  EXPECT_EQ(shell_text({"solve", "--seed", "7", "a=b", "1,2/x.db"}), "solve --seed 7 a=b 1,2/x.db");
  EXPECT_EQ(shell_text({"", "a b", "$(x)"}), "'' 'a b' '$(x)'");
  EXPECT_EQ(shell_text({"it's", "a\\'b"}), "$'it\\'s' $'a\\\\\\'b'");
  EXPECT_EQ(shell_text({"\u202Ea\n1"}), "$'\\xe2\\x80\\xaea\\x0a1'");
}

}  // namespace
}  // namespace castellan::cli
