// How far two words are apart.
#include "engine/text/edit_distance.hpp"

#include <string>

#include <doctest/doctest.h>

using paddle_ls::text::edit_distance;

TEST_CASE("a change, a gap, an addition and a swap of neighbours count once each") {
  CHECK(edit_distance("dim", "dim", 3) == 0);
  CHECK(edit_distance("dim", "din", 3) == 1);
  CHECK(edit_distance("dims", "dim", 3) == 1);
  CHECK(edit_distance("dim", "dims", 3) == 1);
  CHECK(edit_distance("dytpe", "dtype", 3) == 1);
  CHECK(edit_distance("kitten", "sitting", 3) == 3);
  CHECK(edit_distance("", "ab", 3) == 2);
}

TEST_CASE("characters count, not bytes") {
  CHECK(edit_distance("参数", "参类", 3) == 1);
}

TEST_CASE("past the limit words are just far") {
  CHECK(edit_distance("abcdef", "uvwxyz", 2) == 3);
  CHECK(edit_distance(std::string(200, 'a'), std::string(200, 'a'), 2) == 3);
}
