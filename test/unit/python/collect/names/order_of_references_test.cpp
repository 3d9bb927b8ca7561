// References are sorted by binding and place.
#include <doctest/doctest.h>

#include "test/unit/python/collect/examples.hpp"

using namespace paddle_ls;
using namespace paddle_ls::python;

TEST_CASE("references to a binding are sorted by their places") {
  const Resolved file("import torch\n" + example_of("order of references") + "\n");
  CHECK(references_to(file, 0) == std::vector<std::string>{"use torch.abs", "use torch.ones"});
}

TEST_CASE("references that different passes find are sorted together") {
  const Resolved file("import torch\n__all__ = ['torch']\ntorch.abs\ntorch += 1\n");
  CHECK(references_to(file, 0) ==
        std::vector<std::string>{"all 'torch'", "use torch.abs", "augmentation torch"});
}

TEST_CASE("references to two bindings are separate") {
  const Resolved file("import torch\nfrom torch import nn\nnn.ReLU\ntorch.abs\nnn.Linear\n");
  CHECK(references_to(file, 0) == std::vector<std::string>{"use torch.abs"});
  CHECK(references_to(file, 1) == std::vector<std::string>{"use nn.ReLU", "use nn.Linear"});
}
