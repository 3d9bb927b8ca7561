#include "engine/text/buffer.hpp"

#include <doctest/doctest.h>

using namespace paddle_ls::text;

TEST_CASE("a change leaves earlier readers their text") {
  Buffer buffer("x = torch.abs(y)\n");
  const auto before = buffer.shared_text();
  const auto change = buffer.replace({{0, 4}, {0, 9}}, Encoding::utf16, "paddle");
  REQUIRE(change);
  CHECK(change->replaced == ByteRange{4, 9});
  CHECK(change->inserted == 6);
  CHECK(buffer.text() == "x = paddle.abs(y)\n");
  CHECK(*before == "x = torch.abs(y)\n");
}

TEST_CASE("a range outside the text changes nothing") {
  Buffer buffer("a\nb");
  CHECK_FALSE(buffer.replace({{1, 0}, {2, 0}}, Encoding::utf16, "c"));
  CHECK_FALSE(buffer.replace({{1, 0}, {0, 0}}, Encoding::utf16, "c"));
  CHECK(buffer.text() == "a\nb");
}
