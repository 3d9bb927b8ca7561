#include <algorithm>
#include <set>

#include "engine/rewrite/language/json_document.hpp"
#include "engine/rewrite/rule_check/checks.hpp"

namespace paddle_ls::rewrite {

namespace {

// A sample is code with a value: it shows no other uses.
constexpr std::uint32_t uses_with_value = context_call | context_reference;

bool is_rewrite(Outcome outcome) {
  return outcome == Outcome::callee || outcome == Outcome::expression ||
         outcome == Outcome::receiver;
}

bool is_about_arguments(const Condition& condition) {
  return condition.parameter != no_parameter || condition.test == Test::positional_count ||
         condition.test == Test::argument_count || condition.test == Test::no_keywords;
}

// True if the arguments of a call decide between two rewrites.
bool depends_on_arguments(const LoadedFile& file, const Rule& rule) {
  std::set<std::size_t> rewrites;  // places; conditions with `or` make several rows of one place
  bool is_decided_by_arguments = false;
  for (std::size_t nth = 0; nth < rule.alternatives.count; ++nth) {
    const std::size_t row = rule.alternatives.first + nth;
    const Alternative& alternative = file.table.alternatives[row];
    if (!is_rewrite(alternative.outcome)) continue;
    rewrites.insert(file.place_of_alternative(row));
    const auto conditions = file.table.rows(alternative.when);
    is_decided_by_arguments |=
        std::any_of(conditions.begin(), conditions.end(), is_about_arguments);
  }
  return rewrites.size() > 1 && is_decided_by_arguments;
}

// Operators and `super().__init__()`: Python calls these methods, and no code names them.
bool is_called_by_python(std::string_view api) {
  return api.substr(api.rfind('.') + 1).starts_with("__") && api.ends_with("__");
}

// Samples are converted for the newest release.
bool can_have_sample(const LoadedFile& file, const Rule& rule) {
  return rule.until >= Profile::v3_3 && (rule.contexts & uses_with_value) != 0 &&
         !is_called_by_python(file.table.text(rule.api));
}

void note_place(const JsonValue& rule, std::set<std::size_t>& into) {
  const bool has_alternatives = rule.find("alternatives") != nullptr;
  if (has_alternatives && rule.find("sample") == nullptr) into.insert(rule.offset);
}

// The places of the rules with alternatives and without a sample.
std::set<std::size_t> without_sample(std::string_view json) {
  std::set<std::size_t> result;
  const auto document = parse_json(json, "");
  if (!document) return result;
  for (const JsonMember& member : document->members) {
    if (member.key.starts_with('$')) continue;
    note_place(member.value, result);
    for (const JsonValue& variant : member.value.items) note_place(variant, result);
  }
  return result;
}

}  // namespace

void find_missing_samples(const LoadedFile& file, RuleProblems& into) {
  std::set<std::size_t> places = without_sample(file.text);
  each_rule(file, [&](const Rule& rule, std::size_t row) {
    const std::size_t place = file.place_of_rule(row);
    const bool is_missing =
        places.contains(place) && can_have_sample(file, rule) && depends_on_arguments(file, rule);
    if (!is_missing) return;
    places.erase(place);  // the rule is for several APIs
    into.push_back({&codes::rule_sample_missing,
                    "arguments decide how `" + std::string(file.table.text(rule.api)) +
                        "` is converted: show a typical call and its rewrite in `sample`",
                    file.value_at(place)});
  });
}

}  // namespace paddle_ls::rewrite
