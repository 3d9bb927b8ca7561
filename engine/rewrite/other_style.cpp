#include "engine/rewrite/other_style.hpp"

#include <algorithm>
#include <cctype>
#include <string>

#include "engine/rewrite/source/use_contexts.hpp"

namespace paddle_ls::rewrite {
namespace {

// The differences that an alternative asks for.
std::vector<DifferenceId> asked_for(const RuleTable& table, const Alternative& alternative) {
  std::vector<DifferenceId> ids;
  for (const Condition& condition : table.rows(alternative.when)) {
    if (is_accepted_difference(condition)) {
      ids.push_back(static_cast<DifferenceId>(condition.operand));
    }
  }
  return ids;
}

// False for an alternative that speaks of names where the use is a call, and the other way round.
bool fits_place(const RuleTable& table, const Alternative& alternative, bool is_call) {
  const std::uint32_t call = contexts_of(python::Role::callee);
  for (const Condition& condition : table.rows(alternative.when)) {
    if (condition.test != Test::context) continue;
    const bool speaks_of_calls = ((condition.operand & call) != 0) != condition.negated;
    if (speaks_of_calls != is_call) return false;
  }
  return true;
}

std::optional<OtherStyle> native_form(const FileFindings& file, std::size_t index,
                                      const RuleSet& rules, const Settled& accepted) {
  const FindingPlan& plan = file.findings[index].plan;
  const FoundRule found = rules.rule(file.findings[index].rule);
  if (!found || plan.alternative == no_index) return std::nullopt;
  const DifferenceSet native = differences_of(Style::native);
  const bool is_call = plan.extent_end > file.findings[index].range.end;
  const auto earlier = found.table->rows(found.rule->alternatives).first(plan.alternative);
  for (const Alternative& alternative : earlier) {
    const std::vector<DifferenceId> asked = asked_for(*found.table, alternative);
    const auto is_of_native = [&](DifferenceId id) { return native.has(id); };
    const auto is_open = [&](DifferenceId id) { return !accepted.has(id); };
    if (alternative.outcome != Outcome::callee || std::none_of(asked.begin(), asked.end(), is_open))
      continue;
    if (!std::all_of(asked.begin(), asked.end(), is_of_native)) continue;
    if (!fits_place(*found.table, alternative, is_call)) continue;
    return OtherStyle{Style::native, found.table->text(alternative.callee), asked};
  }
  return std::nullopt;
}

}  // namespace

std::optional<OtherStyle> other_style(const FileFindings& file, std::size_t index,
                                      const RuleSet& rules, const Settled& accepted) {
  const Finding& finding = file.findings[index];
  if (!finding.has_edits()) return std::nullopt;
  const DifferenceSet native = differences_of(Style::native);
  OtherStyle exact{Style::exact, {}, {}};
  std::copy_if(finding.accepted.begin(), finding.accepted.end(),
               std::back_inserter(exact.differences),
               [&](DifferenceId id) { return native.has(id); });
  if (!exact.differences.empty()) return exact;
  return native_form(file, index, rules, accepted);
}

std::string titles_of(std::span<const DifferenceId> listed) {
  std::string text;
  for (const DifferenceId each : listed) {
    std::string title(differences()[each].title);
    title.front() = static_cast<char>(std::tolower(static_cast<unsigned char>(title.front())));
    text += (text.empty() ? "" : ", ") + title;
  }
  return text;
}

}  // namespace paddle_ls::rewrite
