#include "server/cli/reports/harmless_output.hpp"

#include <sstream>

#include <doctest/doctest.h>

using namespace paddle_ls::cli;

namespace {

constexpr const char* replaced = "\xEF\xBF\xBD";

std::string painted(std::string_view text) {
  return harmless(text, OwnColours::pass);
}

}  // namespace

TEST_CASE("text, line ends and our colours get through") {
  for (const char* text : {"", "a\tb\n", "a\r\nb", "\x1b[1;31merror\x1b[0m",
                           "\xE4\xB8\xAD\xE6\x96\x87", "\xF0\x9F\x98\x80"}) {
    CHECK(painted(text) == text);
  }
}

TEST_CASE("terminal control sequences do not get through") {
  const std::string mark = replaced;
  CHECK(painted("\x1b]0;title\x07") == mark + "]0;title" + mark);
  CHECK(painted("\x1b[2J") == mark + "[2J");
  CHECK(painted("\x1b[8mhidden") == mark + "[8mhidden");
  CHECK(painted("name\rother") == "name" + mark + "other");
  CHECK(painted("a\x08") == "a" + mark);
  CHECK(painted("\xC2\x9B"
                "31m") == mark + "31m");
  CHECK(painted("\x9B"
                "31m") == mark + "31m");
  CHECK(painted("\xED\xA0\x80") == mark + mark + mark);
}

TEST_CASE("bidirectional control characters do not get through") {
  const std::string mark = replaced;
  for (const char* turn : {"\xD8\x9C", "\xE2\x80\x8E", "\xE2\x80\x8F", "\xE2\x80\xAA",
                           "\xE2\x80\xAE", "\xE2\x81\xA6", "\xE2\x81\xA9", "\xE2\x80\xA8"}) {
    CHECK(painted("a" + std::string(turn) + "b") == "a" + mark + "b");
  }
  for (const char* text :
       {"\xE2\x80\xA6", "\xE2\x80\x94", "\xE2\x86\x92", "\xE2\x81\xA4", "\xD8\xA7"}) {
    CHECK(painted(text) == text);
  }
}

TEST_CASE("a stream that is written byte by byte has the same output as at once") {
  const std::string text =
      "\x1b[1mA\x1b[0m \xE4\xB8\xAD \x1b[2J\r\nB\rC \xF0\x9F\x98\x80 \xE4\xB8 D";
  std::ostringstream out;
  {
    const HarmlessStream guard(out, OwnColours::pass);
    for (const char byte : text) out << byte;
  }
  CHECK(out.str() == painted(text));
}

TEST_CASE("without colours no escape sequence gets through") {
  CHECK(harmless("\x1b[31mname\x1b[0m", OwnColours::replaced) ==
        std::string(replaced) + "[31mname" + replaced + "[0m");
}
