#include "engine/rewrite/arguments/unplaced_argument.hpp"

#include <algorithm>

#include "engine/rewrite/arguments/argument_part.hpp"
#include "engine/rewrite/source/python_kinds.hpp"

namespace paddle_ls::rewrite {

namespace {

constexpr std::string_view dense_layout = "torch.strided";

bool names(const UseSite& use, const Template& text, const BoundArgument& argument) {
  const auto pieces = use.table->rows(text.pieces);
  return std::any_of(pieces.begin(), pieces.end(), [&](const Piece& piece) {
    return takes(*use.call, piece.parameter, piece.part, argument);
  });
}

bool has_place(const UseSite& use, const Alternative& alternative, const BoundArgument& argument) {
  const auto before = use.table->rows(alternative.before);
  return names(use, alternative.expression, argument) ||
         std::any_of(before.begin(), before.end(),
                     [&](const Template& text) { return names(use, text, argument); });
}

// An argument that has to be one literal says nothing more.
bool is_told(const UseSite& use, const Alternative& alternative, std::uint16_t parameter) {
  const auto conditions = use.table->rows(alternative.when);
  return std::any_of(conditions.begin(), conditions.end(), [&](const Condition& condition) {
    return condition.test == Test::literal && condition.parameter == parameter &&
           condition.part.is_whole() && !condition.negated;
  });
}

// Whether nothing is lost when the argument has no place in the rewritten form.
bool says_nothing(const UseSite& use, const Alternative& alternative,
                  const BoundArgument& argument) {
  const std::uint16_t parameter = argument.parameter;
  if (parameter == no_parameter || has_place(use, alternative, argument)) return true;
  if (is_told(use, alternative, parameter)) return true;
  return is_default(use, argument);
}

// `x.layout`: that of a tensor, and Paddle's are dense, or of a sparse class.
bool is_layout_of_tensor(const UseSite& use, syntax::Node value) {
  const PythonKinds& k = python_kinds();
  return value.kind() == k.attribute && value.field(k.attribute_name).in(use.source) == "layout";
}

}  // namespace

bool is_default(const UseSite& use, const BoundArgument& argument) {
  const Parameter& asked = use.table->rows(use.rule->signature)[argument.parameter];
  const std::string_view otherwise = use.table->text(asked.default_text);
  if (otherwise == dense_layout && is_layout_of_tensor(use, argument.value)) return true;
  return !otherwise.empty() && argument.value.in(use.source) == otherwise;
}

std::string unplaced_argument(const UseSite& use, const Alternative& alternative) {
  const RuleTable& table = *use.table;
  const auto signature = table.rows(use.rule->signature);
  for (const BoundArgument& argument : use.call->arguments) {
    if (says_nothing(use, alternative, argument)) continue;
    const std::uint16_t parameter = argument.parameter;
    std::string problem =
        "the rewrite cannot pass `" + std::string(table.text(signature[parameter].name)) + "` on";
    bool may_go = false;
    for (const ArgumentRule& rule : table.rows(alternative.arguments)) {
      if (rule.parameter != parameter) continue;
      may_go = may_go || rule.action == ArgumentAction::drop;
      if (rule.action == ArgumentAction::refuse) problem = table.text(rule.name);
    }
    if (!may_go) return problem;
  }
  return {};
}

std::vector<std::string_view> arguments_left_out(const UseSite& use,
                                                 const Alternative& alternative) {
  std::vector<std::string_view> names;
  const auto conditions = use.table->rows(alternative.when);
  for (const BoundArgument& argument : use.call->arguments) {
    if (says_nothing(use, alternative, argument) || argument.is_absent) continue;
    const bool is_asked_about = std::any_of(
        conditions.begin(), conditions.end(),
        [&](const Condition& condition) { return condition.parameter == argument.parameter; });
    if (is_asked_about) continue;
    names.push_back(use.table->text(use.table->rows(use.rule->signature)[argument.parameter].name));
  }
  return names;
}

}  // namespace paddle_ls::rewrite
