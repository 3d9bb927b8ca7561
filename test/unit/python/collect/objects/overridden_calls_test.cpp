// Calls that an object of the program may override.
#include <doctest/doctest.h>

#include "test/unit/python/collect/examples.hpp"

using namespace paddle_ls;
using namespace paddle_ls::python;

namespace {

const std::string logged =
    "import torch\nclass Logged:\n    def __torch_function__(self, f, types): pass\n"
    "class Plain: pass\n";

std::vector<std::string> overridden(std::string_view code) {
  const Resolved file(logged + std::string(code) + "\n");
  std::vector<std::string> calls;
  for (const AnsweredCall& each : file.names.answered) {
    calls.push_back(std::string(file.names.text(each.type)) + " " +
                    std::string(file.at(each.call)));
  }
  return calls;
}

}  // namespace

TEST_CASE("a call that is passed an object of an overriding class is found") {
  CHECK(overridden(example_of("overridden calls")) ==
        std::vector<std::string>{"Logged torch.abs(Logged())"});
}

TEST_CASE("the object may be in a display, or the receiver") {
  CHECK(overridden("torch.cat([y, (Logged(), 1)])") ==
        std::vector<std::string>{"Logged torch.cat([y, (Logged(), 1)])"});
  CHECK(overridden("x = Logged()\nx.abs()") == std::vector<std::string>{"Logged x.abs()"});
}

TEST_CASE("a class inherits the method that overrides") {
  CHECK(overridden("class More(Logged): pass\ntorch.abs(More())") ==
        std::vector<std::string>{"More torch.abs(More())"});
}

TEST_CASE("an object of another class overrides nothing") {
  CHECK(overridden("torch.abs(Plain())\nPlain().abs()").empty());
}
