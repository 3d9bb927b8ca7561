#include "engine/rewrite/compile/earlier_releases.hpp"

#include <algorithm>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "engine/rewrite/paddle_api/template_names.hpp"
#include "engine/rewrite/source/dotted_name.hpp"

namespace paddle_ls::rewrite {

namespace {

constexpr Profile written_for = Profile::v3_3;

// How an alternative has to differ in one release from the release that it was written for.
struct Change {
  std::string problem;                                         // it does not hold; else empty
  std::vector<std::pair<std::uint16_t, std::string>> refused;  // parameters with the reason
  std::vector<std::pair<std::uint16_t, std::string>> renamed;  // parameters and their keyword
  std::optional<std::vector<std::string>> order;               // of positional parameters

  bool empty() const { return problem.empty() && refused.empty() && renamed.empty() && !order; }
  bool operator==(const Change&) const = default;
};

class Judge {
 public:
  Judge(const RuleTable& table, const Rule& rule, const PaddleNames& names, Profile release)
      : table_(table),
        rule_(rule),
        signature_(table.rows(rule.signature)),
        names_(names),
        release_(release) {}

  Change judge(const Alternative& alternative) {
    change_ = Change();
    switch (alternative.outcome) {
      case Outcome::remove:
      case Outcome::skip:
      case Outcome::unsupported: return change_;
      case Outcome::keep: judge_kept(alternative); break;
      case Outcome::callee: judge_call(name_of(alternative), alternative, 0); break;
      case Outcome::receiver: judge_call(name_of(alternative), alternative, 1); break;
      case Outcome::expression: judge_template(alternative.expression); break;
    }
    for (const Template& before : table_.rows(alternative.before)) judge_template(before);
    return change_;
  }

 private:
  std::string name_of(const Alternative& alternative) const {
    std::string name(table_.text(alternative.callee));
    if (alternative.outcome == Outcome::callee) name.insert(0, owner_of(rule_.receiver));
    return name;
  }

  void fail(std::string_view name) {
    const auto first = names_.first_release(name);
    if (!change_.problem.empty()) return;
    change_.problem = "`" + std::string(name) + "` ";
    if (first && *first > release_) {
      change_.problem += "came with Paddle " + std::string(rewrite::name(*first));
    } else {
      change_.problem += first ? "takes different arguments in this release of Paddle"
                               : "may be missing from this release of Paddle";
    }
  }

  // The rows of `name` in both releases, or nothing if this release lacks it or has a different
  // object there.
  std::optional<std::pair<const PaddleName*, const PaddleName*>> find(std::string_view name) {
    const PaddleName* now = names_.find(name, written_for);
    const PaddleName* then = names_.find(name, release_);
    if (now != nullptr && then != nullptr && now->kind == then->kind) {
      return std::pair(now, then);
    }
    fail(name);
    return {};
  }

  void judge_kept(const Alternative& alternative) {
    const std::string_view owner = owner_of(rule_.receiver);
    if (owner.empty()) return;
    const std::string_view api = table_.text(rule_.api);
    judge_call(std::string(owner) + std::string(last_component(api)), alternative, 0);
  }

  const ArgumentRule* row(const Alternative& alternative, std::uint16_t parameter,
                          ArgumentAction action) const {
    for (const ArgumentRule& rule : table_.rows(alternative.arguments)) {
      if (rule.action == action && rule.parameter == parameter) return &rule;
    }
    return nullptr;
  }

  // Whether the alternative never passes the parameter on.
  bool is_gone(const Alternative& alternative, std::uint16_t parameter) const {
    for (const Condition& condition : table_.rows(alternative.when)) {
      const bool says_absent = condition.test == Test::absent && !condition.negated;
      const bool denies_given = condition.test == Test::has && condition.negated;
      const bool is_meant = condition.parameter == parameter && condition.part.is_whole();
      if (is_meant && (says_absent || denies_given)) return true;
    }
    for (const ArgumentRule& rule : table_.rows(alternative.arguments)) {
      const bool is_set = rule.action == ArgumentAction::set;
      for (const Piece& piece : table_.rows(rule.value.pieces)) {
        if (is_set && piece.parameter == parameter) return true;
      }
    }
    return row(alternative, parameter, ArgumentAction::drop) != nullptr ||
           row(alternative, parameter, ArgumentAction::refuse) != nullptr;
  }

