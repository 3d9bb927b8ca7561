// Layers that are removed from a container by their index.
#include <doctest/doctest.h>

#include "test/unit/python/collect/examples.hpp"

using namespace paddle_ls;
using namespace paddle_ls::python;

namespace {

std::size_t removals_in(std::string_view code) {
  const Resolved file("import torch\nlayers = torch.nn.Sequential(torch.nn.ReLU())\n" +
                      std::string(code) + "\n");
  std::size_t count = 0;
  for (const MethodUse& use : file.names.methods) {
    count += file.names.text(use.name) == "__delitem__" ? 1 : 0;
  }
  return count;
}

}  // namespace

TEST_CASE("the deletion of an element of a module is a method of the module") {
  const Resolved file("import torch\nlayers = torch.nn.Sequential(torch.nn.ReLU())\n" +
                      example_of("removals") + "\n");
  const MethodUse* use = method_named(file, "__delitem__");
  REQUIRE(use != nullptr);
  CHECK(file.at(use->node.range()) == "del layers[0]");
  CHECK(file.at(use->operand.range()) == "layers");
  CHECK(file.at(use->other.range()) == "0");
  CHECK(use->receiver.kind == Kind::module);
}

TEST_CASE("only a whole statement that deletes one element is found") {
  CHECK(removals_in("del layers[-1]") == 1);
  CHECK(removals_in("del layers[0], layers[1]") == 0);
  CHECK(removals_in("layers[0] = y") == 0);
  CHECK(removals_in("items = [1]\ndel items[0]") == 0);
}
