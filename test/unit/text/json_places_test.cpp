#include "engine/text/json_places.hpp"

#include <string>

#include <doctest/doctest.h>

using namespace paddle_ls::text;

namespace {

std::string value_at(std::string_view text, std::string_view pointer) {
  const auto range = JsonPlaces(text).value(pointer);
  return range ? std::string(slice(text, *range)) : "(none)";
}

std::string error_of(std::string_view text) {
  const JsonPlaces places(text);
  if (!places.syntax_error()) return "(none)";
  return "[" + std::string(slice(text, places.syntax_error()->range)) + "] " +
         places.syntax_error()->message;
}

}  // namespace

TEST_CASE("a JSON pointer leads to the bytes of its value") {
  constexpr std::string_view text =
      R"( {"profile": "3.2", "rules": {"files": ["a.json", {"deep": -1.5e3}]}, "on": true} )";
  CHECK(value_at(text, "/profile") == R"("3.2")");
  CHECK(value_at(text, "/rules/files/0") == R"("a.json")");
  CHECK(value_at(text, "/rules/files/1/deep") == "-1.5e3");
  CHECK(value_at(text, "/rules/files") == R"(["a.json", {"deep": -1.5e3}])");
  CHECK(value_at(text, "/on") == "true");
  CHECK(value_at(text, "").starts_with(R"({"profile")"));
  CHECK(value_at(text, "/rules/files/2") == "(none)");
  CHECK(value_at(text, "/rules/files/x") == "(none)");
  CHECK(value_at(text, "profile") == "(none)");
}

TEST_CASE("names are compared without their escapes, in the text and in the pointer") {
  constexpr std::string_view text =
      R"({"a/b~c": 1, "\u0074orch\t\"": 2, "\ud83d\ude00": 3, "": 4})";
  CHECK(value_at(text, "/a~1b~0c") == "1");
  CHECK(value_at(text, "/torch\t\"") == "2");
  CHECK(value_at(text, "/\xF0\x9F\x98\x80") == "3");
  CHECK(value_at(text, "/") == "4");
  CHECK(slice(text, *JsonPlaces(text).name("/a~1b~0c")) == R"("a/b~c")");
}

TEST_CASE("comments, trailing commas and a byte order mark are not errors") {
  constexpr std::string_view text =
      "\xEF\xBB\xBF// settings\n{ /* why */ \"a\": [1, 2,], // last\r\n \"b\": {\"c\": 3,},\n}\n";
  CHECK(error_of(text) == "(none)");
  CHECK(value_at(text, "/a/1") == "2");
  CHECK(value_at(text, "/b/c") == "3");
}

TEST_CASE("of a name that occurs twice the last one counts and the others are listed") {
  constexpr std::string_view text = R"({"a": 1, "b": 2, "a": 3, "a": 4})";
  const JsonPlaces places(text);
  CHECK(value_at(text, "/a") == "4");
  CHECK(places.overruled_names() == std::vector<ByteRange>{{1, 4}, {17, 20}});
}

TEST_CASE("the first syntax error is placed and what stands before it is still found") {
  constexpr std::string_view text = "{\n  \"a\": [1],\n  \"b\": tru,\n  \"c\": 2\n}";
  CHECK(error_of(text) == "[tru] a JSON value is expected here");
  CHECK(value_at(text, "/a/0") == "1");
  CHECK(value_at(text, "/c") == "(none)");

  CHECK(error_of("") == "[] a JSON value is expected here");
  CHECK(error_of(R"({"a" 1})") == "[1] `:` is expected here");
  CHECK(error_of(R"({"a": 1 "b": 2})") == "[\"] `,` or `}` is expected here");
  CHECK(error_of("[1 2]") == "[2] `,` or `]` is expected here");
  CHECK(error_of("{a: 1}") == "[a] a name in double quotes or `}` is expected here");
  CHECK(error_of("[01]") == "[01] a JSON value is expected here");
  CHECK(error_of("[1") == "[] `,` or `]` is expected here");
  CHECK(error_of("{} x") == "[x] nothing may follow the value");
  CHECK(error_of("/* x") == "[/*] the comment that begins here has no end");
  CHECK(error_of("[\"ab\n\"]") ==
        "[\"ab] the string that begins here has no closing quote in its line");
  CHECK(error_of("\"\\") == "[\"\\] the string that begins here has no closing quote in its line");
}

TEST_CASE("a complaint about a missing member is shown at the name of the object around it") {
  constexpr std::string_view text = R"({"rules": {"torch.abs": {}}})";
  const JsonPlaces places(text);
  CHECK(slice(text, places.nearest("/rules/torch.abs/paddle")) == R"("torch.abs")");
  CHECK(slice(text, places.nearest("/missing")) == "{");
  CHECK(JsonPlaces("").nearest("/x") == ByteRange{});
}

TEST_CASE("a hundred thousand nested arrays are read without recursion") {
  const std::string text = std::string(100'000, '[') + "7";
  const JsonPlaces places(text);
  REQUIRE(places.syntax_error());
  CHECK(places.syntax_error()->range == ByteRange{text.size(), text.size()});
  CHECK(places.value("/0/0") == ByteRange{2, text.size()});
}

TEST_CASE("every prefix and every one-byte change of a text is survived") {
  const std::string text =
      R"({"a": ["\u00e9\n", 1.5e-3, {"b": null, "c": [true,]}], /* d */ "e": {}} // f)";
  for (std::size_t i = 0; i <= text.size(); ++i) {
    const std::string prefix = text.substr(0, i);
    const JsonPlaces places(prefix);
    CHECK(places.nearest("/a/2/c/0").end <= prefix.size());
  }
  for (std::size_t i = 0; i < text.size(); ++i) {
    for (const char byte : {'"', '\\', '{', ']', ',', ':', '\0', '\xF0', '/', '*'}) {
      std::string changed = text;
      changed[i] = byte;
      const JsonPlaces places(changed);
      CHECK(places.nearest("/a/2/c/0").end <= changed.size());
      if (places.syntax_error()) CHECK(places.syntax_error()->range.end <= changed.size());
    }
  }
}
