#include "engine/rewrite/rule_check/check_rules.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <set>

#include "engine/rewrite/language/json_document.hpp"
#include "engine/rewrite/language/rule_loader.hpp"
#include "engine/rewrite/rule_check/checks.hpp"

namespace paddle_ls::rewrite {

namespace {

constexpr std::array checks = {find_impossible_conditions, find_unreachable,
                               find_unknown_names,         find_unknown_arguments,
                               find_undefined_names,       find_missing_samples};

// The byte of a place "file:3:14"; the start of the text if it has no line.
std::size_t offset_of(std::string_view where, std::string_view text, const text::LineIndex& lines) {
  const auto number_behind = [](std::string_view part) {
    std::uint32_t number = 1;
    std::from_chars(part.data(), part.data() + part.size(), number);
    return std::max(number, 1U) - 1;
  };
  const std::size_t column = where.rfind(':');
  if (column == std::string_view::npos || column == 0) return 0;
  const std::size_t line = where.rfind(':', column - 1);
  if (line == std::string_view::npos) return 0;
  const text::Position at{number_behind(where.substr(line + 1, column - line - 1)),
                          number_behind(where.substr(column + 1))};
  return lines.offset(text, at, text::Encoding::utf32).value_or(0);
}

void find_unused_helpers(const LoadedFile& file, RuleProblems& into) {
  const auto document = parse_json(file.text, "");
  const JsonValue* helpers = document ? document->find("$helpers") : nullptr;
  if (helpers == nullptr) return;
  std::set<std::string_view> used;
  for (const Need& need : file.table.needs) used.insert(file.table.text(need.name));
  for (const JsonMember& helper : helpers->members) {
    if (used.contains(helper.key)) continue;
    into.push_back({&codes::rule_helper_unused,
                    "no rule of this file names the helper `" + helper.key + "`",
                    file.value_at(helper.offset)});
  }
}

}  // namespace

RuleProblems check_rules(std::string_view json, std::string_view file, const Surroundings& around) {
  RuleTableBuilder builder;
  const text::LineIndex lines(json);
  RuleProblems problems;
  for (const Error& problem : load_rules(json, file, builder, around)) {
    problems.push_back({&codes::rule_unreadable, problem.message, {}});
    const std::size_t place = offset_of(problem.where, json, lines);
    problems.back().range = {place, std::min(place + 1, json.size())};
  }
  const RuleTable table = builder.table();
  const LoadedFile loaded{json, lines, table, builder.places()};
  for (RuleProblem& problem : problems) problem.range = loaded.value_at(problem.range.start);
  for (const auto& check : checks) check(loaded, problems);
  find_repeated_fields(loaded, around, problems);
  find_unused_helpers(loaded, problems);
  std::stable_sort(
      problems.begin(), problems.end(),
      [](const RuleProblem& a, const RuleProblem& b) { return a.range.start < b.range.start; });
  return problems;
}

}  // namespace paddle_ls::rewrite
