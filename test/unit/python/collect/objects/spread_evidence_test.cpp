// Methods found before the evidence about their receiver.
#include <doctest/doctest.h>

#include "test/unit/python/collect/examples.hpp"
#include "test/unit/python/receiver_rows.hpp"

using namespace paddle_ls;
using namespace paddle_ls::python;

TEST_CASE("a method is one of a tensor if a later line shows that") {
  const Resolved file("import torch\ndef f(x): " + example_of("spread evidence") + "\n");
  REQUIRE(file.names.methods.size() == 2);
  CHECK(file.names.text(file.names.methods[0].name) == "add");
  CHECK(description_of(file.names.methods[0].receiver) == "likely tensor");
}

TEST_CASE("what is computed from a tensor is one") {
  check_receivers({
      {"def f(x, y):\n    x.unsqueeze(0)\n    return [[(x == y).sum]]()\n", "likely tensor"},
      {"def f(x):\n    x.unsqueeze(0)\n    y = x * 2\n    return [[y.max]](1)\n", "likely tensor"},
      {"def f(x):\n    x.unsqueeze(0)\n    return [[(-x).sum]]()\n", "likely tensor"},
      {"def f(x):\n    x.unsqueeze(0)\n    return [[(x is y).sum]]()\n", "not torch"},
      {"def f(x, y):\n    x.unsqueeze(0)\n    return [[g(x).sum]]()\n", "unknown"},
  });
}

TEST_CASE("a variable whose methods only strings have is a string") {
  const Resolved file("import torch\ndef f(x, y):\n    [[x.split]](y)\n    x.lower()\n");
  REQUIRE(file.method_at_mark() != nullptr);
  CHECK(description_of(file.method_at_mark()->receiver) == "likely not torch");
  CHECK(file.method_at_mark()->receiver.reason == Reason::text);
}