  void judge_call(const std::string& name, const Alternative& alternative, std::size_t shift) {
    if (!name.starts_with("paddle.")) return;  // a package with its own releases
    const auto found = find(name);
    if (!found || found->first == found->second) return;
    for (const ArgumentRule& rule : table_.rows(alternative.arguments)) {
      const bool writes = rule.action == ArgumentAction::set ||
                          rule.action == ArgumentAction::add ||
                          (rule.action == ArgumentAction::fold && !rule.name.empty());
      if (writes && !found->second->takes_keyword(table_.text(rule.name))) fail(name);
    }
    std::vector<std::string> order;
    bool agrees = true;
    std::size_t position = shift;
    for (std::uint16_t i = 0; i < signature_.size(); ++i) {
      if (is_gone(alternative, i)) continue;
      const Parameter& parameter = signature_[i];
      const bool is_positional = parameter.kind == ParameterKind::normal;
      std::string wanted(table_.text(parameter.name));
      if (const ArgumentRule* rule = row(alternative, i, ArgumentAction::rename)) {
        wanted = table_.text(rule->name);
      }
      if (parameter.kind == ParameterKind::normal ||
          parameter.kind == ParameterKind::keyword_only) {
        wanted = keyword_of(wanted, i, position, is_positional, *found);
      }
      if (!is_positional) continue;
      const auto& then = found->second->positional;
      agrees = agrees && (found->second->takes_any_positional ||
                          (position < then.size() && then[position] == wanted));
      if (agrees) order.push_back(wanted);
      ++position;
    }
    if (!agrees) change_.order = std::move(order);
  }

  // The keyword that the release has for the parameter that is now called `wanted`.
  std::string keyword_of(const std::string& wanted, std::uint16_t parameter, std::size_t position,
                         bool is_positional,
                         std::pair<const PaddleName*, const PaddleName*> found) {
    const auto& [now, then] = found;
    if (then->takes_keyword(wanted)) return wanted;
    // Another name of the parameter at the same position in both releases.
    const bool is_alias =
        std::find(now->positional.begin(), now->positional.end(), wanted) == now->positional.end();
    const bool same_place = is_alias && is_positional && position < now->positional.size() &&
                            position < then->positional.size() &&
                            now->positional[position] == then->positional[position];
    if (same_place) {
      change_.renamed.emplace_back(parameter, then->positional[position]);
      return then->positional[position];
    }
    change_.refused.emplace_back(parameter,
                                 "Paddle " + std::string(name(release_)) + " has no such argument");
    return wanted;
  }

  void judge_template(const Template& from) {
    SpelledNames spelled;
    read_names(table_, from, spelled);
    std::vector<const PaddleName*> callees;
    bool has_changed = false;
    for (const std::string& name : spelled.names) {
      // Not every member that a template uses is one of tensors.
      if (name.starts_with("paddle.Tensor.") && names_.find(name, written_for) == nullptr) continue;
      const auto found = find(name);
      if (!found) return;
      callees.push_back(found->second);
      if (found->first == found->second) continue;
      has_changed = true;
      if (!starts_alike(found->first->positional, found->second->positional)) fail(name);
    }
    if (!has_changed) return;
    for (const std::string& keyword : spelled.keywords) {
      const bool is_known =
          std::any_of(callees.begin(), callees.end(),
                      [&](const PaddleName* name) { return name->takes_keyword(keyword); });
      if (!is_known) fail(spelled.names.front());
    }
  }

  static bool starts_alike(const std::vector<std::string>& a, const std::vector<std::string>& b) {
    return std::equal(a.begin(), a.begin() + std::min(a.size(), b.size()), b.begin());
  }

