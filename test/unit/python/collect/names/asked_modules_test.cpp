// Modules whose members a string literal names.
#include <doctest/doctest.h>

#include "test/unit/python/collect/examples.hpp"
#include "test/unit/python/named_uses.hpp"

using namespace paddle_ls;
using namespace paddle_ls::python;

TEST_CASE("a module whose member a literal names is not a separate use") {
  const Resolved file("import torch\n" + example_of("asked modules") + "\n");
  CHECK(uses_of(file) == std::vector<std::string>{"getattr(torch, 'abs') = torch.abs"});
}

TEST_CASE("a module that is passed to another function is a use") {
  check_rows({
      {"import torch\nunheard([[torch]], 'abs')\n", {"torch"}},
      {"import torch\ndef getattr(a, b): pass\ngetattr([[torch]], 'abs')\n", {"torch"}},
  });
}
