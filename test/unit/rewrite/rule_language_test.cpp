// What rules can say about a call: behind it, into `out`, and with code of their own.
#include <doctest/doctest.h>

#include "check_rewrite.hpp"
#include "engine/rewrite/fix_all.hpp"

using namespace paddle_ls::rewrite;

namespace {

const RuleSet& around_rules() {
  static const RuleSet rules = rules_of(R"json({
    "torch.first": {"signature": "(a, dtype=None)",
                    "alternatives": [{"when": ["absent(dtype)"], "callee": "paddle.all", "suffix": "[0]"},
                             {"callee": "paddle.all", "drop": ["dtype"],
                              "suffix": "[0].astype({dtype})"}]},
    "torch.fill": {"signature": "(a, *, out=None)", "callee": "paddle.fill", "out": "same"},
    "torch.sum": {"signature": "(a, *, out=None)", "expression": "{a} + 1", "out": "cast"},
    "torch.both": {"signature": "(a, *, dim=0, out=None)", "callee": "paddle.both",
                   "rename": {"dim": "axis"}, "out": "each"}
  })json");
  return rules;
}

void check_around(std::string_view before, std::string_view after) {
  CAPTURE(before);
  check_rewrite("import torch\n" + std::string(before), "import paddle\n" + std::string(after),
                around_rules());
}

void check_left(std::string_view source) {
  CAPTURE(source);
  const std::string text = "import torch\n" + std::string(source);
  CHECK(converted(text, FixClass::needs_confirmation, around_rules()) == text);
}

constexpr std::string_view helper_rules = R"json({
  "$helpers": {"first_of": "def first_of(values):\n    return math.floor(values[0])"},
  "torch.first": {"signature": "(a)", "expression": "first_of({a})", "helper": "first_of", "import": ["math"]},
  "torch.Tensor.numel": {"receiver": "tensor", "signature": "()", "expression": "first_of({self})",
                         "helper": "first_of"}
})json";

}  // namespace

TEST_CASE("None that is spelled out for a default of None is left out of a template") {
  const RuleSet rules = rules_of(R"json({
    "torch.first": {"signature": "(a, size=None, mode=1)", "expression": "paddle.first({a}{?size}{?mode})"},
    "torch.both": {"signature": "(a, factor=None)", "callee": "paddle.both",
                   "alternatives": [{"when": ["kind(factor) in [none]"]}, {}]}
  })json");
  check_rewrite("import torch\ny = torch.first(x, size=None, mode=2)\n",
                "import paddle\ny = paddle.first(x, mode=2)\n", rules);
  check_rewrite("import torch\ny = torch.both(x, factor=None)\n",
                "import paddle\ny = paddle.both(x)\n", rules);
}

TEST_CASE("a literal may be asked for by its end") {
  const RuleSet rules = rules_of(R"json({
    "torch.first": {"signature": "(a)", "alternatives": [{"when": ["literal(a)==*dtype"], "callee": "paddle.cast"},
                                           {"callee": "paddle.place"}]}
  })json");
  check_rewrite("import torch\ny = torch.first(x.dtype), torch.first(device)\n",
                "import paddle\ny = paddle.cast(x.dtype), paddle.place(device)\n", rules);
}

TEST_CASE("a method of the same name takes the arguments that Paddle has, under its names") {
  const RuleSet rules;
  check_rewrite("import torch\nx = torch.ones(2, 3)\ny = x.mean(dim=1, keepdims=True)\n",
                "import paddle\nx = paddle.ones(2, 3)\ny = x.mean(dim=1, keepdim=True)\n", rules);
  const std::string unknown = "import torch\nx = torch.ones(2, 3)\ny = x.mean(dimension=1)\n";
  CHECK(converted(unknown, FixClass::needs_confirmation, rules).find("x.mean(dimension=1)") !=
        std::string::npos);
}

