// Helpers and modules that rules need in a file.
#include <doctest/doctest.h>

#include "test/unit/rewrite/check_rewrite.hpp"

using namespace paddle_ls::rewrite;

namespace {

constexpr std::string_view helper_rules = R"json({
  "$helpers": {"first_of": "def first_of(values):\n    return math.floor(values[0])"},
  "torch.first": {"signature": "(a)", "expression": "first_of({a})", "helper": "first_of", "import": ["math"]},
  "torch.Tensor.numel": {"receiver": "tensor", "signature": "()", "expression": "first_of({self})",
                         "helper": "first_of"}
})json";

}  // namespace

TEST_CASE("a helper and the modules it needs come into a file once") {
  check_rewrite(R"(
      """Doc."""
      import torch


      def f(x):
          return torch.first(x) + torch.first(x)
  )",
                R"(
      """Doc."""
      import math


      def first_of(values):
          return math.floor(values[0])


      def f(x):
          return first_of(x) + first_of(x)
  )",
                rules_of(helper_rules));
}

TEST_CASE("a helper brings those that it needs, each once") {
  const RuleSet rules = rules_of(R"json({
    "$helpers": {"inner": "def inner(a):\n    return a", "outer": "def outer(a):\n    return inner(a)"},
    "torch.inner": {"signature": "(a)", "expression": "inner({a})", "helper": "inner"},
    "torch.outer": {"signature": "(a)", "expression": "outer({a})", "helper": ["inner", "outer"]}
  })json");
  check_rewrite(R"(
      import torch


      y = torch.outer(torch.inner(x))
  )",
                R"(
      def inner(a):
          return a


      def outer(a):
          return inner(a)


      y = outer(inner(x))
  )",
                rules);
}

TEST_CASE("a helper keeps the line ends of the file") {
  const std::string result =
      converted("import torch\r\ny = torch.first(x)\r\n", FixClass::safe, rules_of(helper_rules));
  CHECK(result.find("def first_of(values):\r\n    return") != std::string::npos);
}

TEST_CASE("a use whose helper finds all its names taken is left") {
  const std::string source = "import torch\nfirst_of = torch_first_of = 1\ny = torch.first(x)\n";
  CHECK(converted(source, FixClass::needs_confirmation, rules_of(helper_rules)) == source);
  const std::string other = "import torch\nmath = 1\ny = torch.first(x)\n";
  CHECK(converted(other, FixClass::needs_confirmation, rules_of(helper_rules)) == other);
}

TEST_CASE("a helper is put before its first use, also where imports follow later") {
  check_rewrite(R"(
      import torch
      y = torch.first(x)
      import os
      z = os.sep
  )",
                R"(
      import math
      def first_of(values):
          return math.floor(values[0])


      y = first_of(x)
      import os
      z = os.sep
  )",
                rules_of(helper_rules));
}

TEST_CASE("a helper follows imports after a setting, and guarded imports") {
  check_rewrite(R"(
      limit = 1
      import torch
      try:
          import numpy
      except ImportError:
          numpy = None
      y = torch.first(x)
  )",
                R"(
      import math
      limit = 1
      try:
          import numpy
      except ImportError:
          numpy = None
      def first_of(values):
          return math.floor(values[0])


      y = first_of(x)
  )",
                rules_of(helper_rules));
}

TEST_CASE("an attribute of something else takes no name that a rule needs") {
  check_rewrite(R"(
      import torch


      def f(x):
          return torch.first(x.math)
  )",
                R"(
      import math


      def first_of(values):
          return math.floor(values[0])


      def f(x):
          return first_of(x.math)
  )",
                rules_of(helper_rules));
}

TEST_CASE("a module that something is imported from takes no name that a rule needs") {
  const auto has_helper = [](const std::string& line) {
    const RuleSet rules = rules_of(helper_rules);
    return analyzed(line + "\nimport torch\ny = torch.first(x)\n", rules).findings.at(0).fix !=
           FixClass::none;
  };
  CHECK(has_helper("from math import floor"));
  CHECK(has_helper("  # from math import floor"));
  CHECK_FALSE(has_helper("from math import math"));
  CHECK_FALSE(has_helper("from maths import math"));
  CHECK_FALSE(has_helper("math = 1"));
}

TEST_CASE("a helper that goes by another name uses this name itself") {
  const RuleSet rules = rules_of(R"json({
    "$helpers": {"clamp": "def clamp(x, low):\n    return [clamp(y, low) for y in x.clamp]",
                 "Loss": "class Loss:\n    def forward(self):\n        return Loss.of(self, Loss=1, kind='Loss')"},
    "torch.clamp": {"signature": "(x, low)", "expression": "clamp({x}, {low})", "helper": "clamp"},
    "torch.nn.Loss": {"callee": "Loss", "helper": "Loss"}
  })json");
  check_rewrite(R"(
      import torch
      from .own import clamp


      y = torch.clamp(x, torch.clamp(1, low)), clamp
  )",
                R"(
      from .own import clamp


      def torch_clamp(x, low):
          return [torch_clamp(y, low) for y in x.clamp]


      y = torch_clamp(x, torch_clamp(1, low)), clamp
  )",
                rules);
  check_rewrite(R"(
      import torch


      class Loss(torch.nn.Loss):
          pass
  )",
                R"(
      class TorchLoss:
          def forward(self):
              return TorchLoss.of(self, Loss=1, kind='Loss')


      class Loss(TorchLoss):
          pass
  )",
                rules);
}
