// Operators on an integer tensor and a floating-point tensor, which Paddle rejects.
#include <algorithm>

#include <doctest/doctest.h>

#include "test/unit/rewrite/check_rewrite.hpp"

using namespace paddle_ls::rewrite;

namespace {

// The operators with a finding, in source order.
std::vector<std::string> mixing(const std::string& lines) {
  CAPTURE(lines);
  constexpr std::string_view method = "torch.Tensor.__";
  std::vector<std::string> found;
  for (const Finding& finding : analyzed("import torch\n" + lines).findings) {
    if (!finding.api.starts_with(method)) continue;
    const std::string_view name = std::string_view(finding.api).substr(method.size());
    found.emplace_back(name.substr(0, name.find('_')));
  }
  return found;
}

using Operators = std::vector<std::string>;

}  // namespace

TEST_CASE("an operator on integers and floats uses a helper") {
  const std::string text = converted(
      "import torch\n"
      "positions = torch.arange(8)[:, None] * torch.exp(torch.arange(4) * -0.5)\n",
      FixClass::needs_confirmation);
  CHECK(text.find("positions = compute_with_promotion(operator.mul, paddle.arange(8)[:, None], "
                  "paddle.exp(paddle.arange(4) * -0.5))\n") != std::string::npos);
  CHECK(text.find("import operator\n") != std::string::npos);
}

TEST_CASE("element types are followed through functions, methods, operators and unpacking") {
  CHECK(mixing("y, x = torch.meshgrid(torch.arange(3), torch.arange(n))\n"
               "z = y.flatten()[:, None] * (torch.arange(3) / 2)[None]\n") == Operators{"mul"});
  CHECK(mixing("z = torch.rand(3) ** (torch.arange(3) * 2)\n") == Operators{"pow"});
  CHECK(mixing("mask = torch.rand(3) > 0.5\nz = torch.rand(3) - mask\n") == Operators{"sub"});
  CHECK(mixing("x = torch.rand(3)\nz = x.float() // x.long()\n") == Operators{"floordiv"});
}

TEST_CASE("a function that reshapes a tensor keeps its element type") {
  CHECK(mixing("from einops import rearrange\n"
               "z = torch.rand(3) ** rearrange(torch.arange(3), 'n -> n 1')\n") ==
        Operators{"pow"});
  CHECK(mixing("from einops import repeat\nz = torch.rand(3) * repeat(x, 'n -> n 2')\n").empty());
}

TEST_CASE("a tensor of unknown type and integers are resolved at run time") {
  CHECK(mixing("z = torch.arange(3) * torch.zeros(3, dtype=t)\n") == Operators{"mul"});
  CHECK(mixing("def f(x: torch.Tensor):\n    return x / torch.tensor(x.shape)\n") ==
        Operators{"truediv"});
  CHECK(mixing("def f(x: torch.Tensor):\n    return x * torch.arange(x.shape[0]).sum()\n").empty());
  CHECK(mixing("def f(x: torch.Tensor):\n    return x - torch.arange(x.shape[0])\n") ==
        Operators{"sub"});
  CHECK(mixing("z = torch.arange(3) + torch.zeros(3, dtype=t)\n") == Operators{"add"});
  CHECK(mixing("def f(x: torch.Tensor):\n    return x * len(x)\n").empty());
}

TEST_CASE("a parameter has the element type that calls in the file pass") {
  const std::string annotated =
      "from torch import Tensor\n"
      "from typing import Union\n"
      "def weighted(values: Tensor, parts: Tensor, scale: Union[None, Tensor] = None):\n"
      "    return parts * values, parts * scale\n";
  CHECK(mixing(annotated).empty());
  CHECK(mixing(annotated + "weighted(x, torch.arange(3), x)\n") == Operators{"mul", "mul"});
  CHECK(mixing(annotated + "weighted(x, torch.rand(3), x)\n").empty());
  CHECK(mixing(annotated + "weighted(x, torch.arange(3), x)\nweighted(x, torch.rand(3), x)\n") ==
        Operators{"mul", "mul"});
  const std::string forward =
      "class M(torch.nn.Module):\n"
      "    def forward(self, x, keep):\n"
      "        return x * keep\n";
  CHECK(mixing(forward).empty());
  CHECK(mixing(forward + "M()(torch.rand(3), torch.rand(3) > 0.5)\n") == Operators{"mul"});
}