TEST_CASE("keywords of numpy that torch takes are those of the signature") {
  const RuleSet rules = rules_of(R"json({
    "torch.both": {"signature": "(input, dim=None, keepdim=False)", "callee": "paddle.both",
                   "rename": {"input": "values"}},
    "torch.Tensor.sum": {"receiver": "tensor", "signature": "(dim=None, keepdim=False)", "keep": true},
    "torch.Tensor.add": {"receiver": "tensor", "signature": "(other)", "expression": "{self} + {other}"}
  })json");
  check_rewrite("import torch\ny = torch.both(x=a, axis=1, keepdims=True)",
                "import paddle\ny = paddle.both(values=a, dim=1, keepdim=True)", rules);
  check_rewrite("import torch\ny = torch.zeros(2).sum(axis=0, keepdims=True)",
                "import paddle\ny = paddle.zeros(2).sum(dim=0, keepdim=True)", rules);
  check_rewrite("import torch\ny = torch.zeros(2).add(x2=b)",
                "import paddle\ny = paddle.zeros(2) + b", rules);
  // An array of numpy is summed in the same words.
  check_rewrite("import torch\ny = torch.zeros(2)\ndef f(values):\n    return values.add(x2=1)\n",
                "import paddle\ny = paddle.zeros(2)\ndef f(values):\n    return values.add(x2=1)\n",
                rules);
}

TEST_CASE("a suffix goes behind the call, with the arguments it takes") {
  check_around("y = torch.first(x)\n", "y = paddle.all(x)[0]\n");
  check_around("y = torch.first(x, dtype=t) ** 2\n", "y = paddle.all(x)[0].astype(t) ** 2\n");
  check_around("y = torch.first(torch.first(x), torch.float32)\n",
               "y = paddle.all(paddle.all(x)[0])[0].astype(paddle.float32)\n");
}

TEST_CASE("a suffix changes neither the order of evaluation nor what is called later") {
  check_left("y = torch.first(x, dtype=f())\n");
  check_left("y = map(torch.first, x)\n");
}

TEST_CASE("a torch name that a suffix carries along keeps its import") {
  const std::string source = "import torch\ny = torch.first(x, dtype=torch.no_such)\n";
  CHECK(converted(source, FixClass::safe, around_rules()) ==
        "import paddle\nimport torch\ny = paddle.all(x)[0].astype(torch.no_such)\n");
}

TEST_CASE("None for an argument that is None anyway is as if it were not there") {
  check_around("y = torch.first(x, dtype=None)\n", "y = paddle.all(x)[0]\n");
  check_around("torch.fill(x, out=None)\n", "paddle.fill(x)\n");
}

TEST_CASE("what torch writes into out is assigned to it") {
  check_around("torch.fill(x, out=y)\n", "paddle.assign(paddle.fill(x), output=y)\n");
  check_around("torch.fill(x)\n", "paddle.fill(x)\n");
  check_around("torch.both(x, dim=1, out=(y, z))\n",
               "tuple(map(paddle.assign, paddle.both(x, axis=1), (y, z)))\n");
  check_around("torch.fill(torch.fill(x), out=y[0])\n",
               "a = paddle.fill(x)\nout_1 = y[0]\npaddle.assign(paddle.fill(a), output=out_1)\n");
}

TEST_CASE("where torch casts what it writes into out, a helper does") {
  check_around("y = torch.sum(x)\n", "y = x + 1\n");
  check_around("y = torch.sum(x, out=None)\n", "y = x + 1\n");
  const std::string done =
      converted("import torch\ny = torch.sum(x, out=o)\n", FixClass::safe, around_rules());
  CHECK(done.find("def written(value, out):\n") != std::string::npos);
  CHECK(done.ends_with("\ny = written(x + 1, o)\n"));
}

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
      import paddle


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
      import paddle


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

TEST_CASE("a use whose helper would take a name of the file is left") {
  const std::string source = "import torch\nfirst_of = 1\ny = torch.first(x)\n";
  CHECK(converted(source, FixClass::needs_confirmation, rules_of(helper_rules)) == source);
  const std::string other = "import torch\nmath = 1\ny = torch.first(x)\n";
  CHECK(converted(other, FixClass::needs_confirmation, rules_of(helper_rules)) == other);
}

