// Parts of tensors that are changed by an operand of another type.
#include <doctest/doctest.h>

#include "test/unit/python/collect/examples.hpp"

using namespace paddle_ls;
using namespace paddle_ls::python;

TEST_CASE("a bitwise operator changes a part with a number") {
  const Resolved file(among_tensors("mask = y\n" + example_of("part changes")));
  const MethodUse* use = method_named(file, "number_beside_bits");
  REQUIRE(use != nullptr);
  CHECK(file.at(use->operand.range()) == "x");
  CHECK(file.at(use->other.range()) == "2");
}

TEST_CASE("a tensor of a narrower type changes a part") {
  check_implied({
      {"weights[0] += counts", {"beside_part"}},
      {"weights[0] += weights", {}},
      {"x[0] += 1", {}},
      {"y[0] &= 1", {}},
  });
}
