#include "engine/text/shortened.hpp"

#include <doctest/doctest.h>

using paddle_ls::text::shortened;

TEST_CASE("a text is cut between words, outside of code, and not inside of a character") {
  CHECK(shortened("short", 10) == "short");
  CHECK(shortened("one two three", 11) == "one two...");
  CHECK(shortened("one two, three", 12) == "one two...");
  CHECK(shortened("what does `a b c d` do", 17) == "what does...");
  CHECK(shortened("oneword", 6) == "one...");
  CHECK(shortened("\u00e9\u00e9\u00e9\u00e9", 6) == "\u00e9...");
  CHECK(shortened("abcdef", 2) == "..");
}
