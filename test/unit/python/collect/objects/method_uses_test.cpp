// Methods and attributes of objects that may be of the library.
#include <doctest/doctest.h>

#include "test/unit/python/collect/examples.hpp"

using namespace paddle_ls;
using namespace paddle_ls::python;

TEST_CASE("a method that the library has is found") {
  const Resolved file(among_tensors(example_of("method uses")));
  REQUIRE(file.names.methods.size() == 1);
  const MethodUse& use = file.names.methods[0];
  CHECK(file.at(use.range) == "x.view");
  CHECK(file.at(use.attribute) == "view");
  CHECK(file.at(use.call.range()) == "x.view(2)");
  CHECK(use.receiver.kind == Kind::tensor);
}

TEST_CASE("a name that no class of the library has, or that is of a module, is not a method") {
  const Resolved file(among_tensors("x.unheard(2)\ntorch.view(2)\ny.unheard"));
  CHECK(file.names.methods.empty());
}

TEST_CASE("a method on an object of the program is marked as its own") {
  const Resolved file(
      "import torch\nclass A(torch.nn.Module):\n    def f(self): return self.eval()\n"
      "def g(x): return x.view(1)\n");
  REQUIRE(method_named(file, "eval") != nullptr);
  CHECK(method_named(file, "eval")->facts.has(Fact::own));
  REQUIRE(method_named(file, "view") != nullptr);
  CHECK_FALSE(method_named(file, "view")->facts.has(Fact::own));
}

TEST_CASE("a method on a gradient is marked") {
  const Resolved file(among_tensors("x.grad.add_(1)\nx.abs()"));
  REQUIRE(method_named(file, "add_") != nullptr);
  CHECK(method_named(file, "add_")->facts.has(Fact::gradient));
  CHECK_FALSE(method_named(file, "abs")->facts.has(Fact::gradient));
}
