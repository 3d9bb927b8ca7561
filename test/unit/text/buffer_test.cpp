#include "engine/text/buffer.hpp"

#include <array>

#include <doctest/doctest.h>

using namespace paddle_ls::text;

namespace {

void change(Buffer& buffer, std::initializer_list<TextChange> changes) {
  buffer.change({changes.begin(), changes.size()}, Encoding::utf16);
}

// One change on one line, and the text after it.
std::string changed(Buffer& buffer, std::uint32_t from, std::uint32_t to, std::string_view text,
                    Encoding unit = Encoding::utf16) {
  const TextChange one{PositionRange{{0, from}, {0, to}}, text};
  buffer.change({&one, 1}, unit);
  CHECK(buffer.lines() == LineIndex(buffer.text()));
  return std::string(buffer.text());
}

constexpr std::string_view high = "\xED\xA0\xBD";  // of U+1F600
constexpr std::string_view low = "\xED\xB8\x80";

}  // namespace

TEST_CASE("a change leaves earlier readers their text") {
  Buffer buffer("x = torch.abs(y)\n");
  const auto before = buffer.shared_text();
  change(buffer, {{PositionRange{{0, 4}, {0, 9}}, "paddle"}});
  CHECK(buffer.text() == "x = paddle.abs(y)\n");
  CHECK(*before == "x = torch.abs(y)\n");
}

TEST_CASE("several changes are made one after the other") {
  Buffer buffer("abc\ndef");
  change(buffer, {{PositionRange{{1, 0}, {1, 1}}, "D\n"},
                  {PositionRange{{0, 1}, {0, 2}}, ""},
                  {PositionRange{{2, 2}, {2, 2}}, "!"}});
  CHECK(buffer.text() == "ac\nD\nef!");
  CHECK(buffer.lines() == LineIndex(buffer.text()));
}

TEST_CASE("a change without a range is a whole new text") {
  Buffer buffer("import torch\nx = 1\n");
  change(buffer, {{std::nullopt, "import paddle\nx = 1\ny"}});
  CHECK(buffer.text() == "import paddle\nx = 1\ny");
  CHECK(buffer.lines() == LineIndex(buffer.text()));
}

TEST_CASE("positions are clamped, and a range from its end to its start is the range") {
  Buffer buffer("a\nb");
  change(buffer, {{PositionRange{{0, 0}, {0, 1}}, "x"}, {PositionRange{{1, 0}, {2, 0}}, "c"}});
  CHECK(buffer.text() == "x\nc");
  change(buffer, {{PositionRange{{1, 0}, {0, 1}}, "-"}});
  CHECK(buffer.text() == "x-c");
  change(buffer, {{PositionRange{{7, 7}, {9, 0}}, "\r"}, {PositionRange{{0, 99}, {0, 100}}, "!"}});
  CHECK(buffer.text() == "x-c!\r");
}

TEST_CASE("half of a pair is one unit, and becomes its character when it meets the other half") {
  Buffer buffer(std::string(high) + " = 1");
  CHECK(buffer.text() == "\uFFFD = 1");
  CHECK(changed(buffer, 4, 5, "2") == "\uFFFD = 2");
  CHECK(changed(buffer, 1, 1, low) == "\U0001F600 = 2");
  CHECK(buffer.lone_halves().empty());
  CHECK(changed(buffer, 5, 6, "3") == "\U0001F600 = 3");
  CHECK(changed(buffer, 0, 0, low) == "\uFFFD\U0001F600 = 3");
  CHECK(changed(buffer, 1, 1, low) == "\uFFFD\uFFFD\U0001F600 = 3");
  CHECK(changed(buffer, 1, 2, high) == "\uFFFD\uFFFD\U0001F600 = 3");
  CHECK(changed(buffer, 3, 4, "") == "\uFFFD\uFFFD\uFFFD = 3");
}

TEST_CASE("a change may cut a pair, and put it together again") {
  Buffer buffer("\U0001F600 = 1");
  CHECK(changed(buffer, 1, 2, "") == "\uFFFD = 1");
  CHECK(changed(buffer, 1, 1, low) == "\U0001F600 = 1");
  CHECK(changed(buffer, 0, 1, "") == "\uFFFD = 1");
  CHECK(changed(buffer, 0, 0, high) == "\U0001F600 = 1");
  CHECK(changed(buffer, 1, 1, "") == "\U0001F600 = 1");
  CHECK(changed(buffer, 1, 1, "\U0001F601") == "\uFFFD\U0001F601\uFFFD = 1");
  CHECK(changed(buffer, 1, 3, "") == "\U0001F600 = 1");
  CHECK(changed(buffer, 1, 3, "\n") == "\uFFFD\n= 1");
}

TEST_CASE("the replacement character itself is never taken for a half") {
  Buffer buffer("\uFFFD");
  CHECK(changed(buffer, 1, 1, low) == "\uFFFD\uFFFD");
  CHECK(changed(buffer, 0, 1, high) == "\U0001F600");
}

TEST_CASE("two halves of different edits stay two characters where UTF-16 is not the unit") {
  Buffer buffer{std::string(high)};
  CHECK(changed(buffer, 1, 1, low, Encoding::utf32) == "\uFFFD\uFFFD");
  CHECK(changed(buffer, 3, 6, "x", Encoding::utf8) == "\uFFFDx");
}
