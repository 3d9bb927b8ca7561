#include "engine/rewrite/language/helper_source.hpp"

#include <doctest/doctest.h>

#include "test/unit/rewrite/check_rewrite.hpp"

namespace paddle_ls::rewrite {
namespace {

TEST_CASE("a helper needs the imports of its file that it reads") {
  const auto helpers = parse_helpers(
      "# How it is drawn.\nimport math\nimport os.path\n\nimport paddle\n\n"
      "from .redrawn import redrawn, unused\n\n\n"
      "def drawn(x, unused=None):\n    \"\"\"os.path is not read.\"\"\"\n"
      "    return redrawn(x, math.pi)\n\n");
  REQUIRE(helpers);
  REQUIRE(helpers->size() == 1);
  const HelperSource& drawn = helpers->at("drawn");
  CHECK(drawn.code ==
        "def drawn(x, unused=None):\n    \"\"\"os.path is not read.\"\"\"\n"
        "    return redrawn(x, math.pi)");
  CHECK(drawn.modules == std::vector<std::string>{"math"});
  CHECK(drawn.helpers == std::vector<std::string>{"redrawn"});
}

TEST_CASE("each definition of a file is a helper, and needs those that it reads") {
  const auto helpers = parse_helpers(
      "import math\n\n\nclass Base:\n    def f(self):\n        return f'{size(self)}'\n\n\n"
      "def size(x):\n    return math.prod(x)\n\n\nTABLE = {'a': size}\n\n\n"
      "# About the next one.\ndef f(x):\n    return TABLE[x](Base=x)\n");
  REQUIRE(helpers);
  REQUIRE(helpers->size() == 3);
  CHECK(helpers->at("Base").helpers == std::vector<std::string>{"size"});
  CHECK(helpers->at("Base").modules.empty());
  CHECK(helpers->at("size").code ==
        "def size(x):\n    return math.prod(x)\n\n\nTABLE = {'a': size}");
  CHECK(helpers->at("size").helpers.empty());
  CHECK(helpers->at("f").helpers == std::vector<std::string>{"size"});
}

TEST_CASE("a decorated helper with CR LF line ends is the same helper") {
  const auto helpers = parse_helpers(
      "import contextlib\r\n\r\n\r\n@contextlib.contextmanager\r\ndef kept():\r\n    yield\r\n");
  REQUIRE(helpers);
  CHECK(helpers->at("kept").code == "@contextlib.contextmanager\ndef kept():\n    yield");
  CHECK(helpers->at("kept").modules == std::vector<std::string>{"contextlib"});
}

struct HelperRow {
  std::string_view text;
  std::string_view line;
  std::string_view part_of_message;
};

TEST_CASE("a file that has no helpers is an error with its line") {
  const HelperRow rows[] = {
      {"", "1", "defines nothing"},
      {"import math\n", "2", "defines nothing"},
      {"import math, os\n\n\ndef f():\n    pass\n", "1", "before the first helper"},
      {"import math\nfrom os import path\n\n\ndef f():\n    pass\n", "2",
       "before the first helper"},
      {"x = 1\n\n\ndef f():\n    pass\n", "1", "before the first helper"},
      {"def g():\n    pass\n\n\ndef g():\n    pass\n", "5", "`g` is defined twice"},
  };
  for (const HelperRow& row : rows) {
    CAPTURE(row.text);
    const auto helpers = parse_helpers(row.text);
    REQUIRE(!helpers);
    CHECK(helpers.error().where == row.line);
    CHECK(helpers.error().message.find(row.part_of_message) != std::string::npos);
  }
}

TEST_CASE("a rule file names a file that does not define the helper, or defines one differently") {
  RuleSet rules;
  const auto errors = rules.add_rules(
      R"json({"$helpers": {"f": "def g():\n    pass", "h": "def h():\n    pass",
                           "k": "def k():\n    h()\n\n\ndef h():\n    k()"}})json",
      "r.json");
  REQUIRE(errors.size() == 2);
  CHECK(errors[0].message.find("`f` is not defined") != std::string::npos);
  CHECK(errors[1].message.find("`h` has another definition") != std::string::npos);
}

TEST_CASE("a rule file of a workspace names Python files next to it") {
  RuleSet rules;
  const auto errors = rules.add_rules(
      R"json({
        "$helpers": {"outer": "helpers/outer.py", "inner": "def inner(x):\n    return x"},
        "torch.f": {"signature": "(x)", "expression": "outer({x})", "helper": "outer"}})json",
      "r.json", [](std::string_view path) -> Result<std::string> {
        if (path != "helpers/outer.py") return error("there is no such file");
        return "import math\n\nfrom .inner import inner\n\n\ndef outer(x):\n    return inner(x) + "
               "pi()\n\n\ndef pi():\n    return math.pi\n";
      });
  REQUIRE(errors.empty());
  const std::string result = converted("import torch\ny = torch.f(x)\n", FixClass::safe, rules);
  for (const std::string_view part :
       {"import math\n", "def inner(x):\n    return x\n",
        "def outer(x):\n    return inner(x) + pi()\n", "def pi():\n    return math.pi\n"}) {
    CHECK(result.find(part) != std::string::npos);
  }
  const FoundHelper found = rules.helper("outer");
  CHECK(found.modules.empty());
  CHECK(found.helpers == std::vector<std::string_view>{"inner", "pi"});
  CHECK(rules.helper("pi").modules == std::vector<std::string_view>{"math"});
}

TEST_CASE("a Python file that a rule file cannot have is an error with its place") {
  RuleSet rules;
  const auto errors = rules.add_rules(R"json({"$helpers": {"f": "../f.py"}})json", "r.json");
  REQUIRE(errors.size() == 1);
  CHECK(errors[0].where == "r.json:1:20");
  CHECK(errors[0].message.find("`../f.py`") != std::string::npos);
}

}  // namespace
}  // namespace paddle_ls::rewrite
