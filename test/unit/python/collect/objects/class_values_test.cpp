// Class attributes that instances override with a tensor.
#include <doctest/doctest.h>

#include "test/unit/python/collect/examples.hpp"

using namespace paddle_ls;
using namespace paddle_ls::python;

namespace {

std::string net(std::string_view base, std::string_view scale) {
  std::string text = example_of("class values");
  text.replace(text.find("nn.Module"), std::string_view("nn.Module").size(), base);
  return "import torch\nfrom torch import nn\n" + text +
         "\n    def __init__(self): self.scale = " + std::string(scale) + "\n";
}

}  // namespace

TEST_CASE("a class attribute is found if instances of the module override it with a tensor") {
  const Resolved file(net("nn.Module", "torch.ones(1)"));
  const MethodUse* use = method_named(file, "operator=");
  REQUIRE(use != nullptr);
  CHECK(file.at(use->range) == "None");
  CHECK(use->receiver.kind == Kind::module);
  CHECK(use->receiver.certainty == Certainty::likely);
}

TEST_CASE("an attribute that holds no tensor, or of another class, is not found") {
  CHECK(method_named(Resolved(net("nn.Module", "3")), "operator=") == nullptr);
  CHECK(method_named(Resolved(net("object", "torch.ones(1)")), "operator=") == nullptr);
}
