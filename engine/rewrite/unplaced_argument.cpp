#include "engine/rewrite/unplaced_argument.hpp"

#include <algorithm>

#include "engine/rewrite/argument_part.hpp"

namespace paddle_ls::rewrite {

namespace {

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

}  // namespace

std::string unplaced_argument(const UseSite& use, const Alternative& alternative) {
  const RuleTable& table = *use.table;
  const auto signature = table.rows(use.rule->signature);
  for (const BoundArgument& argument : use.call->arguments) {
    const std::uint16_t parameter = argument.parameter;
    if (parameter == no_parameter || has_place(use, alternative, argument)) continue;
    if (is_told(use, alternative, parameter)) continue;
    const std::string_view otherwise = table.text(signature[parameter].default_text);
    if (!otherwise.empty() && argument.value.in(use.source) == otherwise) continue;
    std::string problem = "`" + std::string(table.text(signature[parameter].name)) +
                          "` has no place in the rewritten form";
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

}  // namespace paddle_ls::rewrite