TEST_CASE("a helper stands in front of its first use, also where imports follow later") {
  check_rewrite(R"(
      import torch
      y = torch.first(x)
      import os
      z = os.sep
  )",
                R"(
      import math
      import paddle
      def first_of(values):
          return math.floor(values[0])


      y = first_of(x)
      import os
      z = os.sep
  )",
                rules_of(helper_rules));
}

TEST_CASE("a helper stands behind imports that follow a setting, and behind guarded ones") {
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
      import paddle
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
      import paddle


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

namespace {

const RuleSet& shape_rules() {
  static const RuleSet rules = rules_of(R"json({
    "torch.chain": {"signature": "(*args)", "alternatives": [
      {"when": ["positional_count==1", "arg0 is call *OrderedDict", "argument_count(arg0)==1", "kind(arg0.arg0) in [list]"],
       "expression": "paddle.chain(*{arg0.arg0})"},
      {"when": ["positional_count==1", "args[0] is call collections.OrderedDict"], "manual": "an OrderedDict"},
      {"callee": "paddle.chain"}]},
    "torch.resize": {"signature": "(size, *, mode=None)", "alternatives": [
      {"when": ["length(size)==2", "kind(size[1]) in [int]"], "expression": "paddle.plane({size[0]}, {size[1]})"},
      {"when": ["kind(size) in [dict]"], "manual": "a dictionary"},
      {"callee": "paddle.resize"}]},
    "torch.read": {"signature": "(path, device=None)", "alternatives": [
      {"when": ["device is call torch.device", "has(device.index)"], "manual": "an index"},
      {"when": ["device is call torch.device", "literal(device.arg0)=='cpu'"], "callee": "paddle.read",
       "drop": ["device"]},
      {"callee": "paddle.read"}]},
    "torch.shape": {"signature": "(*size)", "alternatives": [
      {"when": ["kind(size[0]) in [star]"], "manual": "a star"},
      {"when": ["length(size)==1", "kind(size[0]) in [list,tuple]", "no_keywords"],
       "callee": "paddle.shape", "set": {"shape": "{size[0]}"}},
      {"callee": "paddle.shape", "fold": {"size": "shape"}}]},
    "torch.loss": {"signature": "(a)", "alternatives": [
      {"when": ["file has -100"], "callee": "paddle.loss_of_some"}, {"callee": "paddle.loss"}]},
    "torch.place": {"signature": "(a)", "alternatives": [
      {"when": ["used_as==statement|decorator"], "callee": "paddle.alone"}, {"callee": "paddle.within"}]}
  })json");
  return rules;
}

void check_shape(std::string_view before, std::string_view after) {
  CAPTURE(before);
  const std::string head = "from collections import OrderedDict as Order\n";
  check_rewrite(head + "import torch\n" + std::string(before),
                head + "import paddle\n" + std::string(after), shape_rules());
}

// The reason why the call is left, or why it has to be confirmed.
std::string shape_reason(std::string_view use) {
  const std::string source =
      "from collections import OrderedDict as Order\nimport torch\n" + std::string(use);
  const FileFindings file = analyzed(source, shape_rules());
  REQUIRE(!file.findings.empty());
  return std::string(file.findings[0].reason);
}

}  // namespace

TEST_CASE("a call that is an argument is known by its qualified name, and opened") {
  check_shape("y = torch.chain(Order([a(), b()]))\n", "y = paddle.chain(*[a(), b()])\n");
  check_shape("import collections as c\ny = torch.chain(c.OrderedDict([a]))\n",
              "import collections as c\ny = paddle.chain(*[a])\n");
  check_shape("y = torch.chain(torch.chain([a]))\n", "y = paddle.chain(paddle.chain([a]))\n");
  check_shape("y = torch.chain(Order([a]), b)\n", "y = paddle.chain(Order([a]), b)\n");
  CHECK(shape_reason("y = torch.chain(Order({1: a}))\n") == "an OrderedDict");
}

