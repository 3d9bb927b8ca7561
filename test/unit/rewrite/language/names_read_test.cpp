#include "engine/rewrite/language/names_read.hpp"

#include <string>

#include <doctest/doctest.h>

namespace paddle_ls::rewrite {
namespace {

std::string read_in(std::string_view code) {
  std::string result;
  for (const std::string_view name : names_read(code)) {
    result += (result.empty() ? "" : " ") + std::string(name);
  }
  return result;
}

struct CodeRow {
  std::string_view code;
  std::string_view read;
};

TEST_CASE("code reads the names that it does not bind, with their attributes") {
  const CodeRow rows[] = {
      {"def f(x, y=pad):\n    return x + g(y, pad=z.w)[0].v", "g pad return z.w"},
      {"def f(x):\n    y, z = x\n    return y + z + w", "return w"},
      {"def f(x):\n    return [g(a, b) for a, b in x]", "g return"},
      {"def f(x):\n    return sorted(x, key=lambda a, b=c: a + d)", "c d return sorted"},
      {"def f(x):\n    with g(x) as y:\n        return y == h and k", "and g h k return with"},
      {"class A(B):\n    def g(self):\n        return g(self)", "B g return"},
      {"def f():\n    def g():\n        pass\n    return g()", "pass return"},
      {"def f(x):\n    '''g and h'''\n    return 'k' + f\"{g(x)}: {h:.3f}\"  # of m", "g h return"},
      {"def f(x):\n    if (n := g(x)) > 0:\n        return n", "g if return"},
      {"@c.d\ndef f():\n    return \"\"\"\ng\n\"\"\" + r'\\''", "c.d return"},
  };
  for (const CodeRow& row : rows) {
    CAPTURE(row.code);
    CHECK(read_in(row.code) == row.read);
  }
}

TEST_CASE("a statement at the top level begins outside of strings and brackets") {
  const std::string_view code = "f(\n1,\n)\n'''\ng\n'''\n# h\nif k:\n    m\n\nn";
  const auto starts = top_level_statements(code);
  REQUIRE(starts.size() == 4);
  CHECK(code.substr(starts[0], 2) == "f(");
  CHECK(code.substr(starts[1], 3) == "'''");
  CHECK(code.substr(starts[2], 4) == "if k");
  CHECK(code.substr(starts[3]) == "n");
}

}  // namespace
}  // namespace paddle_ls::rewrite
