#include "engine/rewrite/language/helper_source.hpp"

#include <doctest/doctest.h>

#include "test/unit/rewrite/check_rewrite.hpp"

namespace paddle_ls::rewrite {
namespace {

TEST_CASE("the imports before a helper's definition are its needs") {
  const auto helper = parse_helper("drawn",
                                   "# How it is drawn.\nimport math\n\nimport paddle\n\n"
                                   "from .redrawn import redrawn\n\n\n"
                                   "def drawn(x):\n    return redrawn(x, math.pi)\n\n");
  REQUIRE(helper);
  CHECK(helper->code == "def drawn(x):\n    return redrawn(x, math.pi)");
  CHECK(helper->modules == std::vector<std::string>{"math"});
  CHECK(helper->helpers == std::vector<std::string>{"redrawn"});
}

TEST_CASE("a decorated helper with CR LF line ends is the same helper") {
  const auto helper = parse_helper(
      "kept",
      "import contextlib\r\n\r\n\r\n@contextlib.contextmanager\r\ndef kept():\r\n    yield\r\n");
  REQUIRE(helper);
  CHECK(helper->code == "@contextlib.contextmanager\ndef kept():\n    yield");
}

struct HelperRow {
  std::string_view text;
  std::string_view line;
  std::string_view part_of_message;
};

TEST_CASE("a file that is not a helper is an error with its line") {
  const HelperRow rows[] = {
      {"", "0", "defines nothing"},
      {"import math\n", "1", "defines nothing"},
      {"import math, os\n\n\ndef f():\n    pass\n", "1", "before a helper"},
      {"import math\nfrom os import path\n\n\ndef f():\n    pass\n", "2", "before a helper"},
      {"x = 1\n\n\ndef f():\n    pass\n", "1", "before a helper"},
      {"def g():\n    pass\n", "1", "begins with the definition of `g`"},
  };
  for (const HelperRow& row : rows) {
    CAPTURE(row.text);
    const auto helper = parse_helper("f", row.text);
    REQUIRE(!helper);
    CHECK(helper.error().where == row.line);
    CHECK(helper.error().message.find(row.part_of_message) != std::string::npos);
  }
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
               "math.pi\n";
      });
  REQUIRE(errors.empty());
  const std::string result = converted("import torch\ny = torch.f(x)\n", FixClass::safe, rules);
  for (const std::string_view part : {"import math\n", "def inner(x):\n    return x\n",
                                      "def outer(x):\n    return inner(x) + math.pi\n"}) {
    CHECK(result.find(part) != std::string::npos);
  }
  const FoundHelper found = rules.helper("outer");
  CHECK(found.modules == std::vector<std::string_view>{"math"});
  CHECK(found.helpers == std::vector<std::string_view>{"inner"});
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
