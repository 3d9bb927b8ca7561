#include "engine/rewrite/unplaced_argument.hpp"

#include <algorithm>

namespace paddle_ls::rewrite {

namespace {

bool names(const RuleTable& table, const Template& text, std::uint16_t parameter) {
  const auto pieces = table.rows(text.pieces);
  return std::any_of(pieces.begin(), pieces.end(),
                     [&](const Piece& piece) { return piece.parameter == parameter; });
}

bool has_place(const RuleTable& table, const Alternative& alternative, std::uint16_t parameter) {
  const auto before = table.rows(alternative.before);
  return names(table, alternative.expression, parameter) ||
         std::any_of(before.begin(), before.end(),
                     [&](const Template& text) { return names(table, text, parameter); });
}

}  // namespace

std::string unplaced_argument(const UseSite& use, const Alternative& alternative) {
  const RuleTable& table = *use.table;
  const auto signature = table.rows(use.rule->signature);
  for (const BoundArgument& argument : use.call->arguments) {
    const std::uint16_t parameter = argument.parameter;
    if (parameter == no_parameter || has_place(table, alternative, parameter)) continue;
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
