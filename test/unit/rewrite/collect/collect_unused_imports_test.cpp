// Imports that nothing in the file refers to.
#include <string>

#include <doctest/doctest.h>

#include "test/unit/rewrite/check_rewrite.hpp"

using namespace paddle_ls::rewrite;

TEST_CASE("an import that nothing needs says who may need it, and how sure that is") {
  const auto first = [](const std::string& source) { return analyzed(source).findings.at(0); };
  CHECK(first("import torch\n").fix == FixClass::safe);
  CHECK(first("import torch\n").reason.empty());
  const Finding named = first("from torch import nn\n");
  CHECK(named.fix == FixClass::needs_confirmation);
  CHECK(named.reason == "another file may import it from here");
}

TEST_CASE(
    "a name that the file imports for others becomes Paddle's where that has one of its kind") {
  check_confirmed_rewrite(R"(
      from torch.hub import load_state_dict_from_url  # noqa: F401
      import torch
      y = torch.abs(x)
  )",
                          R"(
      from paddle.hub import load_state_dict_from_url  # noqa: F401
      import paddle
      y = paddle.abs(x)
  )");
}
