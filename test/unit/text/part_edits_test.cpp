// Edits of a text that several parts were joined to.
#include "engine/text/part_edits.hpp"

#include <doctest/doctest.h>

using namespace paddle_ls::text;

namespace {

// "one\ntwo" and "three", with a line end after each.
constexpr std::string_view text = "one\ntwo\nthree\n";
const std::vector<ByteRange> parts{{0, 7}, {8, 13}};

std::optional<std::string> edited(const Edits& edits) {
  const auto inside = inside_parts(edits, parts, text);
  if (!inside) return std::nullopt;
  for (const Edit& edit : *inside) {
    CHECK((parts[0].contains(edit.range) || parts[1].contains(edit.range)));
  }
  return applied(*normalized(*inside), text);
}

}  // namespace

TEST_CASE("the last line of a part goes with the line end before it") {
  CHECK(edited({{{4, 8}, ""}}) == "one\nthree\n");
  CHECK(edited({{{0, 4}, ""}, {{4, 8}, ""}}) == "\nthree\n");
  CHECK(edited({{{0, 4}, "1\n"}, {{4, 8}, ""}}) == "1\nthree\n");
  CHECK(edited({{{8, 14}, ""}}) == "one\ntwo\n\n");
}

TEST_CASE("a new last line keeps the line end of the seam") {
  CHECK(edited({{{4, 8}, "2\n"}}) == "one\n2\nthree\n");
  CHECK(edited({{{14, 14}, "four\n"}}) == "one\ntwo\nthree\nfour\n");
}

TEST_CASE("an edit that reaches into the next part is not possible") {
  CHECK_FALSE(edited({{{4, 10}, ""}}));
  CHECK(edited({{{5, 6}, "v"}, {{8, 8}, "> "}}) == "one\ntvo\n> three\n");
}
