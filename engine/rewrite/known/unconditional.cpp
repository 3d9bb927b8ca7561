#include "engine/rewrite/known/unconditional.hpp"

namespace paddle_ls::rewrite {

const Alternative* only_alternative(const FoundRule& found) {
  for (const Alternative& alternative : found.table->rows(found.rule->alternatives)) {
    if (asks_for_acceptance(*found.table, alternative)) continue;
    return alternative.when.empty() ? &alternative : nullptr;
  }
  return nullptr;
}

bool only_renames(const FoundRule& found) {
  const Alternative* only = only_alternative(found);
  return only != nullptr && only->outcome == Outcome::callee && only->fix == Fix::quickfix &&
         only->arguments.empty() && only->order.empty() && only->before.empty() &&
         only->front.empty() && only->suffix.empty();
}

bool leaves_alone(const FoundRule& found) {
  const Alternative* only = only_alternative(found);
  return only != nullptr && only->outcome == Outcome::keep && only->fix == Fix::quickfix;
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
