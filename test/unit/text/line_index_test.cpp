#include "engine/text/line_index.hpp"

#include <random>
#include <string>

#include <doctest/doctest.h>

using namespace paddle_ls::text;

TEST_CASE("lines end with LF, CR LF or a lone CR, also mixed") {
  const std::string text = "a\nbb\r\nccc\rd";
  const LineIndex lines(text);
  REQUIRE(lines.line_count() == 4);
  CHECK(slice(text, lines.line_content(text, 0)) == "a");
  CHECK(slice(text, lines.line_content(text, 1)) == "bb");
  CHECK(slice(text, lines.line_content(text, 2)) == "ccc");
  CHECK(slice(text, lines.line_content(text, 3)) == "d");
}

TEST_CASE("a text that ends with a line ending has an empty last line") {
  CHECK(LineIndex("").line_count() == 1);
  CHECK(LineIndex("a\n").line_count() == 2);
  CHECK(LineIndex("a\r").line_count() == 2);
}

TEST_CASE("columns count bytes, UTF-16 units or code points") {
  const std::string text = "\xE4\xB8\xAD\xF0\x9F\x98\x80x";  // a Chinese character, an emoji, x
  const LineIndex lines(text);
  CHECK(lines.position(text, 7, Encoding::utf8) == Position{0, 7});
  CHECK(lines.position(text, 7, Encoding::utf16) == Position{0, 3});
  CHECK(lines.position(text, 7, Encoding::utf32) == Position{0, 2});
  CHECK(lines.offset(text, {0, 3}, Encoding::utf16) == 7);
  CHECK(lines.offset(text, {0, 2}, Encoding::utf32) == 7);
}

TEST_CASE("a column inside a surrogate pair or a UTF-8 sequence is the character's start") {
  const std::string text = "a\xF0\x9F\x98\x80z";
  const LineIndex lines(text);
  CHECK(lines.offset(text, {0, 2}, Encoding::utf16) == 1);
  CHECK(lines.offset(text, {0, 3}, Encoding::utf8) == 1);
}

TEST_CASE(
    "a column past the end of its line is the end of the line; a line past the end is nothing") {
  const std::string text = "ab\r\ncd";
  const LineIndex lines(text);
  CHECK(lines.offset(text, {0, 99}, Encoding::utf16) == 2);
  CHECK(lines.offset(text, {1, 99}, Encoding::utf16) == 6);
  CHECK_FALSE(lines.offset(text, {2, 0}, Encoding::utf16));
}

TEST_CASE("an inverted range is refused") {
  const std::string text = "ab\ncd";
  const LineIndex lines(text);
  CHECK_FALSE(lines.byte_range(text, {{1, 0}, {0, 0}}, Encoding::utf16));
  CHECK_FALSE(lines.byte_range(text, {{0, 2}, {0, 1}}, Encoding::utf16));
}

TEST_CASE("broken UTF-8 counts one character a byte") {
  const std::string text = "\xFF\xC0\xE4\xB8x";
  const LineIndex lines(text);
  CHECK(lines.position(text, 4, Encoding::utf32) == Position{0, 4});
  CHECK(lines.offset(text, {0, 4}, Encoding::utf16) == 4);
}

TEST_CASE("a cursor gives the same positions as single look-ups, in any order") {
  const std::string text = "\xE4\xB8\xAD= torch.abs(x)\r\n\xF0\x9F\x98\x80 = 1\rlast";
  const LineIndex lines(text);
  for (const Encoding unit : {Encoding::utf8, Encoding::utf16, Encoding::utf32}) {
    PositionCursor cursor(text, lines, unit);
    for (const std::size_t offset : {0, 3, 5, 5, 12, 17, 19, 23, 24, 3, 30, 99}) {
      CHECK(cursor.position(offset) == lines.position(text, offset, unit));
    }
  }
}

TEST_CASE("an index that followed random edits equals a fresh one") {
  std::mt19937 random(20240607);
  const std::string pieces[] = {"\r", "\n", "\r\n", "a", "", "\xE4\xB8\xAD", "xy\r", "\nz"};
  std::string text;
  LineIndex lines(text);
  for (int step = 0; step < 20000; ++step) {
    const std::size_t start = random() % (text.size() + 1);
    const std::size_t size = std::min<std::size_t>(random() % 4, text.size() - start);
    const std::string& piece = pieces[random() % std::size(pieces)];
    text.replace(start, size, piece);
    lines.replace(text, {start, start + size}, piece.size());
    REQUIRE(lines == LineIndex(text));
    if (text.size() > 200) {
      text.erase(50, 120);
      lines.replace(text, {50, 170}, 0);
    }
  }
}
