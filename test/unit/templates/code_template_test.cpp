#include "engine/templates/fill/code_template.hpp"

#include <doctest/doctest.h>

using namespace paddle_ls;
using namespace paddle_ls::templates;

namespace {

std::string expanded(std::string source, const Env& env, Dialect dialect = Dialect::v2) {
  const auto expansion = CodeTemplate(std::move(source), "t.in").expand(env, dialect);
  REQUIRE(expansion);
  return expansion->text;
}

}  // namespace

TEST_CASE("a list after code is joined by commas and a list on its own line becomes lines") {
  const Env env{{"args", List{"Tensor self", "int dim"}},
                {"body", List{"check(self);", "return sum(self, dim);"}},
                {"name", "sum"},
                {"none", List{}}};
  const char* source =
      "Tensor $name($args) {\n"
      "  $body\n"
      "}\n"
      "call(out${,args});\n"
      "call(${none,}out);\n";
  CHECK(expanded(source, env) ==
        "Tensor sum(Tensor self, int dim) {\n"
        "  check(self);\n"
        "  return sum(self, dim);\n"
        "}\n"
        "call(out, Tensor self, int dim);\n"
        "call(out);\n");
}

TEST_CASE("what is no placeholder stays as it is, for there is no escape") {
  const Env env{{"x", "V"}};
  for (const char* literal : {"$1", "$ ", "$", "${}", "${,}", "${,,x}", "${ x }", "${a-b}", "${x",
                              "${x:-y}", "$(x)", "{x}"}) {
    CHECK(expanded(literal, env) == literal);
  }
  CHECK(expanded("$$x", env) == "$V");
  CHECK(expanded("\\$x", env) == "\\V");
  CHECK(expanded("a $x.b", env) == "a V.b");
}

TEST_CASE("inserted text is not looked at again") {
  CHECK(expanded("${dollar}name", {{"dollar", "$"}, {"name", "wrong"}}) == "$name");
}

TEST_CASE("a scalar of several lines is indented in a block and not inside a line") {
  const Env env{{"body", "if (x) {\n  f();\n}"}};
  CHECK(expanded("  $body", env) == "  if (x) {\n    f();\n  }");
  CHECK(expanded("a $body", env) == "a if (x) {\n  f();\n}");
}

TEST_CASE("an empty block takes its indent with it") {
  CHECK(expanded("{\n  $x\n}", {{"x", List{}}}) == "{\n\n}");
  CHECK(expanded("{\n  $x\n}", {{"x", ""}}) == "{\n\n}");
}

TEST_CASE("dialect v1 keeps spaces at line ends inside a block and v2 does not") {
  const Env env{{"x", List{"a  ", "", "   ", "b  "}}};
  CHECK(expanded("  $x", env, Dialect::v1) == "  a  \n     \n  b");
  CHECK(expanded("  $x", env, Dialect::v2) == "  a\n\n  b");
}

TEST_CASE("a form feed in an indent breaks the lines of a block again in dialect v2") {
  const Env env{{"x", List{"a", "b"}}};
  CHECK(expanded("\f $x", env, Dialect::v1) == "\f a\n\f b");
  CHECK(expanded("\f $x", env, Dialect::v2) == "\n a\n\n b");
}

TEST_CASE("names are Unicode names as Python knows them") {
  const Env env{{"é", "accent"}, {"变量", "variable"}, {"²", "square"}};
  CHECK(expanded("a $é ${变量} $²", env) == "a accent variable square");
  CHECK(expanded("$\xD9\xA1", env) == "$\xD9\xA1");  // a decimal digit does not start a name
}

TEST_CASE("values are spelled as Python spells them") {
  const Env env{{"x", List{true, None{}, 1.5, 1e16, 1e-5, 100.0, -0.0, 7, "s", List{"it's", "a\n"},
                           Dict{{"k", List{}}}}}};
  CHECK(expanded("= $x", env) ==
        "= True, None, 1.5, 1e+16, 1e-05, 100.0, -0.0, 7, s, [\"it's\", 'a\\n'], {'k': []}");
}

TEST_CASE("a missing key is an error at its dollar, with line and column in characters") {
  const CodeTemplate source("first\n变 ${x} ${missing}", "ops.in");
  const auto expansion = source.expand({{"x", 1}}, Dialect::v2);
  REQUIRE_FALSE(expansion);
  CHECK(expansion.error().kind == ExpansionError::Kind::missing_key);
  CHECK(expansion.error().key == "missing");
  const Error error = source.described(expansion.error());
  CHECK(error.message == "the environment has no key 'missing'");
  CHECK(error.where == "ops.in:2:8");
}

TEST_CASE("an expansion that would fill the memory is refused") {
  std::string source;
  for (int i = 0; i < 1000; ++i) source += "($x)";
  const auto expansion =
      CodeTemplate(source).expand({{"x", std::string(1 << 20, 'v')}}, Dialect::v2);
  REQUIRE_FALSE(expansion);
  CHECK(expansion.error().kind == ExpansionError::Kind::too_large);
}

TEST_CASE("bytes that are not UTF-8 are copied and end names") {
  CHECK(expanded("\xFF$x\xC3 \x80", {{"x", "V"}}) == "\xFFV\xC3 \x80");
}
