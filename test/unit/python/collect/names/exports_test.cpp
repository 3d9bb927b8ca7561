// Names of the library in `__all__`.
#include <doctest/doctest.h>

#include "test/unit/python/collect/examples.hpp"

using namespace paddle_ls;
using namespace paddle_ls::python;

TEST_CASE("a name in the list of exports refers to its binding") {
  const Resolved file("from torch import nn\n" + example_of("exports") + "\n");
  CHECK(references_to(file, 0) == std::vector<std::string>{"all 'nn'"});
}

TEST_CASE("lists of exports are joined and extended") {
  const Resolved file("from torch import nn\n__all__ = ['a'] + ('nn', 'b')\n__all__ += [\"nn\"]\n");
  CHECK(references_to(file, 0) == std::vector<std::string>{"all 'nn'", "all \"nn\""});
}

TEST_CASE("a list with another name, or in a function, exports nothing") {
  const Resolved file("from torch import nn\nnames = ['nn']\ndef f():\n    __all__ = ['nn']\n");
  CHECK(references_to(file, 0).empty());
}
