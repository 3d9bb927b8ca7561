// Overridden calls are sorted by place, outer ones first.
#include <doctest/doctest.h>

#include "test/unit/python/collect/examples.hpp"

using namespace paddle_ls;
using namespace paddle_ls::python;

TEST_CASE("an outer call comes before the calls in it") {
  const auto calls_in = [](std::string_view code) {
    const Resolved file(
        "import torch\nclass Logged:\n    def __torch_function__(self, f, types): return self\n" +
        std::string(code) + "\n");
    std::vector<std::string> calls;
    for (const AnsweredCall& each : file.names.answered) calls.emplace_back(file.at(each.call));
    return calls;
  };
  CHECK(calls_in("x = Logged()\n" + example_of("order of overridden calls")) ==
        std::vector<std::string>{"torch.abs(Logged())"});
  CHECK(calls_in("torch.cat([Logged()], torch.abs(Logged()))\ntorch.abs(Logged())") ==
        std::vector<std::string>{"torch.cat([Logged()], torch.abs(Logged()))", "torch.abs(Logged())",
                                 "torch.abs(Logged())"});
}
