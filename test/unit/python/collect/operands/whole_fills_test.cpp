// Assignments of a number to all elements of a tensor.
#include <doctest/doctest.h>

#include "test/unit/python/collect/examples.hpp"

using namespace paddle_ls;
using namespace paddle_ls::python;

TEST_CASE("a tensor that is filled as a whole is the operand, and the number the other") {
  const Resolved file(among_tensors(example_of("whole fills")));
  const MethodUse* use = method_named(file, "fill_all");
  REQUIRE(use != nullptr);
  CHECK(file.at(use->node.range()) == "x[...] = 0");
  CHECK(file.at(use->operand.range()) == "x");
  CHECK(file.at(use->other.range()) == "0");
}

TEST_CASE("a part, a tensor with dimensions, and a tensor on the right need no other form") {
  check_implied(
      {{"x[0] = 0", {}}, {"x[..., 0] = 0", {}}, {"counts[...] = 0", {}}, {"x[...] = x", {}}});
}

TEST_CASE("a variable that is used as a tensor is likely filled") {
  const Resolved file("import torch\ndef f(y):\n    y.unsqueeze(0)\n    y[...] = 1\n");
  const MethodUse* use = method_named(file, "fill_all");
  REQUIRE(use != nullptr);
  CHECK(use->receiver.certainty == Certainty::likely);
  CHECK(implied_methods("def f(y): y[...] = 1").empty());
}
