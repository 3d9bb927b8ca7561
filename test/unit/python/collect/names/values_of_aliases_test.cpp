// The uses on the right of assignments that bind names of the library.
#include <doctest/doctest.h>

#include "test/unit/python/collect/examples.hpp"

using namespace paddle_ls;
using namespace paddle_ls::python;

namespace {

// The text of the use that is the value of the last binding.
std::string_view last_value(const Resolved& file) {
  const Binding& binding = file.names.bindings.back();
  REQUIRE(binding.value != python::none);
  return file.at(file.names.uses[binding.value].range);
}

}  // namespace

TEST_CASE("the value of an alias is the use on the right") {
  CHECK(last_value(Resolved("import torch\n" + example_of("values of aliases") + "\n")) ==
        "torch.nn.functional");
}

TEST_CASE("aliases of aliases, and of members that a literal names, have values") {
  CHECK(last_value(Resolved("import torch\nt = torch\nf = t.abs\n")) == "t.abs");
  CHECK(last_value(Resolved("import torch\nf = getattr(torch, 'abs')\n")) ==
        "getattr(torch, 'abs')");
}

TEST_CASE("an import has no value") {
  const Resolved file("import torch\n");
  CHECK(file.names.bindings.back().value == python::none);
}
