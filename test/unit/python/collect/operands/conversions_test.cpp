// Conversions by builtins, and tests of a type.
#include <doctest/doctest.h>

#include "test/unit/python/collect/examples.hpp"

using namespace paddle_ls;
using namespace paddle_ls::python;

TEST_CASE("a conversion of a tensor with dimensions is a method of the tensor") {
  CHECK(implied_methods("x = counts\n" + example_of("conversions")) ==
        std::vector<std::string>{"__int__"});
}

TEST_CASE("a tensor without dimensions, or of an unknown shape, is converted as it is") {
  check_implied({{"int(torch.tensor(1))", {}}, {"int(x)", {}}, {"float(counts)", {"__float__"}}});
}

TEST_CASE("a function of math converts its argument") {
  check_implied(
      {{"import math\nmath.sqrt(weights)", {"__float__"}}, {"import math\nmath.sqrt(2)", {}}});
}

TEST_CASE("a rounded tensor is the first operand, and the digits are the second") {
  const Resolved file(among_tensors("round(x, 2)"));
  const MethodUse* use = method_named(file, "__round__");
  REQUIRE(use != nullptr);
  CHECK(file.at(use->operand.range()) == "x");
  CHECK(file.at(use->other.range()) == "2");
}

TEST_CASE("a shape or a tensor is converted to text unless the text is only shown") {
  check_implied({
      {"name = str(x.shape)", {"__str__"}},
      {"name = repr(x)", {"__repr__"}},
      {"print(str(x.shape))", {}},
      {"key = hash(x.shape)", {"__hash__"}},
  });
}

TEST_CASE("a test of the type of a shape asks for a tuple or a list") {
  check_implied({
      {"isinstance(x.shape, tuple)", {"__class__"}},
      {"isinstance(x.shape, (tuple, list))", {"__class__"}},
      {"isinstance(x.shape, (list, int))", {}},
      {"def isinstance(a, b): pass\nisinstance(y, tuple)", {}},
  });
}
