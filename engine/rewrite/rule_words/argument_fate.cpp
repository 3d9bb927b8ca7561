#include "engine/rewrite/rule_words/argument_fate.hpp"

#include <algorithm>

namespace paddle_ls::rewrite {

namespace {

bool fills_from(const RuleTable& table, const Template& text, std::uint16_t parameter) {
  const auto pieces = table.rows(text.pieces);
  return std::any_of(pieces.begin(), pieces.end(),
                     [&](const Piece& piece) { return piece.parameter == parameter; });
}

}  // namespace

bool is_call(const Alternative& alternative) {
  return alternative.outcome == Outcome::callee || alternative.outcome == Outcome::receiver;
}

ArgumentFate fate_of(const RuleTable& table, const Alternative& alternative,
                     std::uint16_t parameter) {
  using Kind = ArgumentFate::Kind;
  for (const ArgumentRule& rule : table.rows(alternative.arguments)) {
    if (rule.action == ArgumentAction::set && fills_from(table, rule.value, parameter)) {
      return {Kind::renamed, table.text(rule.name)};
    }
    if (rule.parameter != parameter) continue;
    switch (rule.action) {
      case ArgumentAction::rename: return {Kind::renamed, table.text(rule.name)};
      case ArgumentAction::drop: return {Kind::left_out, {}};
      case ArgumentAction::refuse:
      case ArgumentAction::confirm: return {Kind::remark, table.text(rule.name)};
      case ArgumentAction::fold: return {Kind::one_list, {}};
      case ArgumentAction::add:
      case ArgumentAction::as_float:
      case ArgumentAction::set: break;
    }
  }
  return {};
}

}  // namespace paddle_ls::rewrite
