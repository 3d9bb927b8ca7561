// Uses without a call: operators, augmented assignments, shapes, numbers and strings.
#include <algorithm>
#include <array>
#include <string>
#include <utility>

#include <doctest/doctest.h>

#include "test/unit/rewrite/check_rewrite.hpp"

using namespace paddle_ls::rewrite;

namespace {

// The last lines of the converted `source`, as many as `source` has after its import.
std::string lines_of(const std::string& source) {
  CAPTURE(source);
  const std::string text = converted("import torch\n" + source, FixClass::needs_confirmation);
  auto lines = std::count(source.begin(), source.end(), '\n');
  std::size_t at = text.size();
  for (; lines > 0 && at > 0; --lines) at = text.rfind('\n', at - 2) + 1;
  return text.substr(at);
}

}  // namespace

TEST_CASE("an augmented assignment changes the tensor if it may have an alias") {
  const std::array<std::pair<std::string, std::string>, 10> rows = {{
      {"def f(x: torch.Tensor):\n    x += 1\n", "def f(x: paddle.Tensor):\n    x.scale_(bias=1)\n"},
      {"x = torch.zeros(3)\ny = x\ny *= 2.0\n", "x = paddle.zeros(3)\ny = x\ny.scale_(2.0)\n"},
      {"x = torch.zeros(3)\nkept = [x]\nx -= torch.ones(3)\n",
       "x = paddle.zeros(3)\nkept = [x]\nx.subtract_(paddle.ones(3))\n"},
      {"x = torch.zeros(3)\nrow = x[0]\nrow += other\n",
       "x = paddle.zeros(3)\nrow = x[0]\npaddle.assign(row + other, output=row)\n"},
      {"for p in model.parameters():\n    p *= 0.5\n",
       "for p in model.parameters():\n    p.scale_(0.5)\n"},
      {"def f(params, lr):\n    for p in params:\n        p -= lr * p.grad\n",
       "def f(params, lr):\n    for p in params:\n        paddle.assign(p - lr * p.grad, "
       "output=p)\n"},
      {"x = torch.zeros(3)\nkept = {'x': x}\nx //= 2\n",
       "x = paddle.zeros(3)\nkept = {'x': x}\npaddle.assign(paddle.floor_divide(x, 2), "
       "output=x)\n"},
      {"def f(x: torch.Tensor, scale):\n    x *= scale\n",
       "def f(x: paddle.Tensor, scale):\n    paddle.assign(x.clone() * scale, output=x)\n"},
      {"x = torch.arange(3)\ny = x\nx |= 4\n",
       "x = paddle.arange(3)\ny = x\npaddle.assign(4 | x, output=x)\n"},
      {"def f(x: torch.Tensor):\n    x += torch.arange(3)\n",
       "def f(x: paddle.Tensor):\n    paddle.assign(x + paddle.arange(3), output=x)\n"},
  }};
  for (const auto& [before, after] : rows) CHECK(lines_of(before) == after);
}

TEST_CASE("an augmented assignment to a tensor without aliases stays") {
  for (const std::string source :
       {"x = paddle.zeros(3)\nx += 1\n", "x = torch.rand(3)\nx = x.view(3, 1)\nx += 1\n",
        "def f(x):\n    y = torch.exp(x)\n    y /= y.sum()\n    return y\n",
        "x = torch.rand(3)\ny = torch.cat([x, x])\nx += 1\n",
        "total = 0\nfor i in range(3):\n    total += torch.rand(3)\n", "n = 0\nn += 1\n",
        "x[0] += 1\n", "x = torch.rand(3)\nx[0] += 1\n", "def f(x, y):\n    x += y\n    return x\n",
        "sizes = []\nsizes += [1]\n"}) {
    const std::string text = lines_of(source);
    CHECK(text.find("+= ") + text.find("/= ") != 2 * std::string::npos);
    CHECK(text.find("assign") == std::string::npos);
    CHECK(text.find("scale_") == std::string::npos);
  }
}

TEST_CASE("aliases of a tensor are followed through branches, loops and functions") {
  CHECK(lines_of("def f(n):\n    t = torch.zeros(2)\n    seen = []\n    for i in range(n):\n"
                 "        t += 1\n        seen.append(t)\n    return seen\n")
            .find("t.scale_(bias=1)\n") != std::string::npos);
  CHECK(lines_of("def f(c):\n    t = torch.zeros(2)\n    if c:\n        kept = t\n    t += 1\n")
            .find("t.scale_(bias=1)\n") != std::string::npos);
  CHECK(
      lines_of("t = torch.zeros(2)\ndef f():\n    return t\nt += 1\n").find("t.scale_(bias=1)\n") !=
      std::string::npos);
  CHECK(lines_of("def make():\n    return torch.zeros(2)\nt = make()\nt += 1\n").find("t += 1\n") !=
        std::string::npos);
}

