// Indices with new axes before tensors, and entries of the state of an optimizer.
#include <doctest/doctest.h>

#include "test/unit/python/collect/examples.hpp"

using namespace paddle_ls;
using namespace paddle_ls::python;

TEST_CASE("an index with a tensor after a new axis is a method of the tensor") {
  const Resolved file(among_tensors("places = torch.tensor([0])\n" + example_of("indices")));
  const MethodUse* use = method_named(file, index_with_new_axes);
  REQUIRE(use != nullptr);
  CHECK(file.at(use->range) == "x");
  CHECK(use->receiver.certainty == Certainty::sure);
}

TEST_CASE("the order of the new axis and the tensor decides") {
  const auto has_index = [](std::string_view code) {
    return method_named(Resolved(among_tensors(code)), index_with_new_axes) != nullptr;
  };
  CHECK(has_index("x[None, counts]"));
  CHECK(has_index("x[None, [0, 1]]"));
  CHECK_FALSE(has_index("x[counts, None]"));
  CHECK_FALSE(has_index("x[counts]"));
  CHECK_FALSE(has_index("x[None, 0]"));
}

TEST_CASE("a list may also index an array, a tensor only a tensor") {
  const Resolved array("import torch\ndef f(y): return y[None, [0]]\n");
  CHECK(method_named(array, index_with_new_axes) == nullptr);
  const Resolved tensor("import torch\ndef f(y): return y[None, torch.tensor([0])]\n");
  REQUIRE(method_named(tensor, index_with_new_axes) != nullptr);
  CHECK(method_named(tensor, index_with_new_axes)->receiver.certainty == Certainty::likely);
}

TEST_CASE("an entry of the state of an optimizer is found by its name") {
  const std::string optimizer = "o = torch.optim.SGD(p)\n";
  check_implied({
      {optimizer + "o.state_dict()['param_groups']", {"entry_of_state"}},
      {optimizer + "s = o.state_dict()\ns['state']", {"entry_of_state"}},
      {optimizer + "o.state_dict()['lr']", {}},
      {"unheard.state_dict()['param_groups']", {}},
  });
}
