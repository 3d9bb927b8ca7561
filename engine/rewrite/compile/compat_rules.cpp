#include "engine/rewrite/compile/compat_rules.hpp"

#include <algorithm>
#include <optional>
#include <string>
#include <vector>

#include "engine/rewrite/paddle_api/template_names.hpp"
#include "engine/text/cut.hpp"

namespace paddle_ls::rewrite {

namespace {

constexpr Profile release_of_mode = Profile::v3_3;
constexpr std::string_view tensor = "torch.Tensor.";
constexpr std::uint32_t names_type = context_annotation | context_base | context_hint;

// A line of the table.
struct ServedName {
  std::string_view api;
  bool is_proven = false;                  // whatever its arguments
  std::vector<std::string_view> same;      // Paddle's names of the object
  std::vector<std::string_view> keywords;  // that only torch has, and the object takes as well
};

ServedName served_name(std::string_view line) {
  const auto fields = text::split(line, '\t');
  ServedName name;
  name.api = fields[0];
  name.is_proven = fields.size() < 3;
  if (name.is_proven) return name;
  name.same = text::split(fields[2], ',');
  if (fields.size() > 3 && !fields[3].empty()) name.keywords = text::split(fields[3], ',');
  return name;
}

bool has(const std::vector<std::string_view>& list, std::string_view word) {
  return std::find(list.begin(), list.end(), word) != list.end();
}

Alternative as_it_stands() {
  Alternative alternative;
  alternative.outcome = Outcome::keep;
  return alternative;
}

Rule kept(std::string_view api, RuleTableBuilder& into) {
  Rule rule;
  rule.api = into.add(api);
  rule.alternatives = into.add(std::vector{as_it_stands()});
  rule.contexts = ~0U;
  rule.receiver = api.starts_with(tensor) ? Receiver::tensor : Receiver::none;
  rule.since = rule.until = Profile::v3_3_compat;
  return rule;
}

// When a call of Paddle's function and the call as it stands pass the same.
struct CallLimits {
  std::vector<std::uint16_t> absent;  // parameters
  // Given as None, which is their default, they are left out of calls of Paddle's function.
  std::vector<std::uint16_t> not_none;
  std::optional<std::size_t> most;  // positional arguments
  std::size_t least = 0;

  bool fit_all_calls() const { return absent.empty() && !most && least == 0; }
};

class SameObject {
 public:
  SameObject(const RuleTable& table, const Rule& rule, const ServedName& name)
      : table_(table), rule_(rule), signature_(table.rows(rule.signature)), name_(name) {}

  // Whether the alternative only spells the name and keywords of the object as Paddle does.
  bool only_spells(const Alternative& alternative) const {
    const bool writes_more = !alternative.before.empty() || !alternative.needs.empty() ||
                             !alternative.front.empty() || !alternative.suffix.empty();
    const bool is_nameless =
        alternative.fix != Fix::quickfix && alternative.difference == no_difference;
    if (alternative.outcome != Outcome::callee || is_nameless || writes_more) return false;
    const auto arguments = table_.rows(alternative.arguments);
    const bool is_pure =
        std::none_of(arguments.begin(), arguments.end(), [](const ArgumentRule& each) {
          return each.action == ArgumentAction::set || each.action == ArgumentAction::add ||
                 each.action == ArgumentAction::fold;
        });
    const std::string callee =
        std::string(owner_of(rule_.receiver)) + std::string(table_.text(alternative.callee));
    return is_pure && has(name_.same, callee);
  }

  CallLimits limits(const Alternative& alternative) const {
    CallLimits limits;
    for (const ArgumentRule& each : table_.rows(alternative.arguments)) limit(each, limits);
    if (!alternative.order.empty()) limits.most = agreeing(table_.rows(alternative.order));
    for (std::uint16_t i = 0; i < signature_.size(); ++i) {
      if (table_.text(signature_[i].default_text) == "None") limits.not_none.push_back(i);
    }
    return limits;
  }

 private:
  void limit(const ArgumentRule& argument, CallLimits& into) const {
    const Parameter& parameter = signature_[argument.parameter];
    const bool renames = argument.action == ArgumentAction::rename;
    if (renames && has(name_.keywords, table_.text(parameter.name))) return;
    const bool is_required =
        parameter.kind == ParameterKind::normal && parameter.default_text.empty();
    if (renames && is_required) {
      into.least = std::max<std::size_t>(into.least, argument.parameter + 1U);
    } else {
      into.absent.push_back(argument.parameter);
    }
  }

