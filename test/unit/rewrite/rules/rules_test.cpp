// What holds for every built-in rule, whatever it says: each is used in the shapes that its own
// signature allows.
#include <set>
#include <string>
#include <vector>

#include <doctest/doctest.h>

#include "engine/rewrite/known/built_in_rules.hpp"
#include "engine/syntax/parser.hpp"
#include "test/unit/rewrite/check_rewrite.hpp"

using namespace paddle_ls;
using namespace paddle_ls::rewrite;

namespace {

// How much of a signature a call spells out.
enum class Shape { required, positional, keywords };

constexpr Shape shapes[] = {Shape::required, Shape::positional, Shape::keywords};

// What stands for each argument; a default value of the signature stands for itself where empty.
constexpr std::string_view values[] = {"v", "g()", "[2, 3]", ""};

std::string arguments(const RuleTable& table, const Rule& rule, Shape shape,
                      std::string_view value) {
  std::string result;
  for (const Parameter& parameter : table.rows(rule.signature)) {
    if (parameter.kind == ParameterKind::keywords) continue;
    const std::string_view standard = table.text(parameter.default_text);
    const bool is_variadic = parameter.kind == ParameterKind::variadic;
    if (shape == Shape::required && !standard.empty()) continue;
    if (is_variadic && shape == Shape::keywords) continue;
    if (!result.empty()) result += ", ";
    if (parameter.kind == ParameterKind::keyword_only || shape == Shape::keywords) {
      result += std::string(table.text(parameter.name)) + "=";
    }
    result += value.empty() ? standard.empty() ? "2" : standard : value;
    if (is_variadic) result += ", 3";
  }
  return result;
}

std::string last_component(std::string_view dotted) {
  return std::string(dotted.substr(dotted.rfind('.') + 1));
}

// Programs that use the rule's API: `sure` of what the method is called on, or only likely.
std::vector<std::string> programs(const RuleTable& table, const Rule& rule) {
  std::vector<std::string> uses;
  const std::string api(table.text(rule.api));
  for (const Shape shape : shapes) {
    for (const std::string_view value : values) {
      uses.push_back("(" + arguments(table, rule, shape, value) + ")");
    }
  }
  uses.emplace_back();
  std::vector<std::string> result;
  const auto add = [&](std::string_view beginning, const std::string& use) {
    result.push_back("import torch\n" + std::string(beginning) + use + "\n");
  };
  for (const std::string& use : uses) {
    const std::string name = "." + last_component(api) + use;
    switch (rule.receiver) {
      case Receiver::none: add("z = ", api + use); break;
      case Receiver::tensor:
        add("def f(x: torch.Tensor, v):\n    return x", name);
        add("class M(torch.nn.Module):\n    def forward(self, x, v):\n        return x", name);
        add("def f(x: torch.Tensor, v):\n    return (x + 1)", name + ".sum(dim=1)");
        add("def f(x: torch.Tensor, v):\n    return torch.view_as_real(x).mul(v).add_(v, alpha=1 - "
            "v)",
            name);
        break;
      case Receiver::module:
        add("class M(torch.nn.Module):\n    def g(self, v):\n        return self", name);
        break;
      case Receiver::optimizer: add("o = torch.optim.SGD(p, lr=1)\nz = o", name); break;
      case Receiver::scheduler:
        add("o = torch.optim.lr_scheduler.StepLR(q, 3)\nz = o", name);
        break;
      case Receiver::context:
        add("class F(torch.autograd.Function):\n    @staticmethod\n    def forward(ctx, v):\n"
            "        return ctx",
            name);
        break;
      case Receiver::other: add("def f(x, v):\n    return x", name); break;
    }
  }
  if ((rule.contexts & context_store) != 0) {
    add("", api + " = v");
    add("if v:\n    ", api + " = v");
  }
  if ((rule.contexts & context_decorator) != 0) {
    for (const std::string& use : uses) add("@", api + use + "\ndef f():\n    pass");
  }
  if ((rule.contexts & context_base) != 0) add("class C(", api + "):\n    pass");
  return result;
}

// Operators, values of classes, and the import statement itself.
bool has_no_name(std::string_view api) {
  return api.find(".operator") != std::string_view::npos || api == "torch.import";
}

template <class Check>
void for_each_program(Check check) {
  const RuleTable& table = built_in_rules();
  for (const Rule& rule : table.rules) {
    if (rule.since > Profile::v3_3 || rule.until < Profile::v3_3) continue;
    if (has_no_name(table.text(rule.api))) continue;
    for (const std::string& program : programs(table, rule)) {
      CAPTURE(program);
      check(program);
    }
  }
}

}  // namespace

TEST_CASE("no rule finds anything to do in what the rules have written") {
  for_each_program([](const std::string& program) {
    for (const FixClass up_to : {FixClass::safe, FixClass::needs_confirmation}) {
      const std::string once = converted(program, up_to);
      CHECK(converted(once, up_to) == once);
    }
  });
}

TEST_CASE("every fix of a rule has edits, and a program that parsed parses after them") {
  for_each_program([](const std::string& program) {
    const FileFindings file = analyzed(program);
    for (std::size_t i = 0; i < file.findings.size(); ++i) {
      if (!file.findings[i].has_edits()) continue;
      const auto edits = edits_for(program, file, {&i, 1});
      CHECK(!edits.empty());
      const std::string result = text::applied(edits, program);
      CAPTURE(result);
      CHECK(!syntax::parse(syntax::Language::python, result)->root().has_error());
    }
  });
}

TEST_CASE(
    "a helper has the name of a function or class of torch only where it stands in for that") {
  const RuleTable& table = built_in_rules();
  std::set<std::string> names;
  std::set<std::string> stand_ins;
  for (const Rule& rule : table.rules) {
    if (rule.receiver != Receiver::none) continue;
    const std::string name(last_component(table.text(rule.api)));
    names.insert(name);
    for (const Alternative& alternative : table.rows(rule.alternatives)) {
      for (const Need& need : table.rows(alternative.needs)) {
        if (table.text(need.name) == name) stand_ins.insert(name);
      }
    }
  }
  CHECK(names.contains("unpad_sequence"));
  for (const Need& need : table.needs) {
    if (need.code.size == 0) continue;
    const std::string name(table.text(need.name));
    CAPTURE(name);
    CHECK((!names.contains(name) || stand_ins.contains(name)));
  }
}

TEST_CASE("no rule finds anything to do in a helper, also where it is known to get tensors") {
  const RuleTable& table = built_in_rules();
  std::set<std::string_view> seen;
  for (const Need& need : table.needs) {
    const std::string_view code = table.text(need.code);
    if (code.empty() || !seen.insert(code).second) continue;
    const std::string name(table.text(need.name));
    const std::string tensors = "torch.rand(n), torch.rand(n), torch.rand(n)";
    std::string program = "import torch\nimport paddle\n\n\n" + std::string(code) + "\n\n\n" +
                          name + "(" + tensors + ")\n";
    if (code.starts_with("class")) program += name + "()(" + tensors + ")\n";
    CAPTURE(program);
    CHECK(converted(program, FixClass::needs_confirmation).find(code) != std::string::npos);
  }
  CHECK(seen.size() > 100);
}
