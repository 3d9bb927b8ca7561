#include "platform/system_encoding.hpp"

#include <doctest/doctest.h>

using namespace paddle_ls::platform;

namespace {

void check_both_ways(const std::string& name, const std::string& bytes, const std::string& text) {
  CAPTURE(name);
  const auto read = to_utf8(bytes, name);
  REQUIRE(read);
  REQUIRE(*read);
  CHECK(**read == text);
  const auto written = from_utf8(text, name);
  REQUIRE(written);
  REQUIRE(*written);
  CHECK(**written == bytes);
}

}  // namespace

TEST_CASE("texts come from and go to other encodings") {
  check_both_ways("ISO-8859-1", "# caf\xE9", "# café");
  check_both_ways("cp1252", "\x80 5", "€ 5");
  check_both_ways("koi8-r", "\xC4\xC1", "да");
  check_both_ways("gbk", "# \xB7\xC9\xBD\xB0", "# 飞桨");
  check_both_ways("big5", "\xA4\xA4\xA4\xE5", "中文");
  check_both_ways("euc-kr", "\xC7\xD1", "한");
  check_both_ways("shift_jis", "\x93\xFA\x96\x7B", "日本");
}

TEST_CASE("what cannot be converted says where it stops") {
  const auto broken = to_utf8("ab\xFF\xFF", "gbk");
  REQUIRE(broken);
  REQUIRE_FALSE(*broken);
  CHECK(broken->error() == 2);
  const auto missing = from_utf8("ab飞", "ISO-8859-1");
  REQUIRE(missing);
  CHECK_FALSE(*missing);
  CHECK_FALSE(to_utf8("a", "no-such-encoding"));
  CHECK_FALSE(from_utf8("a", "no-such-encoding"));
}
