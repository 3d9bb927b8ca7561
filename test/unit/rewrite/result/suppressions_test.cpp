#include "engine/rewrite/result/suppressions.hpp"

#include <doctest/doctest.h>

#include "test/unit/rewrite/check_rewrite.hpp"

using namespace paddle_ls;
using namespace paddle_ls::rewrite;

namespace {

std::vector<std::string_view> codes_of(std::string_view source) {
  std::vector<std::string_view> result;
  for (const Finding& finding : analyzed(source).findings) result.push_back(finding.code->code);
  return result;
}

}  // namespace

TEST_CASE("a comment after a line suppresses the findings on it") {
  CHECK(codes_of("import torch\ntorch.abs(x)  # paddle-ls: ignore\n").empty());
  CHECK(codes_of("import torch\ntorch.abs(x)  # why  # paddle-ls: ignore[torch-api]\n").empty());
  CHECK(codes_of("import torch\ntorch.no(x)  # paddle-ls: ignore[torch-api, torch-api-unmapped]\n")
            .empty());
}

TEST_CASE("a comment for another code suppresses nothing and is reported") {
  CHECK(codes_of("import torch\ntorch.abs(x)  # paddle-ls: ignore[torch-api-args]\n") ==
        std::vector<std::string_view>{"torch-api", "unused-suppression"});
}

TEST_CASE("an unused comment can be removed") {
  check_rewrite("import os  # paddle-ls: ignore\nos.getcwd()\n", "import os\nos.getcwd()\n");
}

TEST_CASE("the marker in a string is only text") {
  CHECK(codes_of("import torch\ntorch.abs('# paddle-ls: ignore')\n") ==
        std::vector<std::string_view>{"torch-api"});
}

TEST_CASE("a file can be left out as a whole, by a comment among its first lines") {
  CHECK(codes_of("# paddle-ls: skip-file\nimport torch\ntorch.abs(x)\n").empty());
  CHECK(codes_of("import torch\ntorch.abs(x)\n# paddle-ls: skip-file\n").size() == 1);
}

TEST_CASE("an import with the comment stays as it is, and its other uses are spelled out") {
  check_confirmed_rewrite(
      "import torch.nn as nn  # paddle-ls: ignore\n\nlayer = nn.ReLU()\n",
      "import paddle\nimport torch.nn as nn  # paddle-ls: ignore\n\nlayer = paddle.nn.ReLU()\n");
  const std::string unused = "from torch import (\n    nn,  # paddle-ls: ignore\n    optim,\n)\n";
  check_confirmed_rewrite(unused, unused);
}

TEST_CASE("names that a line with the comment reads keep their import") {
  check_confirmed_rewrite(
      "import torch\n\nx = torch.ones(2)  # paddle-ls: ignore\ny = torch.abs(x)\n",
      "import paddle\nimport torch\n\nx = torch.ones(2)  # paddle-ls: ignore\n"
      "y = paddle.abs(x)\n");
}

TEST_CASE("a use whose fix would change a line with the comment is manual") {
  const RuleSet rules = rules_of(
      R"json({"torch.turned": {"signature": "(a, b)", "expression": "paddle.f({b}, {a})"}})json");
  check_manual("import torch\nx = torch.turned(\n    a,  # paddle-ls: ignore\n    b)\n",
               {"torch-api-manual it would change a line that is left alone"}, rules);
}

TEST_CASE("a comment after the last line of a statement applies to all of its lines") {
  for (const std::string_view source : {
           "import torch\nx = torch.abs(\n    torch.ones(2),\n)  # paddle-ls: ignore\n",
           "import torch\nx = torch.abs(1) + \\\n    2;  # paddle-ls: ignore[torch-api]\n",
           "import torch\nx = torch.abs(\"\"\"\n(\"\"\")  # why  # paddle-ls: ignore\n",
           "import torch\nif y: x = torch.abs(\n    2)  # paddle-ls: ignore\n",
           "import torch\n@torch.no_grad(\n)  # paddle-ls: ignore\ndef f():\n    pass\n",
           "import torch\ndef f(\n    x: torch.Tensor,\n):  # paddle-ls: ignore\n    pass\n",
           "import torch\nif y:\n    pass\nelif torch.abs(\n    y\n):  # paddle-ls: ignore\n    "
           "pass\n",
           "import torch\nwith torch.no_grad(\n):  # paddle-ls: ignore\n    # why\n    pass\n",
       }) {
    CAPTURE(source);
    CHECK(codes_of(source).empty());
    check_confirmed_rewrite(source, source);
  }
}

TEST_CASE("a comment after any other line of a statement applies to that line") {
  const std::vector<std::string_view> outer{"torch-api"};
  CHECK(codes_of("import torch\nx = torch.abs(\n    torch.ones(2),  # paddle-ls: ignore\n)\n") ==
        outer);
  CHECK(codes_of("import torch\nx = torch.abs(  # paddle-ls: ignore\n    2)\ny = torch.abs(x)\n") ==
        outer);
  CHECK(codes_of("import torch\nif torch.abs(\n        2):\n    x = 1  # paddle-ls: ignore\n") ==
        std::vector<std::string_view>{"torch-api", "unused-suppression"});
  CHECK(codes_of("import torch\nx = torch.abs(\n    2)\n# paddle-ls: ignore\n") ==
        std::vector<std::string_view>{"torch-api", "unused-suppression"});
}

TEST_CASE("comments inside a statement and after it each count") {
  CHECK(codes_of("import torch\nx = torch.maximum(\n    torch.no(2),  # paddle-ls: "
                 "ignore[torch-api-unmapped]\n"
                 "    torch.ones(3),\n)  # paddle-ls: ignore[torch-api]\n")
            .empty());
}
