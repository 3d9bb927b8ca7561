// Strings that name a class whose name changes with the conversion.
#include <algorithm>

#include <doctest/doctest.h>

#include "engine/rewrite/known/class_names.hpp"
#include "test/unit/rewrite/check_rewrite.hpp"
#include "test/unit/rewrite/collect/examples.hpp"

using namespace paddle_ls;
using namespace paddle_ls::rewrite;

namespace {

// Test data, so that the test does not change with the table of layers.
const RuleSet& class_rules() {
  static const RuleSet result = rules_of(R"json({
      "torch.nn.Conv2d": {"callee": "paddle.nn.Conv2D"},
      "torch.nn.Conv1d": {"callee": "paddle.nn.Conv1D"},
      "torch.nn.ConvTranspose2d": {"callee": "paddle.nn.Conv2DTranspose"},
      "torch.nn.BatchNorm1d": {"callee": "paddle.nn.BatchNorm1D"},
      "torch.nn.BatchNorm2d": {"callee": "paddle.nn.BatchNorm2D"},
      "torch.nn.Linear": {"callee": "paddle.nn.Linear"}
    })json");
  return result;
}

std::string in_function(std::string_view test) {
  return "import torch\nfrom torch import nn\ndef visit(m):\n    name = m.__class__.__name__\n    "
         "return " +
         std::string(test) + "\n";
}

// The test, a Python expression about `m` and `name`, with every fix applied.
std::string after(std::string_view test) {
  const std::string source = in_function(test);
  const std::string text = converted(source, FixClass::needs_confirmation, class_rules());
  const std::size_t at = text.find("return ") + 7;
  return text.substr(at, text.size() - at - 1);
}

std::size_t findings_in(std::string_view test) {
  const FileFindings file = analyzed(in_function(test), class_rules());
  return static_cast<std::size_t>(std::count_if(
      file.findings.begin(), file.findings.end(),
      [](const Finding& finding) { return finding.code == &codes::torch_class_name; }));
}

}  // namespace

TEST_CASE("a text that is compared with the name of a class has a finding") {
  const auto found = findings_in_example("class names");
  REQUIRE(found.size() == 1);
  CHECK(found[0].text == "Conv2d");
  CHECK(found[0].api == "torch.nn.Conv2d");
}

TEST_CASE("a string that is compared with the name of a class is rewritten with the class") {
  const std::pair<std::string_view, std::string_view> cases[] = {
      {"name == 'BatchNorm2d'", "name == 'BatchNorm2D'"},
      {"'BatchNorm2d' != name", "'BatchNorm2D' != name"},
      {"name.find('BatchNorm2d') != -1", "name.find('BatchNorm2D') != -1"},
      {"\"BatchNorm2d\" in name", "\"BatchNorm2D\" in name"},
      {"name in ('Linear', 'BatchNorm2d')", "name in ('Linear', 'BatchNorm2D')"},
      {"name in {'BatchNorm2d': 1}", "name in {'BatchNorm2D': 1}"},
      {"{'BatchNorm2d': 1, 'Linear': 2}[name]", "{'BatchNorm2D': 1, 'Linear': 2}[name]"},
      {"name.startswith('BatchNorm2d')", "name.startswith('BatchNorm2D')"},
      {"name.endswith(('Norm1d', 'Norm2d'))", "name.endswith(('Norm1D', 'Norm2D'))"},
      {"type(m).__name__ == 'ConvTranspose2d'", "type(m).__name__ == 'Conv2DTranspose'"},
      {"m._get_name() == 'Conv1d'", "m._get_name() == 'Conv1D'"},
      {"str(type(m)) == \"<class 'torch.nn.modules.conv.Conv2d'>\"",
       "str(type(m)) == \"<class 'paddle.nn.layer.conv.Conv2D'>\""},
      {"m.__module__.startswith('torch.nn')", "m.__module__.startswith('paddle')"},
      {"'BatchNorm2d' in str(type(m))", "'BatchNorm2D' in str(type(m))"},
      {"re.match('BatchNorm2d', name)", "re.match('BatchNorm2D', name)"},
      {"f'{name}' + ('a' if name == 'Conv2d' else 'b')",
       "f'{name}' + ('a' if name == 'Conv2D' else 'b')"},
  };
  for (const auto& [before, expected] : cases) {
    CAPTURE(before);
    CHECK(after(before) == expected);
  }
}

TEST_CASE("a string that also matches the converted classes is kept") {
  for (const std::string_view test :
       {"'Conv' in name", "name.find('BatchNorm') >= 0", "name == 'Linear'", "name == 'Block'",
        "'norm' in name.lower()", "name.lower() == 'conv2d'", "'Linear' in str(type(m))",
        "name.startswith('Conv')", "name in ('Encoder', 'Decoder')"}) {
    CAPTURE(test);
    CHECK(findings_in(test) == 0);
    CHECK(after(test) == test);
  }
}

