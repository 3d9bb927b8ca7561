#include <doctest/doctest.h>

#include "check_rewrite.hpp"

using namespace paddle_ls::rewrite;

TEST_CASE("a keyword argument that paddle names differently is renamed in place") {
  check_rewrite(R"(
      import torch

      y = torch.sum(x, dim=1, keepdim=True)  # rows
  )",
                R"(
      import paddle

      y = paddle.sum(x, axis=1, keepdim=True)  # rows
  )");
}
