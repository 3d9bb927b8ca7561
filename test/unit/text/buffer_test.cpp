#include "engine/text/buffer.hpp"

#include <array>

#include <doctest/doctest.h>

using namespace paddle_ls::text;

namespace {

std::optional<Replacement> change(Buffer& buffer, std::initializer_list<Change> changes) {
  return buffer.change({changes.begin(), changes.size()}, Encoding::utf16);
}

}  // namespace

TEST_CASE("a change leaves earlier readers their text") {
  Buffer buffer("x = torch.abs(y)\n");
  const auto before = buffer.shared_text();
  const auto extent = change(buffer, {{PositionRange{{0, 4}, {0, 9}}, "paddle"}});
  REQUIRE(extent);
  CHECK(extent->replaced == ByteRange{4, 9});
  CHECK(extent->inserted == 6);
  CHECK(buffer.text() == "x = paddle.abs(y)\n");
  CHECK(*before == "x = torch.abs(y)\n");
}

TEST_CASE("several changes are made one after the other and give one extent") {
  Buffer buffer("abc\ndef");
  const auto extent = change(buffer, {{PositionRange{{1, 0}, {1, 1}}, "D\n"},
                                      {PositionRange{{0, 1}, {0, 2}}, ""},
                                      {PositionRange{{2, 2}, {2, 2}}, "!"}});
  REQUIRE(extent);
  CHECK(buffer.text() == "ac\nD\nef!");
  CHECK(extent->replaced == ByteRange{1, 7});
  CHECK(extent->inserted == 7);
  CHECK(buffer.lines() == LineIndex(buffer.text()));
}

TEST_CASE("a whole new text is a change of what differs") {
  Buffer buffer("import torch\nx = 1\n");
  const auto extent = change(buffer, {{std::nullopt, "import paddle\nx = 1\n"}});
  REQUIRE(extent);
  CHECK(extent->replaced == ByteRange{7, 12});
  CHECK(extent->inserted == 6);
}

TEST_CASE("one bad range leaves the buffer as it was") {
  Buffer buffer("a\nb");
  CHECK_FALSE(
      change(buffer, {{PositionRange{{0, 0}, {0, 1}}, "x"}, {PositionRange{{1, 0}, {2, 0}}, "c"}}));
  CHECK_FALSE(change(buffer, {{PositionRange{{1, 0}, {0, 0}}, "c"}}));
  CHECK(buffer.text() == "a\nb");
}