TEST_CASE("a part of a name that differs between converted classes is reported") {
  CHECK(findings_in("name.startswith('ConvTranspose')") == 1);
  CHECK(after("name.startswith('ConvTranspose')") == "name.startswith('ConvTranspose')");
  // `Conv2D` is a part of `Conv2DTranspose`, while `Conv2d` is not a part of `ConvTranspose2d`.
  const FileFindings file = analyzed(in_function("'Conv2d' in name"), class_rules());
  const auto found = std::find_if(file.findings.begin(), file.findings.end(), [](const auto& each) {
    return each.code == &codes::torch_class_name;
  });
  REQUIRE(found != file.findings.end());
  CHECK(found->fix == FixClass::needs_confirmation);
  CHECK(found->reason.find("Conv2DTranspose") != std::string_view::npos);
}

TEST_CASE("the fix is safe for a known module, and needs review for anything else") {
  const std::string_view source = R"(
      import torch.nn as nn
      class Net(nn.Module):
          def reset(self):
              for m in self.modules():
                  if type(m).__name__ == 'BatchNorm2d':
                      m.weight
  )";
  CHECK(converted(dedented(source), FixClass::safe, class_rules()).find("'BatchNorm2D'") !=
        std::string::npos);
  const std::string unknown = in_function("name == 'BatchNorm2d'");
  CHECK(converted(unknown, FixClass::safe, class_rules()).find("'BatchNorm2d'") !=
        std::string::npos);
}

TEST_CASE("names in lists and in patterns of a match are compared as well") {
  const std::string list = converted(
      "import torch\nNORMS = ['BatchNorm2d', 'Linear']\ndef f(m):\n    return type(m).__name__ in "
      "NORMS\n",
      FixClass::needs_confirmation, class_rules());
  CHECK(list.find("['BatchNorm2D', 'Linear']") != std::string::npos);
  const std::string match = converted(
      "import torch\ndef f(m):\n    match type(m).__name__:\n        case 'Conv2d' | 'Linear':\n"
      "            return 'Conv2d'\n",
      FixClass::needs_confirmation, class_rules());
  CHECK(match.find("case 'Conv2D' | 'Linear'") != std::string::npos);
  CHECK(match.find("return 'Conv2d'") != std::string::npos);
}

TEST_CASE(
    "a name without a visible comparison is reported if the file compares names of "
    "classes") {
  const std::string source =
      "import torch\nfrom torch import nn\nTABLE = {'BatchNorm2d': 1}\nlayer = getattr(nn, "
      "'Conv2d')\n"
      "def f(m):\n    return TABLE.get(type(m).__name__)\n";
  const FileFindings file = analyzed(source, class_rules());
  const auto count =
      std::count_if(file.findings.begin(), file.findings.end(),
                    [](const auto& each) { return each.code == &codes::torch_class_name; });
  CHECK(count == 1);
}

TEST_CASE("a class name that is only shown does not affect other strings") {
  const FileFindings file = analyzed(
      "import torch\nKINDS = ['Conv2d']\ndef f(m):\n    print(type(m).__name__, "
      "f'{type(m).__name__}')\n",
      class_rules());
  CHECK(std::none_of(file.findings.begin(), file.findings.end(),
                     [](const auto& each) { return each.code == &codes::torch_class_name; }));
}

TEST_CASE("classes of the file itself are not torch's") {
  const std::string source =
      "import torch\nclass Conv2d:\n    def kind(self):\n        return type(self).__name__ == "
      "'Conv2d'\n";
  CHECK(converted(source, FixClass::needs_confirmation, class_rules()).find("'Conv2d'") !=
        std::string::npos);
}

TEST_CASE("the class names of all rules are known") {
  const auto classes = converted_classes(RuleSet(), Profile::v3_3, {});
  CHECK(classes.size() > 100);
  for (const ConvertedClass& each : classes) {
    CAPTURE(each.api);
    CHECK(!each.after.empty());
  }
}

TEST_CASE("a name in a table is not replaced, because its use is not visible") {
  const std::string source =
      "import torch\nTABLE = {'BatchNorm2d': 1}\n\n\ndef f(m):\n"
      "    return TABLE.get(type(m).__name__)\n";
  bool is_seen = false;
  for (const Finding& finding : analyzed(source, class_rules()).findings) {
    if (finding.code != &codes::torch_class_name) continue;
    is_seen = true;
    CHECK(finding.fix == FixClass::none);
    CHECK(finding.reason ==
          "names of classes are compared in this file, and this one is `BatchNorm2D` after "
          "conversion");
  }
  CHECK(is_seen);
  CHECK(converted(source, FixClass::needs_confirmation, class_rules()).find("{'BatchNorm2d': 1}") !=
        std::string::npos);
}
