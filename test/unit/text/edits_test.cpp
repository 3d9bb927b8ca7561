#include "engine/text/edits.hpp"

#include <doctest/doctest.h>

using namespace paddle_ls::text;

TEST_CASE("edits are sorted and exact repetitions count once") {
  const auto edits = normalized({{{6, 9}, "b"}, {{0, 5}, "a"}, {{6, 9}, "b"}});
  REQUIRE(edits);
  CHECK(*edits == Edits{{{0, 5}, "a"}, {{6, 9}, "b"}});
  CHECK(applied(*edits, "torch.abs(x)") == "a.b(x)");
}

TEST_CASE("overlapping edits are refused with their place") {
  const auto edits = normalized({{{0, 5}, "a"}, {{4, 9}, "b"}});
  REQUIRE_FALSE(edits);
  CHECK(edits.error().message == "two edits overlap at bytes 4 to 5");
}

TEST_CASE("an insertion at the start of a replaced range stands before the replacement") {
  const auto edits = normalized({{{3, 5}, "new"}, {{3, 3}, "before "}});
  REQUIRE(edits);
  CHECK(applied(*edits, "x, yy") == "x, before new");
}

TEST_CASE("two rounds of edits are one round of edits of the old text") {
  const std::string old = "a = torch.f(x) + torch.g(y)\nkeep\n";
  const Edits first{{{4, 9}, "paddle"}, {{13, 13}, ", 1"}, {{17, 22}, "paddle"}};
  const std::string between = applied(first, old);
  REQUIRE(between == "a = paddle.f(x, 1) + paddle.g(y)\nkeep\n");
  const Edits second{{{0, 1}, "b"}, {{16, 17}, "2"}, {{21, 32}, "z"}, {{37, 37}, "!"}};
  const Edits both = composed(first, between, second);
  CHECK(applied(both, old) == applied(second, between));
  CHECK(
      both ==
      Edits{
          {{0, 1}, "b"}, {{4, 9}, "paddle"}, {{13, 13}, ", 2"}, {{17, 27}, "z"}, {{32, 32}, "!"}});
  CHECK(composed(first, between, {}) == first);
  CHECK(composed({}, old, first) == first);
}

TEST_CASE("an offset follows the edits before it") {
  const Edits edits{{{0, 5}, "paddle"}, {{10, 12}, ""}};
  CHECK(moved(0, edits) == 6);
  CHECK(moved(7, edits) == 8);
  CHECK(moved(10, edits) == 11);
  CHECK(moved(12, edits) == 11);
}

TEST_CASE("a difference is the smallest replacement that cuts no character") {
  CHECK(difference("abc", "abc").empty());
  CHECK(difference("x = torch.abs(y)", "x = paddle.abs(y)") == Edits{{{4, 9}, "paddle"}});
  CHECK(difference("aa", "aaa") == Edits{{{2, 2}, "a"}});
  // U+4E2D and U+4E2E share their first two bytes; U+4E2D and U+5E2D share their last two.
  CHECK(difference("\xE4\xB8\xAD", "\xE4\xB8\xAE") == Edits{{{0, 3}, "\xE4\xB8\xAE"}});
  CHECK(difference("\xE4\xB8\xAD", "\xE5\xB8\xAD") == Edits{{{0, 3}, "\xE5\xB8\xAD"}});
}