TEST_CASE("operands of two types are promoted as in torch") {
  const std::array<std::pair<std::string, std::string>, 6> rows = {{
      {"x = torch.rand(3)\nmask = x > 0.5\ny = mask * x\n",
       "x = paddle.rand(3)\nmask = x > 0.5\ny = mask.astype(x.dtype) * x\n"},
      {"x = torch.rand(3)\ny = x * (x > 0)\n",
       "x = paddle.rand(3)\ny = x * (x > 0).astype(x.dtype)\n"},
      {"n = torch.arange(3)\nm = n > 1\ny = n + m\n",
       "n = paddle.arange(3)\nm = n > 1\ny = n + m.astype(n.dtype)\n"},
      {"x = torch.rand(3)\nn = torch.arange(3)\ny = x == n\n",
       "x = paddle.rand(3)\nn = paddle.arange(3)\ny = x == n.astype(x.dtype)\n"},
      {"n = torch.arange(3)\nm = n.int()\ny = m - n\n",
       "n = paddle.arange(3)\nm = n.int()\ny = m.astype(n.dtype) - n\n"},
      {"x = torch.tensor([1.5])\nn = torch.tensor([1, 2])\ny = n / x\n",
       "x = paddle.tensor([1.5])\nn = paddle.tensor([1, 2])\ny = n.astype(x.dtype) / x\n"},
  }};
  for (const auto& [before, after] : rows) CHECK(lines_of(before) == after);
}

TEST_CASE("a shape is converted to a tuple where a list is not enough") {
  const std::array<std::pair<std::string, std::string>, 6> rows = {{
      {"x = torch.rand(3)\nsizes = {}\nsizes[x.shape] = 1\n",
       "x = paddle.rand(3)\nsizes = {}\nsizes[tuple(x.shape)] = 1\n"},
      {"x = torch.rand(3)\nok = x.size() in seen\n",
       "x = paddle.rand(3)\nok = tuple(x.size()) in seen\n"},
      {"x = torch.rand(3)\nok = isinstance(x.shape, tuple)\n",
       "x = paddle.rand(3)\nok = isinstance(tuple(x.shape), tuple)\n"},
      {"x = torch.rand(3)\nt = '%d' % x.shape\n",
       "x = paddle.rand(3)\nt = '%d' % tuple(x.shape)\n"},
      {"x = torch.rand(3)\nt = {x.shape: 1}\n", "x = paddle.rand(3)\nt = {tuple(x.shape): 1}\n"},
      {"x = torch.rand(3)\nt = {1: x.shape}\n", "x = paddle.rand(3)\nt = {1: x.shape}\n"},
  }};
  for (const auto& [before, after] : rows) CHECK(lines_of(before) == after);
}

TEST_CASE("tensors are converted to numbers, and types to strings, as in torch") {
  const std::array<std::pair<std::string, std::string>, 5> rows = {{
      {"x = torch.tensor([2.5])\nn = int(x)\n", "x = paddle.tensor([2.5])\nn = int(x.item())\n"},
      {"x = torch.tensor(2.5)\nn = int(x)\n", "x = paddle.tensor(2.5)\nn = int(x)\n"},
      {"x = torch.tensor([2.5])\nt = f'{x:.1f}'\n",
       "x = paddle.tensor([2.5])\nt = f'{x.item():.1f}'\n"},
      {"x = torch.rand(3)\nt = str(x.dtype)\n",
       "x = paddle.rand(3)\nt = str(x.dtype).replace('paddle.', 'torch.')\n"},
      {"x = torch.rand(3)\ny = round(x)\n", "x = paddle.rand(3)\ny = paddle.round(x)\n"},
  }};
  for (const auto& [before, after] : rows) CHECK(lines_of(before) == after);
}

TEST_CASE("a tensor is asked for an element as a whole") {
  const std::array<std::pair<std::string, std::string>, 3> rows = {{
      {"x = torch.rand(3)\nok = 1 in x\n", "x = paddle.rand(3)\nok = bool((x == 1).any())\n"},
      {"x = torch.rand(3)\nok = not n + 1 in x\n",
       "x = paddle.rand(3)\nok = not bool((x == n + 1).any())\n"},
      {"x = torch.rand(3)\nok = n not in x\n",
       "x = paddle.rand(3)\nok = not bool((x == n).any())\n"},
  }};
  for (const auto& [before, after] : rows) CHECK(lines_of(before) == after);
}

TEST_CASE("views that are written to stay views") {
  CHECK(lines_of("x = torch.zeros(4)\na, b = x.chunk(2)\na.add_(1)\n")
            .find("a, b = chunk_views(x, 2)\n") != std::string::npos);
  CHECK(lines_of("x = torch.zeros(4)\ny = torch.ones(4)\n"
                 "parts = zip(x.split(2), y.split(2))\n"
                 "for i, (a, b) in enumerate(parts):\n    a.mul_(b)\n")
            .find("parts = zip(split_views(x, 2), paddle.compat.split(y, 2))\n") !=
        std::string::npos);
  CHECK(lines_of("x = torch.zeros(4)\na, b = x.chunk(2)\nc = a + b\n").find("chunk_views") ==
        std::string::npos);
  CHECK(lines_of("x = torch.zeros(4)\na = x.numpy()\na[0] = 1\n")
            .find("a = numpy.from_dlpack(x)\n") != std::string::npos);
  CHECK(lines_of("x = torch.zeros(4)\na = x.numpy()\nb = a.sum()\n").find("a = x.numpy()\n") !=
        std::string::npos);
}

