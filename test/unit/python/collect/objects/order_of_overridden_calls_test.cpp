// Overridden calls are sorted by place, outer ones first.
#include <doctest/doctest.h>

#include "test/unit/python/collect/examples.hpp"

using namespace paddle_ls;
using namespace paddle_ls::python;

namespace {

std::vector<std::string> overridden_in(std::string_view code) {
  const Resolved file(
      "import torch\nclass Logged:\n    def __torch_function__(self, f, types): pass\n" +
      std::string(code) + "\n");
  std::vector<std::string> calls;
  for (const AnsweredCall& each : file.names.answered) calls.emplace_back(file.at(each.call));
  return calls;
}

}  // namespace

TEST_CASE("an outer call comes before the calls in it") {
  CHECK(overridden_in(example_of("order of overridden calls")) ==
        std::vector<std::string>{"torch.cat([Logged(), torch.abs(Logged())])",
                                 "torch.abs(Logged())"});
}

TEST_CASE("calls that follow each other are sorted by their starts") {
  CHECK(overridden_in("y = [torch.abs(Logged()), Logged().exp(1)]\ntorch.sin(Logged())") ==
        std::vector<std::string>{"torch.abs(Logged())", "Logged().exp(1)", "torch.sin(Logged())"});
}