TEST_CASE("an inverted tensor of unknown type is a mask") {
  const std::string head = "def f(x: torch.Tensor, mask: torch.Tensor):\n    return ";
  CHECK(mixing(head + "x * ~mask\n") == Operators{"mul"});
  CHECK(mixing(head + "x - ~torch.arange(3)\n") == Operators{"sub"});
  CHECK(mixing(head + "x & ~mask\n").empty());
  CHECK(mixing(head + "-mask * x\n").empty());
}

TEST_CASE("the operator stays if both types are equal, or one is not known") {
  CHECK(mixing("z = torch.arange(3) * torch.arange(3)\n").empty());
  CHECK(mixing("z = torch.arange(3) * 2.5 * torch.rand(3)\n").empty());
  CHECK(mixing("z = torch.arange(3, dtype=t) * torch.rand(3)\n").empty());
  CHECK(mixing("z = torch.arange(3).to(t) * torch.rand(3)\n").empty());
  CHECK(mixing("def f(x):\n    return x * torch.rand(3)\n").empty());
}

TEST_CASE("a tensor that has several types is resolved at run time") {
  CHECK(mixing("t = torch.arange(3)\nif a:\n    t = torch.rand(3)\nz = t * torch.rand(3)\n") ==
        Operators{"mul"});
}

TEST_CASE("nested operators are converted together") {
  const std::string text = converted(
      "import torch\nz = torch.arange(3) * torch.abs(torch.sin(y) + torch.arange(3)).exp()\n",
      FixClass::needs_confirmation);
  CHECK(text.find("z = compute_with_promotion(operator.mul, paddle.arange(3), "
                  "paddle.abs(compute_with_promotion(operator.add, "
                  "paddle.sin(y), paddle.arange(3))).exp())\n") != std::string::npos);
}

TEST_CASE("a number moves to the left of bitwise operators") {
  CHECK(converted("import torch\nx = torch.arange(4)\ny = (x + 1) ^ 1\nz = 2 | x & 3\n",
                  FixClass::needs_confirmation)
            .ends_with("x = paddle.arange(4)\ny = 1 ^ (x + 1)\nz = 2 | 3 & x\n"));
  CHECK(mixing("z = torch.arange(4) ^ other\n").empty());
  CHECK(mixing("z = 1 ^ torch.arange(4)\n").empty());
}

TEST_CASE("an index with new axes before tensors uses a helper") {
  const std::string text = converted(
      "import torch\nx, i = torch.rand(4, 3), torch.arange(2)\n"
      "y = x[None, i]\nz = x[:, None, [0, 2]]\nsame = x[i, None], x[None, 0], x[None, :]\n",
      FixClass::needs_confirmation);
  CHECK(converted("import torch\nx = torch.rand(4, 3)\ni = torch.arange(2).tolist()\n"
                  "n = torch.sum(x).item()\ny = x[None, i], x[None, n]\n",
                  FixClass::needs_confirmation)
            .ends_with("y = IndexWithNewAxes(x)[None, i], x[None, n]\n"));
  CHECK(converted("import torch\ndef f(x, y):\n    i = torch.arange(2)\n"
                  "    return x[None, i], y[None, [0, 1]]\n",
                  FixClass::needs_confirmation)
            .ends_with("return IndexWithNewAxes(x)[None, i], y[None, [0, 1]]\n"));
  CHECK(text.find("y = IndexWithNewAxes(x)[None, i]\nz = IndexWithNewAxes(x)[:, None, [0, 2]]\n"
                  "same = x[i, None], x[None, 0], x[None, :]\n") != std::string::npos);
}

TEST_CASE("positions by frequencies are integers by floats") {
  const std::string source =
      "import torch\nclass Places(torch.nn.Module):\n    def forward(self, x):\n"
      "        rates = torch.exp(torch.arange(4) * -0.5)\n";
  CHECK(
      converted(source + "        return x[:, None] * rates[None, :]\n",
                FixClass::needs_confirmation)
          .ends_with(
              "        return compute_with_promotion(operator.mul, x[:, None], rates[None, :])\n"));
  CHECK(mixing("def f(x: torch.Tensor):\n    return x * torch.rand(3)[None, :]\n").empty());
}
