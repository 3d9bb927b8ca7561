// Calls that are written again keep the lines, the comments and the names of the file.
#include <doctest/doctest.h>

#include "test/unit/rewrite/check_rewrite.hpp"

using namespace paddle_ls::rewrite;

namespace {

const RuleSet& layout_rules() {
  static const RuleSet set = rules_of(R"json({
    "torch.nn.functional.joined": {"signature": "(a, b, c=None)",
      "expression": "paddle.nn.functional.joined({a}, both=paddle.pair({b}, {c}))"},
    "torch.joined": {"signature": "(a, b, c=None)", "expression": "paddle.joined({b}, {a}{?c})"},
    "torch.dropped": {"signature": "(a, pin=False)", "callee": "paddle.dropped", "drop": ["pin"]},
    "torch.numbered": {"signature": "(a, b)", "expression": "paddle.numbered({a}, 1, {b})"},
    "torch.named": {"signature": "(a, b)", "expression": "paddle.named(paddle.max, {a}, {b}, p.q)"},
    "torch.listed": {"signature": "(a, b)",
      "expression": "paddle.listed(({a}, 0), [1, {b}], (None, 2), mode='sum')"},
    "torch.chosen": {"signature": "(a, b)",
      "expression": "paddle.chosen({a}, reduction=('none', 'mean')[{b}])"},
    "torch.found": {"signature": "(a, b)",
      "expression": "paddle.found({a}, by=('none', 'mean')[['none', 'mean'].index({b})])"},
    "torch.taken": {"signature": "(a, b)", "expression": "paddle.taken(*{a}, 'all', -1, **{b})"}
  })json");
  return set;
}

}  // namespace

TEST_CASE("one argument a line stays one argument a line, with its comment") {
  check_rewrite(R"(
      import torch
      y = torch.joined(
          a,  # first
          # the second one
          b,
          c=3,
      )
  )",
                R"(
      import paddle
      y = paddle.joined(
          # the second one
          b,
          a,  # first
          c=3,
      )
  )",
                layout_rules());
}

TEST_CASE("arguments below each other stay below each other") {
  check_rewrite(R"(
      import torch
      y = torch.joined(a,
                       b,
                       c=3)
  )",
                R"(
      import paddle
      y = paddle.joined(b,
                        a,
                        c=3)
  )",
                layout_rules());
}

TEST_CASE("a name that the file has for a module is kept in code that is written again") {
  check_rewrite(R"(
      import torch.nn.functional as F
      y = F.joined(a, b, 1)
  )",
                R"(
      import paddle
      import paddle.nn.functional as F
      y = F.joined(a, both=paddle.pair(b, 1))
  )",
                layout_rules());
}

TEST_CASE("transforms keep the name of their module") {
  const std::string result = converted(
      "from torchvision import datasets, transforms\n"
      "d = datasets.MNIST('data', train=deep, transform=transforms.ToTensor())\n",
      FixClass::needs_confirmation);
  CHECK(result.find("from paddle.vision import transforms\n") != std::string::npos);
  CHECK(result.ends_with(
      "d = IDXImageDataset('data', train=deep, transform=transforms.ToTensor())\n"));
}

TEST_CASE("a message says what a fix leaves out, and the verdict before the reason") {
  const FileFindings file = analyzed("import torch\ntorch.dropped(x, pin=True)\n", layout_rules());
  REQUIRE(file.findings.size() == 1);
  CHECK(message(file.findings[0]) ==
        "torch.dropped becomes paddle.dropped in Paddle 3.3, without `pin`");
}

TEST_CASE("a helper function finds the module that it refers to") {
  const std::string text = converted("from torch import nn\nclass C(nn.Conv2d):\n    pass\n",
                                     FixClass::needs_confirmation);
  CAPTURE(text);
  CHECK(text.find("class Conv2d(ConvBase, paddle.nn.Conv2D):") != text.npos);
  CHECK(text.find("import paddle\n") != text.npos);
}

namespace {

struct WrittenOut {
  const char* api;
  const char* arguments;  // of the new call, a line each
};

}  // namespace

TEST_CASE("arguments that a rule writes out are laid out with the rest of the call") {
  const std::vector<WrittenOut> rows = {
      {"numbered", "    a,\n    1,\n    b,\n"},
      {"named", "    paddle.max,\n    a,\n    b,\n    p.q,\n"},
      {"listed", "    (a, 0),\n    [1, b],\n    (None, 2),\n    mode='sum',\n"},
      {"chosen", "    a,\n    reduction=('none', 'mean')[b],\n"},
      {"found", "    a,\n    by=('none', 'mean')[['none', 'mean'].index(b)],\n"},
      {"taken", "    *a,\n    'all',\n    -1,\n    **b,\n"},
  };
  for (const WrittenOut& row : rows) {
    const std::string api = row.api;
    CAPTURE(api);
    check_rewrite("import torch\ny = torch." + api + "(\n    a,\n    b,\n)\n",
                  "import paddle\ny = paddle." + api + "(\n" + row.arguments + ")\n",
                  layout_rules());
  }
}
