// Conditions of alternatives: what rules may test of a call, and what is known only at run time.
#include <doctest/doctest.h>

#include "test/unit/rewrite/check_rewrite.hpp"

using namespace paddle_ls::rewrite;

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
  check_shape("y = torch.chain(Order([a(), b()]))\nz = Order()\n",
              "y = paddle.chain(*[a(), b()])\nz = Order()\n");
  check_shape("import collections as c\ny = torch.chain(c.OrderedDict([a]))\n",
              "y = paddle.chain(*[a])\n");
  check_shape("y = torch.chain(torch.chain([a]))\n", "y = paddle.chain(paddle.chain([a]))\n");
  check_shape("y = torch.chain(Order([a]), b)\n", "y = paddle.chain(Order([a]), b)\n");
  CHECK(shape_reason("y = torch.chain(Order({1: a}))\n") == "an OrderedDict");
}

TEST_CASE("a condition may ask for a whole word anywhere in the file") {
  check_shape("y = torch.loss(a)\n", "y = paddle.loss(a)\n");
  check_shape("y = torch.loss(a)  # ignores -100.\n", "y = paddle.loss(a)  # ignores -100.\n");
  check_shape("labels = [-100]\ny = torch.loss(a)\n",
              "labels = [-100]\ny = paddle.loss_of_some(a)\n");
  check_shape("labels = [-1000]\ny = torch.loss(a)\n", "labels = [-1000]\ny = paddle.loss(a)\n");
}

TEST_CASE("a call that may give what is asked for needs a confirmation") {
  CHECK(shape_reason("y = torch.chain(make())\n") ==
        "the right rewrite depends on the value of `args` at run time");
  CHECK(shape_reason("y = torch.chain(layers)\n") ==
        "the right rewrite depends on the value of `args` at run time");
}

TEST_CASE("the arguments that decide are named, each once, and what stars may pass") {
  const auto reason = [](std::string_view call) {
    const RuleSet rules = rules_of(R"json({
      "torch.fold": {"signature": "(x, dim=None, keepdim=False)", "alternatives": [
        {"when": ["literal(dim)==0", "literal(keepdim)==True"], "callee": "paddle.fold_rows"},
        {"when": ["literal(dim)==1"], "callee": "paddle.fold_columns"},
        {"callee": "paddle.fold"}]}
    })json");
    const std::string source = "import torch\ny = torch.fold(" + std::string(call) + ")\n";
    const FileFindings file = analyzed(source, rules);
    REQUIRE(file.findings.size() == 1);
    return std::string(file.findings[0].reason);
  };
  CHECK(reason("x, d") == "the right rewrite depends on the value of `dim` at run time");
  CHECK(reason("x, d, k") ==
        "the right rewrite depends on the values of `dim` and `keepdim` at run time");
  CHECK(reason("x, d, False") == "the right rewrite depends on the value of `dim` at run time");
  CHECK(reason("x, **options") ==
        "the right rewrite depends on whether `**` passes `dim` and `keepdim`");
  CHECK(reason("x, 2, k").empty());
}

TEST_CASE("the elements of a display are seen one by one") {
  check_shape("y = torch.resize((h(), 2))\n", "y = paddle.plane(h(), 2)\n");
  check_shape("y = torch.resize([h, w])\n", "y = paddle.resize([h, w])\n");
  check_shape("y = torch.resize((1, 2, 3))\n", "y = paddle.resize((1, 2, 3))\n");
  check_shape("y = torch.resize(7)\n", "y = paddle.resize(7)\n");
  CHECK(shape_reason("y = torch.resize({})\n") == "a dictionary");
  CHECK(shape_reason("y = torch.resize((*s, 2))\n") ==
        "the right rewrite depends on the value of `size` at run time");
}

TEST_CASE("an element that no template takes is evaluated all the same") {
  const RuleSet rules =
      rules_of(R"json({"torch.head": {"signature": "(a)", "expression": "paddle.head({a[0]})"},
                                         "torch.twice": {"signature": "(a)", "expression": "({a[1]}, {a[0]})"}})json");
  const std::string source = "import torch\ny = [torch.head((f(), g()))]\n";
  CHECK(converted(source, FixClass::needs_confirmation, rules).find("g()") != std::string::npos);
  check_rewrite("import torch\ny = torch.twice((f(), g()))\n", "a = (f(), g())\ny = (a[1], a[0])\n",
                rules);
}

TEST_CASE("a condition tests an argument of an argument by position and by keyword") {
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

TEST_CASE("a literal may be asked for by its end") {
  const RuleSet rules = rules_of(R"json({
    "torch.first": {"signature": "(a)", "alternatives": [{"when": ["literal(a)==*dtype"], "callee": "paddle.cast"},
                                           {"callee": "paddle.place"}]}
  })json");
  check_rewrite("import torch\ny = torch.first(x.dtype), torch.first(device)\n",
                "import paddle\ny = paddle.cast(x.dtype), paddle.place(device)\n", rules);
}

TEST_CASE("how many arguments a star passes is not known before the program runs") {
  const RuleSet rules = rules_of(R"json({
    "torch.sizes": {"signature": "(*size)", "alternatives": [
      {"when": ["length(size)==2"], "callee": "paddle.plane"}, {"callee": "paddle.space"}]}})json");
  const auto fix_of = [&](const std::string& call) {
    return analyzed("import torch\nx = " + call + "\n", rules).findings.at(0).fix;
  };
  CHECK(fix_of("torch.sizes(1, 2, 3)") == FixClass::safe);
  CHECK(fix_of("torch.sizes(1, *more)") == FixClass::needs_confirmation);
}

TEST_CASE(
    "a value that may turn out to be the literal needs review, but a builtin is only what is "
    "written") {
  const RuleSet rules = rules_of(R"json({
    "torch.flag": {"signature": "(a)", "alternatives": [
      {"when": ["literal(a)==True"], "callee": "paddle.yes"}, {"callee": "paddle.no"}]},
    "torch.type": {"signature": "(a)", "alternatives": [
      {"when": ["literal(a)==int"], "callee": "paddle.whole"}, {"callee": "paddle.any"}]}})json");
  const auto fix_of = [&](const std::string& call) {
    return analyzed("import torch\nx = " + call + "\n", rules).findings.at(0).fix;
  };
  CHECK(fix_of("torch.flag(True)") == FixClass::safe);
  CHECK(fix_of("torch.flag(False)") == FixClass::safe);
  CHECK(fix_of("torch.flag(flag)") == FixClass::needs_confirmation);
  CHECK(fix_of("torch.type(int)") == FixClass::safe);
  CHECK(fix_of("torch.type(kind)") == FixClass::safe);
}
