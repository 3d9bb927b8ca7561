// What a rewrite puts between the braces of an f-string, which Python before 3.12 has to read.
#include <doctest/doctest.h>

#include "test/unit/rewrite/check_rewrite.hpp"

using namespace paddle_ls::rewrite;

namespace {

constexpr std::string_view f_string_rules = R"json({
  "torch.quoting": {"signature": "(input)", "callee": "paddle.quoted", "set": {"mode": "'nearest'"}},
  "torch.template": {"signature": "(input)", "expression": "paddle.shaped({input}, ['a', \"b\"])"},
  "torch.table": {"signature": "(input)", "expression": "{{'a': {input}}}['a']"},
  "torch.passed": {"signature": "(input)", "expression": "{input}"},
  "torch.broken": {"signature": "(input)", "expression": "paddle.split({input}, '\\n')"}
})json";

// `expression`, in the last line of a file, after conversion.
std::string converted_line(std::string_view expression) {
  const std::string source = "import torch\n" + std::string(expression) + "\n";
  const std::string result =
      converted(source, FixClass::needs_confirmation, rules_of(f_string_rules));
  const bool has_import = result.starts_with("import ");
  const std::size_t start = has_import ? result.find('\n') + 1 : 0;
  return result.substr(start, result.size() - start - 1);
}

}  // namespace

TEST_CASE("a string in an f-string takes the quote that does not end it") {
  CHECK(converted_line("f'{torch.quoting(x)}'") == "f'{paddle.quoted(x, mode=\"nearest\")}'");
  CHECK(converted_line("f\"{torch.quoting(x)}\"") == "f\"{paddle.quoted(x, mode='nearest')}\"");
  CHECK(converted_line("f'''{torch.quoting(x)}'''") == "f'''{paddle.quoted(x, mode='nearest')}'''");
  CHECK(converted_line("f'{torch.template(x)}'") == "f'{paddle.shaped(x, [\"a\", \"b\"])}'");
  CHECK(converted_line("f'{x:{torch.quoting(x)}}'") ==
        "f'{x:{paddle.quoted(x, mode=\"nearest\")}}'");
}

TEST_CASE("where no quote is left, the use is left as well") {
  for (const std::string_view line :
       {"f\"{f'{torch.quoting(x)}'}\"", "f'{torch.broken(x)}'", "f'''{torch.broken(x)}'''"}) {
    CAPTURE(line);
    CHECK(converted_line(line) == line);
  }
}

TEST_CASE("a quote inside of a triple-quoted f-string does not count for the one inside of it") {
  CHECK(converted_line("f'''{f\"{torch.quoting(x)}\"}'''") ==
        "f'''{f\"{paddle.quoted(x, mode='nearest')}\"}'''");
}

TEST_CASE("braces that would meet the f-string's own are not written") {
  CHECK(converted_line("f'{torch.table(x)}'") == "f'{torch.table(x)}'");
  CHECK(converted_line("f'{torch.passed({1: 2})}'") == "f'{torch.passed({1: 2})}'");
  CHECK(converted_line("f'{1 + torch.table(x)}'") == "f'{1 + {\"a\": x}[\"a\"]}'");
}

TEST_CASE("the colon of a lambda does not begin a format") {
  CHECK(converted_line("f'{torch.passed(lambda y: y)}'") == "f'{(lambda y: y)}'");
}
