// Booleans and narrow integers, for which many of Paddle's kernels do not exist.
#include <doctest/doctest.h>

#include "test/unit/rewrite/check_rewrite.hpp"

namespace paddle_ls::rewrite {
namespace {

std::string last_line_of(const std::string& source) {
  const std::string text = converted("import torch\n" + source + "\n", FixClass::safe);
  return text.substr(text.rfind('\n', text.size() - 2) + 1);
}

TEST_CASE("visible booleans are computed in a type that has a kernel") {
  const std::string mask = "mask = torch.rand(2, 3) > 0.5\n";
  CHECK(last_line_of(mask + "mask.sort(1)") ==
        "compute_as_int64(paddle.compat.sort, mask, dim=1)\n");
  CHECK(last_line_of(mask + "torch.unique(mask)") ==
        "compute_as_int64(paddle.compat.unique, mask)\n");
  CHECK(last_line_of(mask + "torch.max(mask)") == "compute_as_int64(paddle.max, mask)\n");
  CHECK(last_line_of(mask + "mask.scatter_(1, index, True)") ==
        "paddle.assign(compute_as_int64(paddle.put_along_axis, mask, index, True, 1, "
        "broadcast=False), "
        "output=mask)\n");
  CHECK(last_line_of(mask + "torch.cumsum(mask, 1)") == "paddle.cumsum(mask.astype('int64'), 1)\n");
  CHECK(last_line_of("torch.max(torch.rand(2, 3))") == "paddle.max(paddle.rand(2, 3))\n");
}

TEST_CASE("sums of narrow integers are as wide as PyTorch's, for functions and methods") {
  const std::string image = "image = torch.zeros(2, 3, dtype=torch.uint8)\n";
  CHECK(last_line_of(image + "torch.sum(image)") == "paddle.sum(image.astype('int64'))\n");
  CHECK(last_line_of(image + "torch.sum(input=image, dim=1)") ==
        "paddle.sum(image.astype('int64'), axis=1)\n");
  CHECK(last_line_of(image + "image.sum()") == "image.astype('int64').sum()\n");
  CHECK(last_line_of(image + "image.flip(0)") == "compute_as_int64(paddle.flip, image, 0)\n");
  CHECK(last_line_of("image = torch.zeros(2, 3)\ntorch.sum(image)") == "paddle.sum(image)\n");
}

TEST_CASE("tensors of unknown types are joined in their common type") {
  const std::string parts = "def f(parts, x: torch.Tensor):\n    return ";
  CHECK(last_line_of(parts + "torch.cat(parts, dim=1)") ==
        "    return paddle.concat(promote_tensors(*parts), axis=1)\n");
  CHECK(last_line_of(parts + "torch.stack([part.flatten() for part in parts])") ==
        "    return paddle.stack(promote_tensors(*[part.flatten() for part in parts]))\n");
  CHECK(last_line_of(parts + "torch.column_stack(tensors=parts)") ==
        "    return paddle.column_stack(promote_tensors(*parts))\n");
  CHECK(last_line_of(parts + "torch.cat([x, torch.arange(3)])") ==
        "    return paddle.concat(promote_tensors(*[x, paddle.arange(3)]))\n");
}

TEST_CASE("displays of tensors that may have one type are joined as they are") {
  const std::string parts = "def f(x: torch.Tensor, y: torch.Tensor):\n    return ";
  CHECK(last_line_of(parts + "torch.cat([x, y])") == "    return paddle.concat([x, y])\n");
  CHECK(last_line_of(parts + "torch.cat([x, torch.ones(3)])") ==
        "    return paddle.concat([x, paddle.ones(3)])\n");
  CHECK(last_line_of("parts = [torch.ones(2), torch.rand(2)]\ntorch.cat(parts)") ==
        "paddle.concat(parts)\n");
}

TEST_CASE("elements of unknown type are picked by a kernel that takes them") {
  const std::string picked = "def f(x: torch.Tensor, index):\n    return ";
  CHECK(last_line_of(picked + "x.gather(1, index)") ==
        "    return compute_by_kernel(paddle.take_along_axis, x, index, 1, broadcast=False)\n");
  CHECK(last_line_of(picked + "torch.scatter(x, 1, index, True)") ==
        "    return compute_by_kernel(paddle.put_along_axis, x, index, True, 1, "
        "broadcast=False)\n");
  CHECK(last_line_of("x = torch.rand(2, 3)\ntorch.gather(x, 1, index)") ==
        "paddle.take_along_axis(x, axis=1, indices=index, broadcast=False)\n");
}

TEST_CASE("a tensor of several types is computed with in a common one") {
  const std::string entries =
      "mask = torch.rand(3) > 0.5\nlabels = torch.arange(3)\nentry = (mask, labels)\n"
      "for part in entry:\n    ";
  CHECK(last_line_of(entries + "torch.rand(3) * part") ==
        "    compute_with_promotion(operator.mul, paddle.rand(3), part)\n");
  CHECK(last_line_of(entries + "torch.rand(3) * (1 - part)") ==
        "    compute_with_promotion(operator.mul, paddle.rand(3), (1 - part))\n");
}

TEST_CASE("what cannot be evaluated twice is divided into chunks by a helper") {
  CHECK(last_line_of("parts = (f(x), *torch.chunk(g(x), chunks=2, dim=-1))") ==
        "parts = (f(x), *chunk_views(g(x), 2, dim=-1))\n");
  CHECK(last_line_of("parts = [torch.relu(g(x)).chunk(3) for x in xs]") ==
        "parts = [chunk_views(paddle.nn.functional.relu(g(x)), 3) for x in xs]\n");
}

TEST_CASE("a product with a mask, labels or counts is resolved at run time") {
  const auto product = [](std::string_view written) {
    const std::string source =
        "import torch\n\ndef f(x: torch.Tensor, lengths: torch.Tensor, mask, labels, y):\n"
        "    return ";
    const std::string text =
        converted(source + std::string(written) + "\n", FixClass::needs_confirmation);
    return text.substr(text.rfind("    return ") + 11);
  };
  for (const auto& [left, right] : {std::pair{"x", "mask"},
                                    {"self.pad_mask[:, None]", "x"},
                                    {"x", "mask.unsqueeze(1)"},
                                    {"torch.sigmoid(x)", "labels[0]"},
                                    {"x", "(1 - mask)"},
                                    {"x", "lengths"}}) {
    CAPTURE(left);
    std::string written =
        "compute_with_promotion(operator.mul, " + std::string(left) + ", " + right + ")\n";
    if (left == std::string_view("torch.sigmoid(x)")) {
      written = "compute_with_promotion(operator.mul, paddle.sigmoid(x), labels[0])\n";
    }
    CHECK(product(std::string(left) + " * " + right) == written);
  }
  for (const char* const plain :
       {"x * y", "x + mask", "2 * mask", "x * mask.float()", "y * mask", "x * y.lengths"}) {
    CAPTURE(plain);
    CHECK(product(plain) == std::string(plain) + "\n");
  }
}

TEST_CASE("what a method chooses from a tensor is a tensor") {
  const std::string chosen = "def f(x: torch.Tensor):\n    return ";
  CHECK(last_line_of(chosen + "x.max(-1).values.nan_to_num(None)") ==
        "    return paddle.compat.max(x, -1).values.nan_to_num(nan=0.0)\n");
  CHECK(last_line_of(chosen + "x.topk(2).indices.numel()") ==
        "    return x.topk(2).indices.size\n");
}

}  // namespace
}  // namespace paddle_ls::rewrite