TEST_CASE(
    "divisions of tensors without dimensions, and booleans in bitwise operators, have "
    "special rewrites") {
  CHECK(lines_of("x = torch.ones(3)\nn = x.sum() // 2\n") ==
        "x = paddle.ones(3)\nn = paddle.floor_divide(x.sum(), 2)\n");
  CHECK(lines_of("x = torch.ones(3)\nn = x // 2\n") == "x = paddle.ones(3)\nn = x // 2\n");
  CHECK(lines_of("x = torch.ones(3) > 0\ny = x & True\n") ==
        "x = paddle.ones(3) > 0\ny = True & x\n");
}

TEST_CASE("a part of a tensor is changed with a tensor of its type") {
  const std::array<std::pair<std::string, std::string>, 4> rows = {{
      {"x = torch.arange(3)\nx[:1] &= 2\n",
       "x = paddle.arange(3)\nx[:1] &= paddle.to_tensor(2, dtype=x.dtype)\n"},
      {"x = torch.zeros(3)\nn = torch.arange(3)\nx[1:] += n\n",
       "x = paddle.zeros(3)\nn = paddle.arange(3)\nx[1:] += n.astype(x.dtype)\n"},
      {"x = torch.zeros(3)\nx[1:] += 1\n", "x = paddle.zeros(3)\nx[1:] += 1\n"},
      {"x = torch.zeros(3)\nx[1:] += torch.ones(2)\n",
       "x = paddle.zeros(3)\nx[1:] += paddle.ones(2)\n"},
  }};
  for (const auto& [before, after] : rows) CHECK(lines_of(before) == after);
}

TEST_CASE("a tensor without dimensions is filled without an index") {
  CHECK(lines_of("x = torch.tensor(2)\nx[...] = 1\n") == "x = paddle.tensor(2)\nx.fill_(1)\n");
  CHECK(lines_of("x = torch.ones(3)\nx[...] = 1\n") == "x = paddle.ones(3)\nx[...] = 1\n");
  CHECK(lines_of("x = torch.ones(3)\nx[..., 0] = 1\n") == "x = paddle.ones(3)\nx[..., 0] = 1\n");
}

TEST_CASE("the tensors in lists and dictionaries are known") {
  CHECK(lines_of("x = torch.rand(3)\nd = {'n': torch.arange(3)}\n"
                 "for k, v in d.items():\n    y = x * v\n")
            .find("y = x * v.astype(x.dtype)") != std::string::npos);
  CHECK(lines_of("x = torch.rand(3)\nd = []\nd.append(torch.arange(3))\ny = x * d[0]\n")
            .find("d[0].astype(x.dtype)") != std::string::npos);
  CHECK(lines_of("d = {'w': torch.ones(2)}\nfor k in d:\n    d[k] *= 2\n    d[k] += 1\n")
            .find("scale_(bias=1)") != std::string::npos);
}

TEST_CASE("a boolean operand of an unknown tensor gets the tensor's type") {
  CHECK(lines_of("def f(x: torch.Tensor):\n    return (x > 0) * x\n") ==
        "def f(x: paddle.Tensor):\n    return (x > 0).astype(x.dtype) * x\n");
  CHECK(lines_of("def f(x: torch.Tensor, y):\n    return (x > 0) * (y > 0)\n") ==
        "def f(x: paddle.Tensor, y):\n    return (x > 0) * (y > 0)\n");
}

TEST_CASE("a star before a name stays") {
  CHECK(lines_of("x = [*torch.eye(2)]\n") == "x = [*paddle.eye(2)]\n");
  CHECK(lines_of("x = [*torch.eye(2), 1]\n") == "x = [*paddle.eye(2), 1]\n");
}

TEST_CASE("exceptions of functions that are passed as arguments are caught") {
  CHECK(lines_of("x = torch.ones(2, 3)\nfor f in (lambda: x @ x, lambda: x.view(5)):\n"
                 "    try:\n        f()\n    except RuntimeError:\n        pass\n")
            .find("except (RuntimeError, ValueError)") != std::string::npos);
  CHECK(lines_of("x = torch.ones(2)\nseen = set()\nseen.add(x.shape)\n")
            .find("seen.add(tuple(x.shape))") != std::string::npos);
}

TEST_CASE("booleans are promoted to numbers, and divisions of narrow types stay narrow") {
  CHECK(lines_of("x = torch.ones(3) > 0\ny = x & 2\n")
            .find("compute_with_promotion(operator.and_, x, 2)") != std::string::npos);
  CHECK(lines_of("x = torch.ones(3) > 0\ny = 2 | x\n")
            .find("compute_with_promotion(operator.or_, 2, x)") != std::string::npos);
  CHECK(lines_of("x = torch.ones(3) > 0\ny = x ** 2\n")
            .find("compute_with_promotion(operator.pow, x, 2)") != std::string::npos);
  CHECK(lines_of("x = torch.ones(3).int()\ny = x\nx //= 2\n")
            .find("inplace_with_promotion(operator.floordiv") != std::string::npos);
}
