#include "engine/rewrite/plan/undecided_words.hpp"

#include <algorithm>
#include <string_view>
#include <vector>

#include "engine/text/quoted.hpp"

namespace paddle_ls::rewrite {

namespace {

constexpr std::size_t most_named = 4;

void add(std::vector<std::string>& names, std::string name) {
  if (std::find(names.begin(), names.end(), name) == names.end()) names.push_back(std::move(name));
}

// "`a`, `b` and `c`"; of many the first ones.
std::string joined(std::vector<std::string> names) {
  const bool is_cut = names.size() > most_named;
  if (is_cut) names.resize(most_named - 1);
  std::string text;
  for (std::size_t i = 0; i < names.size(); ++i) {
    const bool is_last = i + 1 == names.size() && !is_cut;
    text += i == 0 ? "" : is_last ? " and " : ", ";
    text += names[i];
  }
  return is_cut ? text + " and others" : text;
}

}  // namespace

std::string words_of_undecided(const RuleTable& table, const Rule& rule, const BoundCall& call,
                               std::span<const Condition* const> undecided) {
  const auto signature = table.rows(rule.signature);
  std::vector<std::string> values;
  std::vector<std::string> unpacked;
  for (const Condition* condition : undecided) {
    if (condition->parameter == no_parameter) continue;
    const Parameter& parameter = signature[condition->parameter];
    const std::string name = text::quoted(table.text(parameter.name));
    const bool is_written = call.find(condition->parameter) != nullptr;
    if (is_written || parameter.kind != ParameterKind::variadic) {
      add(is_written ? values : unpacked, name);
    }
  }
  const std::string start = "the right rewrite depends on ";
  if (!values.empty()) {
    return start + (values.size() == 1 ? "the value of " : "the values of ") + joined(values) +
           " at run time";
  }
  const std::string star = call.star_from == no_parameter ? "`**`"
                           : call.double_star             ? "`*` or `**`"
                                                          : "`*`";
  if (unpacked.empty()) return start + "the arguments that " + star + " passes";
  return start + "whether " + star + " passes " + joined(unpacked);
}

}  // namespace paddle_ls::rewrite
