#include <algorithm>
#include <map>
#include <optional>

#include "engine/rewrite/rows/implied.hpp"
#include "engine/rewrite/rule_check/checks.hpp"

namespace paddle_ls::rewrite {

namespace {

// True if the alternative decides every use that fulfils its conditions. The edits of arguments may
// not be possible, and then the next alternative is tried.
bool is_final(const Alternative& alternative) {
  if (alternative.patches) return false;  // skipped if the user does not allow patches
  switch (alternative.outcome) {
    case Outcome::keep:
    case Outcome::skip:
    case Outcome::unsupported: return true;
    case Outcome::callee:
      return alternative.arguments.empty() && alternative.order.empty() &&
             alternative.before.empty() && alternative.front.empty() && alternative.suffix.empty();
    case Outcome::expression:
    case Outcome::receiver:
    case Outcome::remove: return false;
  }
  return false;
}

// Whether every use that certainly fulfils the conditions of `later` certainly fulfils those of
// `earlier`.
bool covers(const RuleTable& table, const Rule& rule, const Alternative& earlier,
            const Alternative& later) {
  const auto known = table.rows(later.when);
  const auto asked = table.rows(earlier.when);
  return std::all_of(asked.begin(), asked.end(), [&](const Condition& wanted) {
    return std::any_of(known.begin(), known.end(), [&](const Condition& condition) {
      return implies(table, rule, condition, wanted);
    });
  });
}

// By the place of an alternative: the place of the one that takes its uses, or nothing if one of
// the rows expanded from it is reached.
using Covers = std::map<std::size_t, std::optional<std::size_t>>;

void find_in_rule(const LoadedFile& file, const Rule& rule, Covers& into) {
  const auto alternatives = file.table.rows(rule.alternatives);
  for (std::size_t later = 0; later < alternatives.size(); ++later) {
    const std::size_t place = file.place_of_alternative(rule.alternatives.first + later);
    std::optional<std::size_t> by;
    for (std::size_t earlier = 0; earlier < later && !by; ++earlier) {
      const bool takes_all = is_final(alternatives[earlier]) &&
                             covers(file.table, rule, alternatives[earlier], alternatives[later]);
      if (takes_all) by = file.place_of_alternative(rule.alternatives.first + earlier);
    }
    const auto [known, is_new] = into.emplace(place, by);
    if (!is_new && !by) known->second.reset();
  }
}

// Two rules for the same API and the same releases: the first one found holds.
void find_hidden_rules(const LoadedFile& file, RuleProblems& into) {
  std::map<std::string_view, std::vector<std::size_t>> rows_of;
  for (std::size_t row = 0; row < file.table.rules.size(); ++row) {
    rows_of[file.table.text(file.table.rules[row].api)].push_back(row);
  }
  for (const auto& [api, rows] : rows_of) {
    for (const std::size_t later : rows) {
      for (const std::size_t earlier : rows) {
        const Rule& a = file.table.rules[earlier];
        const Rule& b = file.table.rules[later];
        // In the order of rules: by `since`, then by their position in the file.
        const bool comes_first = a.since < b.since || (a.since == b.since && earlier < later);
        if (!comes_first || a.until < b.since) continue;
        const bool hides_all = a.until >= b.until;
        into.push_back({&codes::rule_unreachable,
                        "the rule for `" + std::string(api) + "` in " +
                            file.line_of(file.place_of_rule(earlier)) +
                            (hides_all ? " already holds for all these Paddle releases"
                                       : " also holds for Paddle " + std::string(name(b.since)) +
                                             ", and comes first"),
                        file.value_at(file.place_of_rule(later))});
        break;
      }
    }
  }
}

}  // namespace

void find_unreachable(const LoadedFile& file, RuleProblems& into) {
  Covers covered;
  each_rule(file, [&](const Rule& rule, std::size_t) { find_in_rule(file, rule, covered); });
  for (const auto& [place, by] : covered) {
    if (!by) continue;
    into.push_back({&codes::rule_unreachable,
                    *by == place
                        ? "this alternative is never reached: another form of it takes its uses"
                        : "this alternative is never reached: the one in " + file.line_of(*by) +
                              " comes first and takes every use that it could take",
                    file.value_at(place)});
  }
  find_hidden_rules(file, into);
}

}  // namespace paddle_ls::rewrite
