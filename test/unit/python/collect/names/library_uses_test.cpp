// Expressions whose value is a name of the library.
#include <doctest/doctest.h>

#include "test/unit/python/collect/examples.hpp"

using namespace paddle_ls;
using namespace paddle_ls::python;

TEST_CASE("a dotted name of the library is one use") {
  const Resolved file("import torch\n[[" + example_of("library uses") + "]](x)\n");
  REQUIRE(file.names.uses.size() == 1);
  REQUIRE(file.use_at_mark() != nullptr);
  CHECK(file.names.text(file.use_at_mark()->name) == "torch.abs");
  CHECK(file.use_at_mark()->role == Role::callee);
}

TEST_CASE("the written components of a use have separate ranges") {
  const Resolved file("import torch.nn as nn\n[[nn.functional.relu]](x)\n");
  const Use& use = *file.use_at_mark();
  CHECK(use.parts == 3);
  CHECK(use.bound_parts == 2);
  CHECK(use.plain);
  CHECK(file.at(file.names.leading(use, 1)) == "nn");
  CHECK(file.at(file.names.leading(use, 2)) == "nn.functional");
  CHECK(file.at(use.call.range()) == "nn.functional.relu(x)");
  CHECK(file.at(use.node.range()) == "nn.functional.relu");
}

TEST_CASE("a use with blanks or parentheses inside is not plain") {
  const Resolved file("import torch\nx = [[(torch.nn).Linear]]\ny = ([[torch .\n nn]])\n");
  REQUIRE(file.use_at_mark(0) != nullptr);
  CHECK_FALSE(file.use_at_mark(0)->plain);
  CHECK(file.at(file.names.leading(*file.use_at_mark(0), 1)) == "torch");
  REQUIRE(file.use_at_mark(1) != nullptr);
  CHECK_FALSE(file.use_at_mark(1)->plain);
}

TEST_CASE("the star before an element of a display is not part of the use") {
  const Resolved file("import torch\nx = [*[[torch.eye]](2), * [[torch.abs]]]\n");
  CHECK(file.use_at_mark(0) != nullptr);
  CHECK(file.use_at_mark(1) != nullptr);
}
