#include "engine/templates/text/python_characters.hpp"

#include <doctest/doctest.h>

using namespace paddle_ls::templates;

TEST_CASE("lines end where str.splitlines ends them") {
  using Lines = std::vector<std::string_view>;
  CHECK(split_lines("") == Lines{});
  CHECK(split_lines("\n") == Lines{""});
  CHECK(split_lines("a\r\nb\rc\n") == Lines{"a", "b", "c"});
  CHECK(split_lines("a\vb\fc\x1c"
                    "d\xC2\x85"
                    "e\xE2\x80\xA8"
                    "f") == Lines{"a", "b", "c", "d", "e", "f"});
  CHECK(split_lines("a\x1f"
                    "b") == Lines{"a\x1f"
                                  "b"});
}

TEST_CASE("spaces at the end are Python's spaces") {
  CHECK(end_without_spaces("a \t\x1f\xC2\xA0\xE3\x80\x80") == 1);
  CHECK(end_without_spaces("a\xE2\x80\x8B") == 4);  // a zero width space is none
  CHECK(end_without_spaces("a\xC2") == 2);
  CHECK(is_blank(" \n"));
}

TEST_CASE("the first byte that is not UTF-8 is found") {
  CHECK(first_invalid_byte("变é") == std::string_view::npos);
  CHECK(first_invalid_byte("a\xED\xA0\x80") == 1);  // an encoded surrogate
  CHECK(first_invalid_byte("a\xC0\x80") == 1);      // overlong
  CHECK(first_invalid_byte("a\xE5\x8F") == 1);
}

TEST_CASE("text mode reads every line break as a line feed") {
  CHECK(with_universal_newlines("a\r\nb\rc\r\r\n") == "a\nb\nc\n\n");
}

TEST_CASE("an identifier is one name and nothing else") {
  CHECK(is_identifier("_a1"));
  CHECK(is_identifier("变"));
  CHECK_FALSE(is_identifier(""));
  CHECK_FALSE(is_identifier("1a"));
  CHECK_FALSE(is_identifier("a b"));
}