TEST_CASE("a condition may ask what stands anywhere in the file, as a word of its own") {
  check_shape("y = torch.loss(a)\n", "y = paddle.loss(a)\n");
  check_shape("y = torch.loss(a)  # ignores -100.\n", "y = paddle.loss(a)  # ignores -100.\n");
  check_shape("labels = [-100]\ny = torch.loss(a)\n",
              "labels = [-100]\ny = paddle.loss_of_some(a)\n");
  check_shape("labels = [-1000]\ny = torch.loss(a)\n", "labels = [-1000]\ny = paddle.loss(a)\n");
}

TEST_CASE("a call that may give what is asked for needs a confirmation") {
  CHECK(shape_reason("y = torch.chain(make())\n") ==
        "the right rewrite depends on the run-time value of an argument");
  CHECK(shape_reason("y = torch.chain(layers)\n") ==
        "the right rewrite depends on the run-time value of an argument");
}

TEST_CASE("the elements of a display are seen one by one") {
  check_shape("y = torch.resize((h(), 2))\n", "y = paddle.plane(h(), 2)\n");
  check_shape("y = torch.resize([h, w])\n", "y = paddle.resize([h, w])\n");
  check_shape("y = torch.resize((1, 2, 3))\n", "y = paddle.resize((1, 2, 3))\n");
  check_shape("y = torch.resize(7)\n", "y = paddle.resize(7)\n");
  CHECK(shape_reason("y = torch.resize({})\n") == "a dictionary");
  CHECK(shape_reason("y = torch.resize((*s, 2))\n") ==
        "the right rewrite depends on the run-time value of an argument");
}

TEST_CASE("an element that no template takes is evaluated all the same") {
  const RuleSet rules =
      rules_of(R"json({"torch.head": {"signature": "(a)", "expression": "paddle.head({a[0]})"},
                                         "torch.twice": {"signature": "(a)", "expression": "({a[1]}, {a[0]})"}})json");
  const std::string source = "import torch\ny = [torch.head((f(), g()))]\n";
  CHECK(converted(source, FixClass::needs_confirmation, rules).find("g()") != std::string::npos);
  check_rewrite("import torch\ny = torch.twice((f(), g()))\n",
                "import paddle\na = (f(), g())\ny = (a[1], a[0])\n", rules);
}

TEST_CASE("an argument of an argument is asked for by place and by keyword") {
  check_shape("y = torch.read(p, device=torch.device('cpu'))\n", "y = paddle.read(p)\n");
  check_shape("y = torch.read(p, torch.device(\"cpu\"))\n", "y = paddle.read(p)\n");
  CHECK(shape_reason("y = torch.read(p, torch.device('cuda', index=f()))\n") == "an index");
}

TEST_CASE("one of the arguments of a variadic parameter is seen by its number") {
  check_shape("y = torch.shape((2, 3))\n", "y = paddle.shape(shape=(2, 3))\n");
  check_shape("y = torch.shape(2, n)\n", "y = paddle.shape(shape=[2, n])\n");
  CHECK(shape_reason("y = torch.shape(*s)\n") == "a star");
}

TEST_CASE("a condition may name several contexts") {
  check_shape("torch.place(1)\ny = torch.place(1)\n", "paddle.alone(1)\ny = paddle.within(1)\n");
}

TEST_CASE("a lambda is left out like any value whose making does nothing") {
  check_confirmed_rewrite("import torch\ny = torch.load(p, map_location=lambda s, _: s)\n",
                          "import paddle\ny = paddle.load(p)\n");
  check_confirmed_rewrite("import torch\ny = torch.load(p, map_location=torch.device('cpu'))\n",
                          "import paddle\ny = paddle.load(p)\n");
  const std::string kept = "import torch\ny = torch.load(p, map_location=lambda s, n=f(): s)\n";
  CHECK(converted(kept, FixClass::needs_confirmation) == kept);
}

