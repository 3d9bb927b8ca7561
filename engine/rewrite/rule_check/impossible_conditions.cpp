#include <set>

#include "engine/rewrite/rows/implied.hpp"
#include "engine/rewrite/rule_check/checks.hpp"

namespace paddle_ls::rewrite {

namespace {

// Contexts that refine one of the other contexts of a use.
constexpr std::uint32_t finer_contexts =
    context_statement | context_next | context_parts | context_each | context_assigned |
    context_compared | context_base | context_hint | context_on_results | context_items |
    context_restated | context_stored | context_kept | context_may_lack | context_changed;

// The most arguments that a call of the rule's API can have; nothing if there is no limit.
std::uint32_t most_arguments(const RuleTable& table, const Rule& rule, Test test,
                             bool& is_limited) {
  std::uint32_t count = 0;
  is_limited = rule.has_signature;
  for (const Parameter& parameter : table.rows(rule.signature)) {
    const bool is_normal = parameter.kind == ParameterKind::normal;
    const bool is_keyword = parameter.kind == ParameterKind::keyword_only;
    if (is_normal || (is_keyword && test == Test::argument_count)) ++count;
    const bool takes_any =
        parameter.kind == ParameterKind::variadic ||
        (parameter.kind == ParameterKind::keywords && test == Test::argument_count);
    if (takes_any) is_limited = false;
  }
  return count;
}

// Why no use of the rule's API fulfils the condition; empty if one may.
std::string impossible_alone(const RuleTable& table, const Rule& rule, const Condition& condition) {
  if (condition.test == Test::context) {
    // Uses of a method that is not called also reach its rule, and so do members of a module.
    const bool is_for_all = rule.receiver != Receiver::none;
    if (is_for_all || (rule.contexts & context_import) != 0) return {};
    std::uint32_t uses = rule.contexts;
    if ((uses & context_reference) != 0) uses |= context_annotation;
    const bool asks_for_others =
        !condition.negated && (condition.operand & (uses | finer_contexts)) == 0;
    const bool shuts_all_out = condition.negated && (uses & ~condition.operand) == 0;
    if (asks_for_others || shuts_all_out) {
      return "the rule is not for such uses: see its field `on`";
    }
  }
  const bool counts_call =
      condition.parameter == no_parameter &&
      (condition.test == Test::positional_count || condition.test == Test::argument_count);
  if (!counts_call) return {};
  bool is_limited = false;
  const std::uint32_t most = most_arguments(table, rule, condition.test, is_limited);
  if (!is_limited) return {};
  Condition at_most;
  at_most.test = condition.test;
  at_most.comparison = Comparison::at_most;
  at_most.operand = most;
  if (!implies(table, rule, at_most, opposite(condition))) return {};
  return "the signature takes at most " + std::to_string(most) +
         (condition.test == Test::positional_count ? " positional" : "") +
         (most == 1 ? " argument" : " arguments");
}

}  // namespace

void find_impossible_conditions(const LoadedFile& file, RuleProblems& into) {
  std::set<std::size_t>
      possible;  // places of conditions that hold for one of the rules expanded from them
  std::vector<std::pair<std::size_t, std::string>> impossible;
  const auto judge = [&](std::size_t place, std::string why) {
    if (why.empty()) {
      possible.insert(place);
    } else {
      impossible.emplace_back(place, std::move(why));
    }
  };
  each_rule(file, [&](const Rule& rule, std::size_t) {
    for (const Alternative& alternative : file.table.rows(rule.alternatives)) {
      const auto when = file.table.rows(alternative.when);
      for (std::size_t i = 0; i < when.size(); ++i) {
        const std::size_t place = file.place_of_condition(alternative.when.first + i);
        std::string why = impossible_alone(file.table, rule, when[i]);
        for (std::size_t j = 0; j < i && why.empty(); ++j) {
          if (!implies(file.table, rule, when[j], opposite(when[i]))) continue;
          const std::size_t other = file.place_of_condition(alternative.when.first + j);
          const std::string_view spelled = file.text.substr(other, file.value_at(other).size());
          why = "it rules out " + std::string(spelled) + " of the same alternative";
        }
        judge(place, std::move(why));
      }
    }
  });
  for (auto& [place, why] : impossible) {
    if (!possible.insert(place).second) continue;  // also reports each place only once
    into.push_back(
        {&codes::rule_never_holds, "this condition never holds: " + why, file.value_at(place)});
  }
}

}  // namespace paddle_ls::rewrite
