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

}  // namespace
}  // namespace paddle_ls::rewrite