namespace {

const RuleSet& patch_rules() {
  static const RuleSet rules = rules_of(R"json({
    "$helpers": {"patch_tensor": "def patch_tensor():\n    paddle.Tensor.shrink = lambda x: x"},
    "torch.Tensor.sum_to_size": {"receiver": "tensor", "signature": "(*size)", "alternatives": [
      {"keep": true, "patch": "patch_tensor", "needs_review": "all tensors get it"},
      {"manual": "there is no such method"}]}
  })json");
  return rules;
}

std::string patched(const std::string& source, const Options& options) {
  const auto recorded = read(source, nullptr, patch_rules());
  REQUIRE(recorded);
  const FixAll fixes =
      fix_all(source, &*recorded, analyze(source, *recorded, patch_rules(), options), patch_rules(),
              options, [](const Finding&) { return true; });
  return paddle_ls::text::applied(fixes.edits, source);
}

}  // namespace

TEST_CASE("paddle itself is patched by no rule, unless patches are allowed") {
  const std::string source = "import torch\ny = torch.ones(2).sum_to_size(1)\n";
  CHECK(patched(source, {}) == "import paddle\ny = paddle.ones(2).sum_to_size(1)\n");
  const std::string with_patch = patched(source, {.patches = Patches::allowed});
  CHECK(with_patch ==
        "import paddle\ndef patch_tensor():\n    paddle.Tensor.shrink = lambda x: x\n\n\n"
        "patch_tensor()\n\n\ny = paddle.ones(2).sum_to_size(1)\n");
  CHECK(patched(with_patch, {.patches = Patches::allowed}) == with_patch);
}

TEST_CASE("a patch of a helper module is called by the files that import it") {
  const std::string source = "import torch\ny = torch.ones(2).sum_to_size(1)\n";
  const Options options{.patches = Patches::allowed, .helper_module = ".helpers"};
  const std::string result = patched(source, options);
  CHECK(result ==
        "import paddle\nfrom .helpers import patch_tensor\npatch_tensor()\n\n\n"
        "y = paddle.ones(2).sum_to_size(1)\n");
  CHECK(patched(result, options) == result);
}

TEST_CASE("a use that needs a patch is never a safe fix") {
  const std::string source = "import torch\ny = torch.ones(2).sum_to_size(1)\n";
  const auto recorded = read(source, nullptr, patch_rules());
  REQUIRE(recorded);
  bool is_seen = false;
  for (const Finding& finding :
       analyze(source, *recorded, patch_rules(), {.patches = Patches::allowed}).findings) {
    if (finding.api != "torch.Tensor.sum_to_size") continue;
    is_seen = true;
    CHECK(finding.fix == FixClass::needs_confirmation);
    CHECK(finding.reason == "all tensors get it");
  }
  CHECK(is_seen);
}

TEST_CASE("an argument is hoisted in front of nothing that runs before it") {
  const RuleSet rules =
      rules_of(R"json({"torch.twice": {"signature": "(a)", "expression": "({a}, {a})"}})json");
  for (const std::string_view before : {"x * 2", "-x", "x[i]", "x < y", "not x", "[*x]",
                                        "[i for i in x]", "(x or y)", "(1 if x else 2)"}) {
    CAPTURE(before);
    const std::string source =
        "import torch\ny = [" + std::string(before) + ", torch.twice(g())]\n";
    CHECK(converted(source, FixClass::needs_confirmation, rules) == source);
  }
  const std::string element = "import torch\ny[0] += torch.twice(g())\n";
  CHECK(converted(element, FixClass::needs_confirmation, rules) == element);
  check_confirmed_rewrite("import torch\ny = [x, 1 + 2, -1, 'a', x is y, torch.twice(g())]\n",
                          "import paddle\na = g()\ny = [x, 1 + 2, -1, 'a', x is y, (a, a)]\n",
                          rules);
}
