// Variables that are tensors by the way they are used.
#include <doctest/doctest.h>

#include "test/unit/python/collect/examples.hpp"
#include "test/unit/python/receiver_rows.hpp"

using namespace paddle_ls;
using namespace paddle_ls::python;

TEST_CASE("a variable is likely a tensor if a method is called that only tensors have") {
  const Resolved file("import torch\ndef f(x): " + example_of("tensor evidence") + "\n");
  REQUIRE(file.names.methods.size() == 1);
  CHECK(description_of(file.names.methods[0].receiver) == "likely tensor");
}

TEST_CASE("a member that only tensors have makes the variable likely a tensor") {
  check_receivers({
      {"def f(x): [[x.unsqueeze]](0)\n", "likely tensor"},
      {"def f(x):\n  x.unsqueeze(0)\n  [[x.abs]]()\n", "likely tensor"},
      {"def f(x):\n  [[x.abs]]()\n  x.unsqueeze(0)\n", "likely tensor"},
      {"def f(x, y):\n  x.unsqueeze(0)\n  [[y.abs]]()\n", "unknown"},
      {"def f(x: np.ndarray): [[x.add_]](0)\n", "not torch"},
  });
}

TEST_CASE("the usage of a variable makes it likely a tensor") {
  check_receivers({
      {"def f(x):\n    _, best = [[x.max]](1)\n", "likely tensor"},
      {"def f(x):\n    best = [[x.max]](1)[1].unsqueeze(0)\n", "likely tensor"},
      {"def f(x): return [[x.max]](1).indices\n", "likely tensor"},
      {"def f(x): return [[x.max]](1)[1]\n", "unknown"},
      {"def f(x): return [[x.max]]().indices\n", "unknown"},
      {"def f(x):\n    x = x.view(1, 2, 3)\n    return [[x.add]](1)\n", "likely tensor"},
      {"def f(x): return F.relu(x), [[x.add]](1)\n", "likely tensor"},
      {"loss = nn.Linear(1, 1)\ndef f(x, y): return loss(x, y), [[y.add]](1)\n", "likely tensor"},
      {"def f(x):\n    x.data.unsqueeze(0)\n    return [[x.max]](1)\n", "likely tensor"},
      {"def f(x):\n    y, z = g(x)\n    return [[y.max]](1)\n", "unknown"},
  });
}

TEST_CASE("arguments that only methods of tensors accept make the receiver a tensor") {
  check_receivers({
      {"def f(x): [[x.max]](dim=1)\n", "likely tensor"},
      {"def f(x): [[x.sum]](1, keepdim=True)\n", "likely tensor"},
      {"def f(x): [[x.sum]](axis=1)\n", "unknown"},
      {"def f(x):\n    y = x.mean(dim=1)\n    [[y.max]](1)\n", "likely tensor"},
      {"def f(x): [[x.unsqueeze(1).max]](1)\n", "likely tensor"},
      {"def f(x): [[x.other(dim=1).max]](1)\n", "unknown"},
  });
}

TEST_CASE("the batches of a loader are tensors") {
  check_receivers({
      {"loader = torch.utils.data.DataLoader(d)\nfor a, b in loader: [[b.abs]]()\n",
       "likely tensor"},
      {"loader = torch.utils.data.DataLoader(d)\nfor i, (a, b) in enumerate(loader): "
       "[[a.abs]]()\n",
       "likely tensor"},
      {"for a, b in unheard(d): [[b.abs]]()\n", "unknown"},
  });
}