  const RuleTable& table_;
  const Rule& rule_;
  std::span<const Parameter> signature_;
  const PaddleNames& names_;
  Profile release_;
  Change change_;
};

// Whether it is for a class or function that is passed as a value, so that the arguments of later
// calls cannot be rewritten.
bool is_of_later_calls(const RuleTable& table, const Alternative& alternative) {
  for (const Condition& condition : table.rows(alternative.when)) {
    const bool is_context = condition.test == Test::context && !condition.negated;
    if (!is_context) continue;
    if ((condition.operand & context_reference) != 0 && (condition.operand & context_call) == 0) {
      return true;
    }
  }
  return false;
}

// `method` is the last component of the API's name.
Alternative changed(const Alternative& from, const Change& change, const std::string& method,
                    RuleTableBuilder& into) {
  Alternative result = from;
  if (!change.problem.empty()) {
    result.outcome = Outcome::unsupported;
    result.reason = into.add(change.problem);
    result.fix = Fix::quickfix;
    return result;
  }
  const auto known = into.table().rows(from.arguments);
  std::vector<ArgumentRule> arguments(known.begin(), known.end());
  const auto add = [&](std::uint16_t parameter, ArgumentAction action, const std::string& text) {
    std::erase_if(arguments, [&](const ArgumentRule& rule) {
      return rule.parameter == parameter && rule.action == ArgumentAction::rename;
    });
    ArgumentRule& rule = arguments.emplace_back();
    rule.parameter = parameter;
    rule.action = action;
    rule.name = into.add(text);
  };
  for (const auto& [parameter, reason] : change.refused) {
    add(parameter, ArgumentAction::refuse, reason);
  }
  for (const auto& [parameter, name] : change.renamed) add(parameter, ArgumentAction::rename, name);
  result.arguments = into.add(arguments);
  if (change.order) {
    // If not even the first position agrees, a name that does not exist takes its place.
    std::vector<Text> order;
    for (const std::string& name : *change.order) order.push_back(into.add(name));
    if (order.empty()) order.push_back(into.add("-"));
    result.order = into.add(order);
  }
  // A use that needed no edit is now a call of the same name with different arguments.
  if (result.outcome == Outcome::keep && !change.empty()) {
    result.outcome = Outcome::callee;
    result.callee = into.add(method);
  }
  return result;
}

}  // namespace

void add_earlier_releases(const PaddleNames& names, RuleTableBuilder& into) {
  const std::vector<Rule> written(into.table().rules.begin(), into.table().rules.end());
  std::vector<Rule> all;
  for (std::size_t i = 0; i < written.size(); ++i) {
    Rule rule = written[i];
    const std::string api(into.text(rule.api));
    if (rule.since != written_for) {
      all.push_back(rule);
      continue;
    }
    int covered = -1;  // the last release that the rule has its own variant for
    for (const Rule& other : written) {
      if (into.text(other.api) != api || other.since >= written_for) continue;
      covered = std::max(covered, static_cast<int>(other.until));
    }
    std::vector<Change> last(rule.alternatives.count);
    for (int release = static_cast<int>(written_for) - 1; release > covered; --release) {
      const auto profile = static_cast<Profile>(release);
      std::vector<Change> changes;
      const RuleTable table = into.table();
      for (const Alternative& alternative : table.rows(written[i].alternatives)) {
        changes.push_back(Judge(table, written[i], names, profile).judge(alternative));
      }
      if (changes == last) {
        rule.since = profile;
        continue;
      }
      all.push_back(rule);
      const auto rows = table.rows(written[i].alternatives);
      const std::vector<Alternative> all_rows(rows.begin(), rows.end());
      std::vector<Alternative> alternatives;
      for (std::size_t at = 0; at < all_rows.size(); ++at) {
        // The alternatives after it are for calls with PyTorch's arguments.
        const bool is_passed_over = !changes[at].empty() && at + 1 < all_rows.size() &&
                                    is_of_later_calls(into.table(), all_rows[at]);
        if (is_passed_over) continue;
        alternatives.push_back(
            changed(all_rows[at], changes[at], std::string(last_component(api)), into));
      }
      rule.alternatives = into.add(alternatives);
      rule.since = rule.until = profile;
      last = std::move(changes);
    }
    all.push_back(rule);
  }
  into.set_rules(std::move(all));
}

}  // namespace paddle_ls::rewrite
