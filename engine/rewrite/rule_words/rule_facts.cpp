#include "engine/rewrite/rule_words/rule_facts.hpp"

#include <algorithm>
#include <utility>

#include "engine/rewrite/paddle_api/template_names.hpp"

namespace paddle_ls::rewrite {

namespace {

std::string_view kind_word(ParameterKind kind) {
  switch (kind) {
    case ParameterKind::normal: return "normal";
    case ParameterKind::keyword_only: return "keyword_only";
    case ParameterKind::variadic: return "variadic";
    case ParameterKind::keywords: return "keywords";
  }
  return {};
}

template <class Value>
void add_once(std::vector<Value>& to, Value value) {
  if (std::find(to.begin(), to.end(), value) == to.end()) to.push_back(std::move(value));
}

void add_difference(std::vector<std::string_view>& to, DifferenceId id) {
  if (id != no_difference) add_once(to, differences()[id].id);
}

std::vector<std::string> written_names(const FoundRule& found, const Alternative& alternative) {
  const RuleTable& table = *found.table;
  std::vector<std::string> result;
  const bool is_method = alternative.outcome == Outcome::callee;
  const std::string callee =
      (is_method ? std::string(owner_of(found.rule->receiver)) : std::string()) +
      std::string(table.text(alternative.callee));
  // The callee may be a helper.
  if (is_call(alternative) && callee.starts_with("paddle.")) result.push_back(callee);
  SpelledNames spelled;
  read_names(table, alternative, spelled);
  // A template may use members of other objects than tensors.
  const Receiver receiver = found.rule->receiver;
  const bool has_tensors = receiver == Receiver::none || receiver == Receiver::tensor;
  for (std::string& name : spelled.names) {
    if (has_tensors || !name.starts_with("paddle.Tensor.")) add_once(result, std::move(name));
  }
  return result;
}

AlternativeFacts facts_of(const FoundRule& found, const Alternative& alternative) {
  const RuleTable& table = *found.table;
  AlternativeFacts facts;
  facts.paddle_names = written_names(found, alternative);
  add_difference(facts.differences, alternative.difference);
  for (const ArgumentRule& argument : table.rows(alternative.arguments)) {
    add_difference(facts.differences, argument.difference);
  }
  for (const Condition& condition : table.rows(alternative.when)) {
    if (is_accepted_difference(condition)) {
      add_difference(facts.accepted, static_cast<DifferenceId>(condition.operand));
    }
  }
  if (!is_call(alternative)) return facts;
  for (std::uint16_t i = 0; i < found.rule->signature.count; ++i) {
    facts.arguments.push_back(fate_of(table, alternative, i));
  }
  return facts;
}

}  // namespace

RuleFacts facts_of(const FoundRule& found) {
  const RuleTable& table = *found.table;
  RuleFacts facts;
  for (const Parameter& parameter : table.rows(found.rule->signature)) {
    facts.parameters.push_back({table.text(parameter.name), table.text(parameter.default_text),
                                kind_word(parameter.kind)});
  }
  for (const Alternative& alternative : table.rows(found.rule->alternatives)) {
    facts.alternatives.push_back(facts_of(found, alternative));
  }
  return facts;
}

}  // namespace paddle_ls::rewrite
