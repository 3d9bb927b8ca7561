// References that keep bindings alive.
#include <doctest/doctest.h>

#include "test/unit/python/collect/examples.hpp"

using namespace paddle_ls;
using namespace paddle_ls::python;

TEST_CASE("a deletion refers to the binding") {
  const Resolved file("import torch\n" + example_of("references") + "\n");
  CHECK(references_to(file, 0) == std::vector<std::string>{"deletion torch"});
}

TEST_CASE("every reference that keeps a binding alive is recorded") {
  const Resolved file(
      "import torch\n__all__ = ['torch', \"other\"]\n__all__ += ['torch']\n"
      "torch.abs(1)\ndef f():\n  global torch\n  print(torch)\nx: 'torch.Tensor'\ndel torch\n");
  CHECK(references_to(file, 0) ==
        std::vector<std::string>{"all 'torch'", "all 'torch'", "use torch.abs", "declaration torch",
                                 "use torch", "use torch.Tensor", "deletion torch"});
}

TEST_CASE("a use that two imports can reach refers to both") {
  const Resolved file(
      "try:\n  from torch import abs\nexcept E:\n  from torch.x import abs\nabs(1)\n");
  REQUIRE(file.names.bindings.size() == 2);
  CHECK(references_to(file, 0) == std::vector<std::string>{"use abs"});
  CHECK(references_to(file, 1) == std::vector<std::string>{"use abs"});
}

TEST_CASE("a read with several possible bindings still needs the import") {
  const Resolved file("import torch\nif c:\n  torch = 1\n  f(torch)\ng(torch)\n");
  CHECK(references_to(file, 0) == std::vector<std::string>{"other torch", "use torch"});
}
