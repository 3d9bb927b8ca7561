#include "engine/rewrite/known/unconditional.hpp"

#include <algorithm>

namespace paddle_ls::rewrite {

namespace {

bool is_plain_rename(const Alternative& alternative) {
  return alternative.outcome == Outcome::callee && alternative.arguments.empty() &&
         alternative.order.empty() && alternative.before.empty() && alternative.front.empty() &&
         alternative.suffix.empty();
}

// Whether `alternative` writes the same as `plain` and also needs review.
bool only_asks(const RuleTable& table, const Alternative& alternative, const Alternative& plain) {
  return alternative.fix != Fix::quickfix && is_plain_rename(alternative) &&
         is_plain_rename(plain) && table.text(alternative.callee) == table.text(plain.callee);
}

}  // namespace

const Alternative* only_alternative(const FoundRule& found) {
  const auto alternatives = found.table->rows(found.rule->alternatives);
  for (const Alternative& alternative : alternatives) {
    if (asks_for_acceptance(*found.table, alternative)) continue;
    if (alternative.when.empty()) return &alternative;
    if (!only_asks(*found.table, alternative, alternatives.back())) return nullptr;
  }
  return nullptr;
}

bool only_renames(const FoundRule& found) {
  const Alternative* only = only_alternative(found);
  return only != nullptr && only->fix == Fix::quickfix && is_plain_rename(*only);
}

bool leaves_alone(const FoundRule& found) {
  const Alternative* only = only_alternative(found);
  return only != nullptr && only->outcome == Outcome::keep && only->fix == Fix::quickfix;
}

bool leaves_others_alone(const FoundRule& found) {
  const auto alternatives = found.table->rows(found.rule->alternatives);
  if (alternatives.empty()) return false;
  const Alternative& last = alternatives.back();
  return last.when.empty() && last.outcome == Outcome::keep && last.fix == Fix::quickfix;
}

bool keeps_other_names(const FoundRule& found) {
  const auto alternatives = found.table->rows(found.rule->alternatives);
  return std::any_of(alternatives.begin(), alternatives.end(), keeps_other_name);
}

bool asks_for_context(const FoundRule& found, std::uint32_t contexts) {
  for (const Alternative& alternative : found.table->rows(found.rule->alternatives)) {
    for (const Condition& condition : found.table->rows(alternative.when)) {
      if (condition.test == Test::context && (condition.operand & contexts) != 0) return true;
    }
  }
  return false;
}

}  // namespace paddle_ls::rewrite
