// The names that the top-level statements of a module bind and mention.
#include "engine/python/top_level.hpp"

#include <doctest/doctest.h>

using namespace paddle_ls::python;

namespace {

std::string spaced(const std::vector<std::string>& names) {
  std::string text;
  for (const std::string& name : names) text += (text.empty() ? "" : " ") + name;
  return text;
}

// One statement per line: `binds < mentions`.
std::string of(std::string_view source) {
  std::string text;
  for (const TopLevel& each : top_level(source)) {
    text += spaced(each.binds) + " < " + spaced(each.mentions) + "\n";
  }
  return text;
}

}  // namespace

TEST_CASE("assignments bind names of the module, also several, annotated and in blocks") {
  CHECK(of("x = f(y)\n") == "x < f x y\n");
  CHECK(of("a, (b, c) = d\n") == "a < a b c d\n");
  CHECK(of("x: int = 3\n") == "x < int x\n");
  CHECK(of("if a == b:\n    x = 1\nelse:\n    y = 2\nz = 3\n") == "x y < a b x y\nz < z\n");
  CHECK(of("for i, j in k:\n    pass\n") == "i j < i j k\n");
  CHECK(of("with open(p) as file:\n    pass\n") == "file < open p\n");
  CHECK(of("f(a=b)\n") == " < b f\n");
  CHECK(of("x[i] += g.h(1)\n") == "x < g.h i x\n");
}

TEST_CASE("a definition with its decorators and its body is one statement") {
  CHECK(of("@register\nclass Net(Base):\n    x = 1\n    def f(self):\n        return "
           "helper(x)\n\nm = Net()\n") == "Net < Base helper register self x\nm < Net m\n");
  CHECK(of("def f(a, b=default):\n    c = g(a)\n    return c\n") == "f < default g\n");
  CHECK(of("def f(model):\n    return model(other)\n") == "f < other\n");
  CHECK(of("def f():\n    global cache\n    cache = 1\n") == "cache f < cache\n");
  CHECK(of("def f(x):\n    def g():\n        x = 1\n    return x\n") == "f < x\n");
}

TEST_CASE("names in strings and comments are ignored, those in fields of f-strings are not") {
  CHECK(of("x = 'a.b'  # c.d\n") == "x < x\n");
  CHECK(of("x = \"\"\"\ny = z\n\"\"\"\n") == "x < x\n");
  CHECK(of("print(f'{a.b} and {{c}} {d!r}')\n") == " < a.b d print r\n");
  CHECK(of("x = r'\\\\'\ny = rb'\\n'\n") == "x < x\ny < y\n");
}

TEST_CASE("the module of a from-import is not a mention of its name") {
  CHECK(of("from torch.nn import Linear\n") == "Linear < \n");
  CHECK(of("def f():\n    from torch import nn\n    raise x from torch\n") == "f < torch x\n");
  CHECK(of("try:\n    from torch import nn\nexcept E:\n    nn = None\n") == "nn < E nn\n");
}

TEST_CASE("brackets and backslashes continue a statement on the next line") {
  CHECK(of("x = f(\na,\nb\n)\ny = 1 + \\\nz\n") == "x < a b f x\ny < y z\n");
}

TEST_CASE("text that does not parse gives the statements that are recognized") {
  CHECK(of("def f(:\n  x\ny = g(\n") == "f < g x\n");
  CHECK(of("'''") == " < \n");
  CHECK(of("") == "");
}
