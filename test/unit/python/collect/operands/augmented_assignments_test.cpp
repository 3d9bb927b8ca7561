// Augmented assignments that change a tensor which may have an alias.
#include <doctest/doctest.h>

#include "test/unit/python/collect/examples.hpp"

using namespace paddle_ls;
using namespace paddle_ls::python;

TEST_CASE("an augmented assignment is a method of a tensor that has an alias") {
  const Resolved file(among_tensors("y = x\n" + example_of("augmented assignments")));
  const MethodUse* use = method_named(file, "__iadd__");
  REQUIRE(use != nullptr);
  CHECK(file.at(use->attribute) == "+=");
  CHECK(file.at(use->operand.range()) == "x");
  CHECK(file.at(use->other.range()) == "1");
}

TEST_CASE("a number, and an operator that changes nothing in place, need no other form") {
  check_implied({{"n = 1\nn += 1", {}}, {"y = x\nx @= y", {}}});
}

TEST_CASE("an element of a list and an attribute of a layer are changed in place") {
  check_implied({
      {"parts = [x, x]\nparts[0] -= 1", {"__isub__"}},
      {"layer = torch.nn.Linear(1, 1)\nlayer.weight *= 2", {"__imul__"}},
      {"x[0] += 1", {}},
  });
}

TEST_CASE("the operand of a wider type narrows the result") {
  const Resolved file(among_tensors("counts += weights\nz = weights\nweights += weights"));
  REQUIRE(method_named(file, "__iadd__") != nullptr);
  CHECK(method_named(file, "__iadd__")->facts.has(Fact::narrows));
  CHECK(method_named(file, "__iadd__")->facts.has(Fact::with_tensor));
}
