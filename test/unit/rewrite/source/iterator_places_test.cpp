// Lists in the place of iterators: they work in a loop, but not with `next`.
#include <string>
#include <string_view>

#include <doctest/doctest.h>

#include "test/unit/rewrite/check_rewrite.hpp"

using namespace paddle_ls::rewrite;

namespace {

constexpr std::string_view begin = "from torch import nn\n\nnet = nn.ReLU()\n";

bool is_iterator(const std::string& program) {
  const std::string after = converted(std::string(begin) + program, FixClass::needs_confirmation);
  return after.find("iter(net.parameters())") != std::string::npos;
}

}  // namespace

TEST_CASE("a value that next is called on later is an iterator") {
  const std::string programs[] = {
      "ps = net.parameters()\nnext(ps)\n",
      "ps = (net.parameters())\nwhile next(ps, None) is not None:\n    pass\n",
      "ps = net.parameters() if a else b\nnext(ps)\n",
      "ps, qs = net.parameters(), 1\nnext(ps)\n",
      "if (ps := net.parameters()):\n    next(ps)\n",
      "def f():\n    ps = net.parameters()\n    qs = ps\n    return next(qs)\n",
      "class A:\n    def __init__(self):\n        self.ps = net.parameters()\n\n    def "
      "step(self):\n"
      "        return next(self.ps)\n",
      "def first(a, ps):\n    return next(ps)\n\n\nfirst(1, net.parameters())\n",
      "def first(a, ps):\n    return next(ps)\n\n\nfirst(ps=net.parameters(), a=1)\n",
      "class A:\n    def f(self):\n        pass\n\n    def __init__(self, ps):\n        self.p = "
      "next(ps)\n"
      "\n\nA(net.parameters())\n",
      "def give():\n    return net.parameters()\n\n\nps = give()\nnext(ps)\n",
  };
  for (const std::string& program : programs) {
    INFO(program);
    CHECK(is_iterator(program));
  }
}

TEST_CASE("a value that is consumed at two places is an iterator") {
  const std::string programs[] = {
      "ps = net.parameters()\nfor p in ps:\n    break\nfor p in ps:\n    pass\n",
      "ps = net.parameters()\nlist(zip(ps, ps))\n",
      "ps = net.parameters()\nfor i in range(3):\n    for p in ps:\n        pass\n",
      "ps = net.parameters()\nn = len([p for p in ps])\nm = sum(p for p in ps)\n",
  };
  for (const std::string& program : programs) {
    INFO(program);
    CHECK(is_iterator(program));
  }
}

TEST_CASE("a value that is consumed once stays a list") {
  const std::string programs[] = {
      "ps = net.parameters()\nfor p in ps:\n    pass\n",
      "for i in range(3):\n    ps = net.parameters()\n    for p in ps:\n        pass\n",
      "ps = list(net.parameters())\nfor p in ps:\n    pass\nnext(iter(ps))\n",
      "def f():\n    ps = net.parameters()\n    return sum(p for p in ps)\n\n\ndef g(ps):\n    "
      "next(ps)\n",
      "def show(ps):\n    print(ps)\n\n\nshow(net.parameters())\n",
      "ps = net.parameters()\nps = ps\n",
      "def f(n):\n    return f(net.parameters())\n",
  };
  for (const std::string& program : programs) {
    INFO(program);
    CHECK_FALSE(is_iterator(program));
  }
}
