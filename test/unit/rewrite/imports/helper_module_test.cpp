// Helpers in one module of the project: what files import, and what the module defines.
#include "engine/rewrite/imports/helper_module.hpp"

#include <algorithm>

#include <doctest/doctest.h>

#include "engine/rewrite/fix_all.hpp"
#include "test/unit/rewrite/check_rewrite.hpp"

using namespace paddle_ls;
using namespace paddle_ls::rewrite;

namespace {

const RuleSet& module_rules() {
  static const RuleSet result = rules_of(R"json({
      "$helpers": {"first_of": "def first_of(values):\n    return math.floor(values[0])",
                   "Pool": "class Pool(ZonedPool):\n    pass",
                   "ZonedPool": "class ZonedPool:\n    pass",
                   "last_of": "def last_of(values):\n    return paddle.flip(values, 0)[0]"},
      "torch.first": {"signature": "(a)", "expression": "first_of({a})", "helper": "first_of",
                      "import": ["math"]},
      "torch.last": {"signature": "(a)", "expression": "last_of({a})", "helper": "last_of"},
      "torch.nn.Pool": {"signature": "(size)", "callee": "Pool", "helper": ["Pool", "ZonedPool"]}
    })json");
  return result;
}

FixAll fixed(std::string_view source) {
  Options options;
  options.helper_module = "..helpers";
  const auto recorded = read(source, nullptr, RuleSet());
  REQUIRE(recorded);
  return fix_all({source, &*recorded, analyze(source, *recorded, module_rules(), options)},
                 module_rules(), options, {[](const Finding&) { return true; }});
}

std::string brought_in_step(std::string_view module, const std::vector<std::string>& names) {
  return text::applied(helper_module_edits(module, module_rules(), names), module);
}

using Names = std::vector<std::string>;

constexpr std::string_view both =
    "# What converted code needs; `paddle-ls convert` keeps it.\n"
    "import math\n"
    "\n"
    "import paddle\n"
    "\n"
    "\n"
    "def first_of(values):\n"
    "    return math.floor(values[0])\n"
    "\n"
    "\n"
    "def last_of(values):\n"
    "    return paddle.flip(values, 0)[0]\n";

}  // namespace

TEST_CASE("a file imports its helpers from the module, once") {
  const std::string source =
      "import os\nimport torch\n\n\ndef f(x):\n    return torch.first(x) + "
      "torch.last(torch.first(x))\n";
  const FixAll first = fixed(source);
  const std::string result = text::applied(first.edits, source);
  CHECK(result ==
        "import os\n"
        "\n"
        "from ..helpers import first_of, last_of\n"
        "\n"
        "\n"
        "def f(x):\n"
        "    return first_of(x) + last_of(first_of(x))\n");
  CHECK(first.helpers == Names{"first_of", "last_of"});
  const FixAll second = fixed(result);
  CHECK(second.edits.empty());
  CHECK(second.helpers == Names{"first_of", "last_of"});
}

TEST_CASE("a later use of a helper that is imported already imports nothing") {
  const std::string source =
      "import torch\nfrom ..helpers import first_of\ny = first_of(x)\nz = torch.first(y)\n";
  CHECK(text::applied(fixed(source).edits, source).find("import first_of\n") != std::string::npos);
  CHECK(fixed(source).helpers == Names{"first_of"});
}

TEST_CASE("the module is made with what its helpers need") {
  CHECK(brought_in_step("", {"first_of", "last_of"}) == both);
  CHECK(brought_in_step("", {"no_helper"}).empty());
}

TEST_CASE("the module is kept in step, and nothing else in it changes") {
  CHECK(helper_module_edits(both, module_rules(), Names{"first_of", "last_of"}).empty());
  CHECK(brought_in_step("\"\"\"Ours.\"\"\"\nimport math\n\nlimit = 1\n\n\n"
                        "def first_of(values):\n    return values[0]  # of an earlier release\n\n\n"
                        "def own():\n    return limit\n",
                        {"first_of"}) ==
        "\"\"\"Ours.\"\"\"\nimport math\n\nlimit = 1\n\n\n"
        "def first_of(values):\n    return math.floor(values[0])\n\n\n"
        "def own():\n    return limit\n");
  CHECK(brought_in_step("import math\n\n\ndef first_of(values):\n    return math.floor(values[0])",
                        {"first_of", "last_of"}) ==
        "import math\n\nimport paddle\n\n\ndef first_of(values):\n    return "
        "math.floor(values[0])\n\n\n"
        "def last_of(values):\n    return paddle.flip(values, 0)[0]\n");
}

TEST_CASE("the module is the same in whatever order files come to need its helpers") {
  const Names all{"Pool", "first_of", "last_of"};
  const std::string at_once = brought_in_step("", all);
  Names order = all;
  do {
    std::string module;
    for (const std::string& name : order) module = brought_in_step(module, {name});
    CHECK(module == at_once);
  } while (std::next_permutation(order.begin(), order.end()));
}

TEST_CASE("the module keeps its line ends") {
  CHECK(brought_in_step("import math\r\n", {"first_of"}) ==
        "import math\r\n\r\n\r\ndef first_of(values):\r\n    return math.floor(values[0])\r\n");
}

TEST_CASE("a file imports what it calls, and the module defines what that needs before it") {
  const std::string source = "import torch\na = torch.nn.Pool(3)\n";
  const FixAll first = fixed(source);
  CHECK(text::applied(first.edits, source) == "from ..helpers import Pool\na = Pool(3)\n");
  CHECK(brought_in_step("import os\n", first.helpers) ==
        "import os\n\n\nclass ZonedPool:\n    pass\n\n\nclass Pool(ZonedPool):\n    pass\n");
}

TEST_CASE("a helper whose name is taken is imported under another one") {
  const std::string source = "import torch\nclass Pool: pass\na = torch.nn.Pool(3)\n";
  const FixAll first = fixed(source);
  const std::string result = text::applied(first.edits, source);
  CHECK(result ==
        "from ..helpers import Pool as TorchPool\n"
        "class Pool: pass\n"
        "a = TorchPool(3)\n");
  CHECK(first.helpers == Names{"Pool"});
  CHECK(fixed(result).edits.empty());
  const std::string more = result + "import torch\nb = torch.nn.Pool(4)\n";
  CHECK(text::applied(fixed(more).edits, more) == result + "b = TorchPool(4)\n");
}

TEST_CASE("an import of helpers joins the one that the file has, in order") {
  const std::string source =
      "import torch\n\nfrom ..helpers import zero\n\ny = torch.first(x) + zero\n";
  const std::string result = text::applied(fixed(source).edits, source);
  CHECK(result == "from ..helpers import first_of, zero\n\ny = first_of(x) + zero\n");
  CHECK(fixed(result).edits.empty());
}

TEST_CASE("an import of helpers is with the imports of the project") {
  const std::string source =
      "import torch\n\nfrom .near import a\n\n__all__ = []\n\nimport late\n\ny = torch.first(a)\n";
  const std::string result = text::applied(fixed(source).edits, source);
  CHECK(result ==
        "from ..helpers import first_of\nfrom .near import a\n\n__all__ = []\n\nimport late\n\n"
        "y = first_of(a)\n");
}
