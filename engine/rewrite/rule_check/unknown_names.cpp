#include <algorithm>
#include <set>

#include "engine/rewrite/paddle_api/paddle_names.hpp"
#include "engine/rewrite/paddle_api/passed_arguments.hpp"
#include "engine/rewrite/paddle_api/template_names.hpp"
#include "engine/rewrite/rule_check/checks.hpp"
#include "engine/rewrite/rule_check/paddle_members.hpp"
#include "engine/rewrite/rule_check/paddle_tables.hpp"
#include "engine/rewrite/source/dotted_name.hpp"

namespace paddle_ls::rewrite {

namespace {

const PaddleMembers& members() {
  static const PaddleMembers table(built_in_paddle_members);
  return table;
}

const PaddleNames& signatures() {
  static const PaddleNames table(built_in_paddle_names);
  return table;
}

std::string sentence(const MissingName& missing, Profile release) {
  std::string text = "Paddle " + std::string(name(release)) + " has no `" + missing.name + "`";
  if (missing.since) return text + ", which came with Paddle " + std::string(name(*missing.since));
  if (missing.until)
    return text + "; the last release with it is " + std::string(name(*missing.until));
  if (!missing.nearest.empty()) text += "; did you mean `" + missing.nearest + "`?";
  return text;
}

// The problem with `spelled` in the first release of the rule that lacks it; else empty.
std::string problem_of(std::string_view spelled, const Rule& rule) {
  for (auto at = static_cast<int>(rule.since); at <= static_cast<int>(rule.until); ++at) {
    const auto release = static_cast<Profile>(at);
    // The next release may have anything, and the compatibility mode is one of the others.
    if (release > Profile::v3_3) break;
    if (const auto missing = members().missing(spelled, release)) {
      return sentence(*missing, release);
    }
  }
  return {};
}

// The names that an alternative writes, including the new names of methods.
SpelledNames names_of(const RuleTable& table, const Rule& rule, const Alternative& alternative) {
  SpelledNames result;
  const std::string_view owner = owner_of(rule.receiver);
  const std::string callee(table.text(alternative.callee));
  if (alternative.outcome == Outcome::callee && !callee.empty()) {
    result.names.push_back(std::string(owner) + callee);
  }
  if (alternative.outcome == Outcome::receiver) result.names.push_back(callee);
  // A patch adds the kept method to `paddle`.
  if (alternative.outcome == Outcome::keep && !owner.empty() && !alternative.patches) {
    const std::string_view api = table.text(rule.api);
    result.names.push_back(std::string(owner) + std::string(last_component(api)));
  }
  SpelledNames spelled;
  read_names(table, alternative, spelled);
  for (const Need& need : table.rows(alternative.needs)) {
    read_names(table.text(need.code), spelled);
  }
  for (std::string& name : spelled.names) {
    // Not every member that a template uses is one of tensors.
    if (!name.starts_with("paddle.Tensor.")) result.names.push_back(std::move(name));
  }
  return result;
}

}  // namespace

void find_unknown_names(const LoadedFile& file, RuleProblems& into) {
  std::set<std::pair<std::size_t, std::string>> said;
  each_rule(file, [&](const Rule& rule, std::size_t row) {
    const std::size_t start = file.place_of_rule(row);
    for (std::size_t i = 0; i < rule.alternatives.count; ++i) {
      const std::size_t at = rule.alternatives.first + i;
      const std::size_t place = file.place_of_alternative(at);
      for (const std::string& name :
           names_of(file.table, rule, file.table.alternatives[at]).names) {
        std::string problem = problem_of(name, rule);
        if (problem.empty()) continue;
        const std::string_view last = last_component(name);
        const std::size_t end = file.end_of_rule(start);
        text::ByteRange range = file.range_of(name, place, end);
        if (range.size() != name.size()) range = file.range_of(name, start, end);
        if (range.size() != name.size()) range = file.range_of(name, 0, file.text.size());
        if (range.size() != name.size()) range = file.range_of(last, place, end);
        if (!said.emplace(range.start, problem).second) continue;
        into.push_back({&codes::rule_name_unknown, std::move(problem), range});
      }
    }
  });
}

void find_unknown_arguments(const LoadedFile& file, RuleProblems& into) {
  std::set<std::pair<std::size_t, std::string>> said;
  for (const ArgumentNotTaken& problem : arguments_not_taken(signatures(), file.table)) {
    const std::size_t place = file.place_of_alternative(problem.alternative);
    if (!said.emplace(place, problem.message()).second) continue;
    into.push_back({&codes::rule_argument_unknown, problem.message(), file.value_at(place)});
  }
}

}  // namespace paddle_ls::rewrite
