#include "engine/python/record/literal_text.hpp"

#include <doctest/doctest.h>

using namespace paddle_ls::python;

namespace {

bool is_all_of(std::string_view display) {
  LiteralText text(display);
  return text.is_all_of({0, display.size()});
}

}  // namespace

TEST_CASE("displays of literals need no walk") {
  for (const char* display : {
           "{'a': 1, \"b\": [1.5, -2e-5, 0xfe, 1j]}",
           R"({'a': (None, True, False), r'b\\': b'x', u'c': 'it' "s", 'd': 'a\'b'})",
           "{\n  # torch.abs(x) is only a comment\n  'torch.abs(x)': '''x = {y}''',\n}",
           "{1, 2, 'three'}",
       }) {
    CAPTURE(display);
    CHECK(is_all_of(display));
  }
}

TEST_CASE("names, operators, calls, items and strings with code need one") {
  for (const char* display :
       {"{'a': x}", "{'a': torch.float32}", "{'a': f'{x}'}", "{'a': rF'{x}'}", "{'a': 1 - 2}",
        "{'a': 'b' % 3}", "{'a': 'b'[0]}", "{'a': (1)(2)}", "{**others}", "{'a': ...}",
        "{'a': 1 if 2 else 3}", "{'a': not 1}", "{'a': lambda: 1}"}) {
    CAPTURE(display);
    CHECK_FALSE(is_all_of(display));
  }
}

TEST_CASE("an entry of a table is tested by itself") {
  const std::string_view source = "{'first': [1, 2, 3], 'second': [x, 2, 3]}";
  LiteralText text(source);
  CHECK_FALSE(text.is_all_of({0, source.size()}));
  CHECK(text.is_all_of({1, source.find(", 'second'")}));
  CHECK_FALSE(text.is_all_of({source.find("'second'"), source.size() - 1}));
}
