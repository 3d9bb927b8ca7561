#include "project/contents/parse_lenient_json.hpp"

#include <string>

#include <boost/json.hpp>
#include <doctest/doctest.h>

using namespace paddle_ls::contents;
namespace json = boost::json;

namespace {

std::string serialized(std::string_view text) {
  const auto value = parse_json(text);
  return value ? json::serialize(*value) : "error: " + value.error().message;
}

}  // namespace

TEST_CASE("JSON is parsed according to the standard") {
  CHECK(serialized(R"({"a": [1, true, null, "\u4e2d\ud83d\ude00\\ud83d"]})") ==
        "{\"a\":[1,true,null,\"\xE4\xB8\xAD\xF0\x9F\x98\x80\\\\ud83d\"]}");
}

TEST_CASE("a byte order mark and halves of surrogate pairs are accepted") {
  const std::string mark = "\xEF\xBF\xBD";
  CHECK(serialized("\xEF\xBB\xBF[1]") == "[1]");
  CHECK(serialized(R"(["\ud83d", "\udE00x", "\ud83d\ud83d\ude00", "\\\ud83d"])") ==
        "[\"" + mark + "\",\"" + mark + "x\",\"" + mark + "\xF0\x9F\x98\x80\",\"\\\\" + mark +
            "\"]");
}

TEST_CASE("the nesting of notebooks is accepted, and more is rejected without a crash") {
  CHECK(parse_json(std::string(1000, '[') + std::string(1000, ']')));
  CHECK_FALSE(parse_json(std::string(1'000'000, '[')));
}

TEST_CASE("an error has its byte offset") {
  CHECK(serialized("[1, }").starts_with("error: it is not JSON: "));
  CHECK(serialized("[1, }").ends_with(" at byte 4"));
  CHECK(serialized("[1] 2").ends_with(" at byte 4"));
  CHECK(serialized("\xEF\xBB\xBF[1,,]").ends_with(" at byte 6"));
}
