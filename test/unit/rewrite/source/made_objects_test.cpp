// Whether an argument is known to be an object that the file creates: the condition `made` of
// rules.
#include <string>

#include <doctest/doctest.h>

#include "test/unit/rewrite/check_rewrite.hpp"

using namespace paddle_ls::rewrite;

namespace {

const RuleSet& made_rules() {
  static const RuleSet rules = rules_of(R"json({
    "torch.take": {"signature": "(a, b=None)", "alternatives": [
      {"when": ["made(a)"], "callee": "paddle.made"},
      {"when": ["literal(b)=={a} is None"], "callee": "paddle.asked", "drop": ["b"]},
      {"when": ["file has .left"], "callee": "paddle.left"},
      {"callee": "paddle.open"}]}
  })json");
  return rules;
}

// The name of the function in the last call of `source` after conversion.
std::string kind_of(const std::string& source) {
  const std::string text =
      converted("import torch\n" + source, FixClass::needs_confirmation, made_rules());
  const std::size_t at = text.rfind("paddle.") + 7;
  return text.substr(at, text.find('(', at) - at);
}

}  // namespace

TEST_CASE("an object is made where it is written, or where nothing else is assigned to its name") {
  CHECK(kind_of("torch.take(Things(1))\n") == "made");
  CHECK(kind_of("torch.take(some.Things(1) if c else [1])\n") == "made");
  CHECK(kind_of("a = Things(1)\nprint(a)\ntorch.take(a)\n") == "made");
  CHECK(kind_of("if c:\n    a = Things(1)\nelse:\n    a = range(3)\ntorch.take(a)\n") == "made");
  CHECK(kind_of("a = Things(1)\n\n\ndef f(x):\n    return torch.take(a, b=x)\n") == "made");
  CHECK(kind_of("def f(x):\n    a = Things(x)\n    a.set(a=x.a)\n    torch.take(a)\n") == "made");
}

TEST_CASE("a value that may be None is not made") {
  for (const std::string source : {
           "torch.take(things(1))\n",
           "torch.take(Things(1) if c else None)\n",
           "torch.take(self.a)\n",
           "torch.take(a)\n",
           "if c:\n    a = Things(1)\nelse:\n    a = None\ntorch.take(a)\n",
           "def f(a=None):\n    torch.take(a)\n",
           "def f(a):\n    a = Things(a)\n    torch.take(a)\n",
           "a = Things(1)\n\n\ndef f(a):\n    torch.take(a)\n",
           "for a in all_of_them:\n    torch.take(a)\n",
           "a, b = Things(1), None\ntorch.take(a)\n",
           "with Things(1) as a:\n    torch.take(a)\n",
           "a = Things(1)\ndel a\ntorch.take(a)\n",
           "from things import a\ntorch.take(a)\n",
       }) {
    CAPTURE(source);
    CHECK(kind_of(source) == "open");
  }
}

TEST_CASE("a literal may be asked for in the words of another argument") {
  CHECK(kind_of("torch.take(a, a is None)\n") == "asked");
  CHECK(kind_of("torch.take(self.a, b=(self.a is None))\n") == "asked");
  CHECK(kind_of("torch.take(a, b is None)\n") == "open");
  CHECK(kind_of("torch.take(a, a is not None)\n") == "open");
  RuleSet rules;
  CHECK(!rules
             .add_rules(R"json({"torch.take": {"signature": "(a, b=None)", "alternatives": [
               {"when": ["literal(b)=={c} is None"], "callee": "paddle.asked"}]}})json",
                        "rules.json")
             .empty());
}

TEST_CASE("an attribute occurs in a file where it is read of an object") {
  CHECK(kind_of("print(x.left)\ntorch.take(a)\n") == "left");
  CHECK(kind_of("left = 1\ntorch.take(a, left)\n") == "open");
  CHECK(kind_of("import torch.utils.left\n# x.left\ntorch.take(a)\n") == "open");
  CHECK(kind_of("print(x.lefts)\ntorch.take(a)\n") == "open");
}
