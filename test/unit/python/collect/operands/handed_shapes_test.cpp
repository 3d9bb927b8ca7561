// Shapes that are passed to functions of the program.
#include <doctest/doctest.h>

#include "test/unit/python/collect/examples.hpp"

using namespace paddle_ls;
using namespace paddle_ls::python;

TEST_CASE("a shape that is passed to a function of the file is found") {
  CHECK(implied_methods("def count(shape): pass\n" + example_of("handed shapes")) ==
        std::vector<std::string>{"handed_on"});
}

TEST_CASE("functions of other files, classes and methods of the program may receive a shape") {
  check_implied({
      {"from mine import count\ncount(x.shape)", {"handed_on"}},
      {"class A:\n    def f(self, s): pass\nA(x.shape)\nA().f(x.shape)",
       {"handed_on", "handed_on"}},
  });
}

TEST_CASE("functions of the library and of Python receive a shape as it is") {
  check_implied({
      {"torch.zeros(x.shape)", {}},
      {"print(x.shape)", {}},
      {"from triton import jit\njit(x.shape)", {}},
  });
}
