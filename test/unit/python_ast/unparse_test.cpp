#include "engine/python_ast/unparse.hpp"

#include <string>

#include <doctest/doctest.h>

#include "engine/python_ast/lower.hpp"
#include "engine/syntax/parser.hpp"

using namespace paddle_ls;
using namespace paddle_ls::python_ast;

namespace {

Result<std::string> round_trip(const std::string& source) {
  const auto tree = syntax::parse(syntax::Language::python, source);
  Ast ast;
  const auto lowered = lower(ast, tree->root(), source);
  if (!lowered) return tl::unexpected<Error>(lowered.error());
  return unparse(ast, *lowered).text;
}

void check_same(const std::string& source) {
  const auto text = round_trip(source);
  REQUIRE_MESSAGE(text, source);
  CHECK(*text == source);
}

void check_refused(const std::string& source, const std::string& message,
                   const std::string& where) {
  const auto text = round_trip(source);
  REQUIRE_FALSE(text);
  CHECK(text.error().message == message);
  CHECK(text.error().where == where);
}

}  // namespace

TEST_CASE("only operands of tighter operators get parentheses") {
  check_same("x = (a + b) * c - (d - e)");
  check_same("x = a ** (-b ** c)");
  check_same("x = (-a) ** b");
  check_same("x = (a if b else c) if d and e or f else lambda: 0");
  check_same("x = (a or b) and (not c) == d");
  check_same("x = (yield (await f)(1)[2].g)");
  check_same("x = (a, *b)[c, d:e, (yield)]");
  check_same("x = (1).real");
}

TEST_CASE("`&` binds tighter than `^`, unlike in the grammar") {
  check_same("x = a & b ^ c & d | e ^ (f ^ g)");
  check_same("x = a & (b ^ c) ^ d");
}

TEST_CASE("a star before an expression applies to the whole expression") {
  const auto text = round_trip("f(*a or b, *c.d, *e if g else h)");
  REQUIRE(text);
  CHECK(*text == "f(*(a or b), *c.d, *(e if g else h))");
}

TEST_CASE("all kinds of parameters keep their order and their separators") {
  check_same("def f(a, b=1, /, c: int=2, *d: str, e, f=3, **g) -> None:\n    pass");
  check_same("def f(*, a):\n    pass");
  check_same("f = lambda *a, **b: (a, b)");
}

TEST_CASE(
    "a chain of elif stays a chain, and an if in an else of several statements does not join it") {
  check_same("if a:\n    b\nelif c:\n    d\nelse:\n    if e:\n        f\n    g");
}

TEST_CASE("the expressions in the braces of a format string are code") {
  check_same("x = f\"{a!r:>{width}} {b['k']} {{}}\"");
  check_same("x = f'{x:=9}'");
  CHECK(*round_trip("f'{a + 1 = }'") == "f'a + 1 = {a + 1!r}'");
  check_same("f'{(lambda: 1)()}'");
}

TEST_CASE("patterns of every kind are written again") {
  check_same(
      "match a:\n"
      "    case [1, *_, -2 | 'x']:\n"
      "        pass\n"
      "    case {'k': v, **rest} if v:\n"
      "        pass\n"
      "    case Point(0, y=None):\n"
      "        pass\n"
      "    case (a.b as c):\n"
      "        pass\n"
      "    case _:\n"
      "        pass");
}

TEST_CASE("an assignment that begins with the builtin `type` is not an alias") {
  check_same("type(x).y = z");
  check_same("type X[T: int, *Ts, **P] = list[T]");
}

TEST_CASE("every line of the text has the origin of its statement") {
  const std::string source = "if a:\n  x = '''1\n2'''\nelse:\n  y = 2\n";
  const auto tree = syntax::parse(syntax::Language::python, source);
  Ast ast;
  const Unparsed made = unparse(ast, *lower(ast, tree->root(), source));
  REQUIRE(made.lines.size() == 5);
  const auto at = [&](std::size_t line) {
    const Origin origin = made.lines[line];
    return source.substr(origin.start, origin.end - origin.start);
  };
  CHECK(at(0).substr(0, 5) == "if a:");
  CHECK(at(1) == "x = '''1\n2'''");
  CHECK(at(2) == at(1));
  CHECK(at(3) == at(0));
  CHECK(at(4) == "y = 2");
}

TEST_CASE("code that is not Python 3 is refused with its position") {
  CHECK(round_trip("x = 1\ny = (").error().message == "the code has a syntax error");
  check_refused("print 'a'\n", "this is a statement of Python 2", "1:1");
}

TEST_CASE("code that nests too deeply is refused for every kind of nesting") {
  const std::string open(5000, '(');
  const std::string close(5000, ')');
  CHECK(round_trip("x = " + open + "a" + close).error().message == "the code nests too deeply");
  std::string sum = "x = a";
  for (int i = 0; i < 5000; ++i) sum += " + a";
  CHECK(round_trip(sum).error().message == "the code nests too deeply");
  std::string chain = "if a:\n  b\n";
  for (int i = 0; i < 5000; ++i) chain += "elif a:\n  b\n";
  CHECK(round_trip(chain).error().message == "the code nests too deeply");
}

TEST_CASE("code with a syntax error is refused where it goes wrong") {
  check_refused("a = 1\ndef f(:\n    pass\n", "the code has a syntax error", "2:7");
  check_refused("def f(x):\n    return x +\n", "the code has a syntax error", "2:5");
}

TEST_CASE(
    "a value of an f-string that begins with a brace keeps its distance from the one around") {
  check_same("f\"{ {1: 2}}\"");
  check_same("f\"{ {1: 2}[1]:>{ {3: 4}[3]}}\"");
  check_same("f'{ {v for v in x}} {{}}'");
}
