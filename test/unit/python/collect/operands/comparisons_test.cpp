// Comparisons of tensors with texts, tuples and tensors of another type, and `in`.
#include <doctest/doctest.h>

#include "test/unit/python/collect/examples.hpp"

using namespace paddle_ls;
using namespace paddle_ls::python;

TEST_CASE("a comparison of a tensor with a text is a method of the tensor") {
  const Resolved file(among_tensors(example_of("comparisons")));
  const MethodUse* use = method_named(file, "equals_text");
  REQUIRE(use != nullptr);
  CHECK(file.at(use->operand.range()) == "x");
  CHECK(file.at(use->other.range()) == "'auto'");
}

TEST_CASE("the text may come first, and the comparison may be negated") {
  check_implied({
      {"'auto' == x", {"equals_text"}},
      {"x != 'auto'", {"differs_from_text"}},
      {"x < 'auto'", {}},
      {"x == 'auto' == y", {}},
  });
}

TEST_CASE("a parameter that is compared with a text may be one") {
  check_implied({{"def f(p: torch.Tensor): p == 'auto'", {}}});
}

TEST_CASE("an order of a shape and a tuple asks for the type of the shape") {
  check_implied({
      {"x.shape < (2, 3)", {"__class__"}},
      {"(2, 3) >= x.shape", {"__class__"}},
      {"x.shape == (2, 3)", {}},
      {"x.shape < x.shape", {}},
  });
}

TEST_CASE("tensors of two types are compared with a cast") {
  check_implied({
      {"counts < weights", {"__lt__"}},
      {"weights == counts", {"__eq__"}},
      {"weights == weights", {}},
      {"counts is weights", {}},
  });
}

TEST_CASE("what looks for an element of a tensor is a method of the tensor") {
  check_implied({
      {"1 in x", {"has_element"}},
      {"1 not in x", {"lacks_element"}},
      {"1 in unknown[:, [-1, 0]]", {"has_element"}},
      {"1 in unknown", {}},
      {"1 in unknown[:]", {}},
      {"1 in unknown[0, 1]", {}},
      {"1 in unknown.loc[:, 0]", {}},
      {"x in [1, x]", {}},
      {"x is y", {}},
      {"1 in x in y", {}},
  });
}
