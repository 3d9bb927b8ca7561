// Gradients that are kept over a reset, or changed in place.
#include <string>

#include <doctest/doctest.h>

#include "test/unit/rewrite/check_rewrite.hpp"

using namespace paddle_ls::rewrite;

namespace {

// The lines of a function of `p` and `model`, converted.
std::string body(const std::string& lines) {
  const std::string source = "import torch\n\n\ndef f(p: torch.Tensor, model, loss):\n" + lines;
  const std::string result = converted_with(source, native());
  const std::size_t at = result.find("def f(");
  return result.substr(result.find('\n', at) + 1);
}

}  // namespace

TEST_CASE("a gradient that is used after its tensor gets another one is copied") {
  CHECK(body("    g = p.grad\n    p.grad = None\n    return g\n") ==
        "    g = p.grad.clone()\n    p.grad = None\n    return g\n");
  CHECK(body("    g = p.grad\n    model.zero_grad()\n    loss(g)\n")
            .starts_with("    g = p.grad.clone()\n"));
  CHECK(body("    g = [p.grad]\n    model.zero_grad()\n    loss(g)\n")
            .starts_with("    g = [clone_gradient(p)]\n"));
  CHECK(body("    out = []\n    for i in loss:\n        p.grad = None\n        i.backward()\n"
             "        out.append(p.grad)\n    return out\n")
            .find("out.append(clone_gradient(p))") != std::string::npos);
}

TEST_CASE("a gradient that is used up before the reset, or not at all, stays") {
  for (const std::string lines :
       {"    g = p.grad\n    loss(g)\n    p.grad = None\n", "    g = p.grad\n    return g\n",
        "    g = p.grad\n    h = p.grad == g\n    return g, h\n",
        "    loss(p.grad)\n    p.grad = None\n"}) {
    CHECK(body(lines) == lines);
  }
}

TEST_CASE("a gradient is changed in place through its data, where gradients are recorded") {
  CHECK(body("    p.grad.zero_()\n") == "    p.grad.data.zero_()\n");
  CHECK(body("    p.grad[0] = 1\n") == "    p.grad.data[0] = 1\n");
  CHECK(body("    g = p.grad\n    g.zero_()\n") == "    g = p.grad.data\n    g.zero_()\n");
  CHECK(body("    p.grad.data.zero_()\n") == "    p.grad.data.zero_()\n");
  CHECK(body("    with torch.no_grad():\n        p.grad.zero_()\n") ==
        "    with paddle.no_grad():\n        p.grad.zero_()\n");
}
