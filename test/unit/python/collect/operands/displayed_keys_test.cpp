// Shapes that are keys of a displayed dictionary or elements of a set.
#include <doctest/doctest.h>

#include "test/unit/python/collect/examples.hpp"

using namespace paddle_ls;
using namespace paddle_ls::python;

TEST_CASE("a shape that is a key of a display is hashed") {
  CHECK(implied_methods(example_of("displayed keys")) == std::vector<std::string>{"__hash__"});
}

TEST_CASE(
    "an element of a set is hashed, a value of a dictionary and an element of a list are not") {
  check_implied({
      {"sizes = {x.shape, 1}", {"__hash__"}},
      {"sizes = {1: x.shape}", {}},
      {"sizes = [x.shape]", {}},
  });
}
