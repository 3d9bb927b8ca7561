#include "engine/text/buffer.hpp"

#include <array>

#include <doctest/doctest.h>

using namespace paddle_ls::text;

namespace {

bool change(Buffer& buffer, std::initializer_list<Change> changes) {
  return buffer.change({changes.begin(), changes.size()}, Encoding::utf16);
}

}  // namespace

TEST_CASE("a change leaves earlier readers their text") {
  Buffer buffer("x = torch.abs(y)\n");
  const auto before = buffer.shared_text();
  REQUIRE(change(buffer, {{PositionRange{{0, 4}, {0, 9}}, "paddle"}}));
  CHECK(buffer.text() == "x = paddle.abs(y)\n");
  CHECK(*before == "x = torch.abs(y)\n");
}

TEST_CASE("several changes are made one after the other") {
  Buffer buffer("abc\ndef");
  REQUIRE(change(buffer, {{PositionRange{{1, 0}, {1, 1}}, "D\n"},
                          {PositionRange{{0, 1}, {0, 2}}, ""},
                          {PositionRange{{2, 2}, {2, 2}}, "!"}}));
  CHECK(buffer.text() == "ac\nD\nef!");
  CHECK(buffer.lines() == LineIndex(buffer.text()));
}

TEST_CASE("a change without a range is a whole new text") {
  Buffer buffer("import torch\nx = 1\n");
  REQUIRE(change(buffer, {{std::nullopt, "import paddle\nx = 1\ny"}}));
  CHECK(buffer.text() == "import paddle\nx = 1\ny");
  CHECK(buffer.lines() == LineIndex(buffer.text()));
}

TEST_CASE("one bad range leaves the buffer as it was") {
  Buffer buffer("a\nb");
  CHECK_FALSE(
      change(buffer, {{PositionRange{{0, 0}, {0, 1}}, "x"}, {PositionRange{{1, 0}, {2, 0}}, "c"}}));
  CHECK_FALSE(change(buffer, {{PositionRange{{1, 0}, {0, 0}}, "c"}}));
  CHECK(buffer.text() == "a\nb");
}
