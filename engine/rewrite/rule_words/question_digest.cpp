#include "engine/rewrite/rule_words/question_digest.hpp"

#include <algorithm>
#include <set>

#include <fmt/core.h>

#include "engine/rewrite/rule_words/rule_words.hpp"
#include "engine/text/stable_hash.hpp"

namespace paddle_ls::rewrite {
namespace {

bool depends_on(const FoundRule& found, DifferenceId difference) {
  const auto [table, rule, id] = found;
  if (rule->unpacked_difference == difference) return true;
  const auto alternatives = table->rows(rule->alternatives);
  return std::any_of(
      alternatives.begin(), alternatives.end(), [&, rows = table](const Alternative& each) {
        const auto arguments = rows->rows(each.arguments);
        return each.difference == difference ||
               std::any_of(arguments.begin(), arguments.end(), [&](const ArgumentRule& argument) {
                 return argument.difference == difference;
               });
      });
}

std::string text_of(const RuleWords& words) {
  std::string text = words.api + words.signature + words.unpacked;
  for (const AlternativeWords& each : words.alternatives) {
    for (const std::string& clause : each.when) text += '\n' + clause;
    for (const std::string& argument : each.arguments) text += '\n' + argument;
    text += '\n' + each.becomes + '\n' + each.reason;
  }
  return text;
}

}  // namespace

std::string question_digest(DifferenceId difference, const RuleSet& rules, Profile profile) {
  const Difference& row = differences()[difference];
  std::string text = std::string(row.differs) + '\n' + std::string(row.concerns);
  if (rules.has_own_rules()) {
    const std::vector<std::string_view> names = rules.names(profile);
    for (const std::string_view api : std::set<std::string_view>(names.begin(), names.end())) {
      const FoundRule found = rules.find(api, profile);
      if (!found || RuleSet::is_built_in(found) || !depends_on(found, difference)) continue;
      text += '\n' + text_of(words_of(found, profile));
    }
  }
  return fmt::format("{:08x}", static_cast<std::uint32_t>(text::stable_hash(text)));
}

}  // namespace paddle_ls::rewrite