  // How many positional parameters have the same place in both.
  std::size_t agreeing(std::span<const Text> order) const {
    std::size_t count = 0;
    while (count < order.size() && count < signature_.size() &&
           table_.text(order[count]) == table_.text(signature_[count].name)) {
      ++count;
    }
    return count;
  }

  const RuleTable& table_;
  const Rule& rule_;
  std::span<const Parameter> signature_;
  const ServedName& name_;
};

Condition in_contexts(std::uint32_t contexts, bool negated = false) {
  Condition condition;
  condition.test = Test::context;
  condition.operand = contexts;
  condition.negated = negated;
  return condition;
}

Condition counts_positional(Comparison comparison, std::size_t count) {
  Condition condition;
  condition.test = Test::positional_count;
  condition.comparison = comparison;
  condition.operand = static_cast<std::uint32_t>(count);
  return condition;
}

Condition accepts(DifferenceId difference) {
  Condition condition;
  condition.test = Test::accepted;
  condition.operand = static_cast<std::uint32_t>(difference);
  return condition;
}

Alternative kept_when(const Alternative& written, std::vector<Condition> when,
                      RuleTableBuilder& into) {
  const auto own = into.table().rows(written.when);
  when.insert(when.begin(), own.begin(), own.end());
  if (written.fix != Fix::quickfix) when.push_back(accepts(written.difference));
  Alternative alternative = as_it_stands();
  alternative.callee = written.callee;
  alternative.when = into.add(when);
  return alternative;
}

Condition about(std::uint16_t parameter, Test test) {
  Condition condition;
  condition.parameter = parameter;
  condition.test = test;
  return condition;
}

std::vector<Condition> conditions_of(const CallLimits& limits) {
  std::vector<Condition> when = {in_contexts(context_call)};
  for (const std::uint16_t parameter : limits.absent) {
    when.push_back(about(parameter, Test::absent));
  }
  for (const std::uint16_t parameter : limits.not_none) {
    Condition condition = about(parameter, Test::kind);
    condition.operand = kind_none;
    condition.negated = true;
    when.push_back(condition);
  }
  if (limits.most) when.push_back(counts_positional(Comparison::at_most, *limits.most));
  if (limits.least > 0) when.push_back(counts_positional(Comparison::at_least, limits.least));
  return when;
}

// The alternatives for what stays of the uses that `written` is for.
void add_kept(const Alternative& written, const CallLimits& limits, RuleTableBuilder& into,
              std::vector<Alternative>& alternatives) {
  if (limits.fit_all_calls() && limits.not_none.empty()) {
    alternatives.push_back(kept_when(written, {}, into));
    return;
  }
  // A value may be called with any arguments later.
  const Condition uncalled =
      limits.fit_all_calls() ? in_contexts(context_call, true) : in_contexts(names_type);
  alternatives.push_back(kept_when(written, {uncalled}, into));
  alternatives.push_back(kept_when(written, conditions_of(limits), into));
}

// The rule of the release, which keeps what is the same object by either name.
std::optional<Rule> partly_kept(const ServedName& name, RuleTableBuilder& into) {
  const std::vector<Rule> rules(into.table().rules.begin(), into.table().rules.end());
  const auto rule = std::find_if(rules.begin(), rules.end(), [&](const Rule& each) {
    return into.text(each.api) == name.api && each.since <= release_of_mode &&
           release_of_mode <= each.until;
  });
  if (rule == rules.end()) return {};
  const auto rows = into.table().rows(rule->alternatives);
  const std::vector<Alternative> written(rows.begin(), rows.end());
  std::vector<Alternative> alternatives;
  for (const Alternative& each : written) {
    const RuleTable table = into.table();
    const SameObject same(table, *rule, name);
    if (same.only_spells(each)) add_kept(each, same.limits(each), into, alternatives);
    alternatives.push_back(each);
  }
  if (alternatives.size() == written.size()) return {};
  Rule made = *rule;
  made.alternatives = into.add(alternatives);
  made.since = made.until = Profile::v3_3_compat;
  return made;
}

}  // namespace

void add_compat_rules(std::string_view names, RuleTableBuilder& into) {
  for (const std::string_view line : text::split(names, '\n')) {
    if (line.empty() || line.starts_with('#')) continue;
    const ServedName name = served_name(line);
    if (name.is_proven) {
      into.add(kept(name.api, into));
    } else if (const auto rule = partly_kept(name, into)) {
      into.add(*rule);
    }
  }
}

}  // namespace paddle_ls::rewrite
