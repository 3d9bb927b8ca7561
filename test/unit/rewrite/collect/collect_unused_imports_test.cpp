// Imports without references in the file.
#include <string>

#include <doctest/doctest.h>

#include "test/unit/rewrite/check_rewrite.hpp"
#include "test/unit/rewrite/collect/examples.hpp"

using namespace paddle_ls::rewrite;

TEST_CASE("an import without references has a finding") {
  const auto found = findings_in_example("unused imports");
  REQUIRE(found.size() == 1);
  CHECK(found[0].text == "torch");
  CHECK(found[0].api == "torch");
}

TEST_CASE("the finding about an unused import says who may need it, and how certain that is") {
  const auto first = [](const std::string& source) { return analyzed(source).findings.at(0); };
  CHECK(first("import torch\n").fix == FixClass::safe);
  CHECK(first("import torch\n").reason.empty());
  const Finding named = first("from torch import nn\n");
  CHECK(named.fix == FixClass::needs_confirmation);
  CHECK(named.reason == "another file may import it from here");
}

TEST_CASE("a re-exported name becomes Paddle's if there is an equivalent") {
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

TEST_CASE("names of other packages stay for the files that import them from here") {
  check_rewrite("import torch\nfrom einops import rearrange, repeat\ny = torch.abs(x)\n",
                "import paddle\nfrom einops import rearrange, repeat\ny = paddle.abs(x)\n");
}
