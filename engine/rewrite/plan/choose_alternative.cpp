#include "engine/rewrite/plan/choose_alternative.hpp"

#include <algorithm>
#include <cctype>
#include <optional>
#include <vector>

#include "engine/python/facts/string_literal.hpp"
#include "engine/rewrite/arguments/argument_part.hpp"
#include "engine/rewrite/source/made_objects.hpp"
#include "engine/rewrite/source/python_expression.hpp"
#include "engine/rewrite/source/python_kinds.hpp"
#include "engine/rewrite/source/read_attributes.hpp"
#include "engine/text/cut.hpp"

namespace paddle_ls::rewrite {

namespace {

enum class Truth : std::uint8_t { no, maybe, yes };

Truth truth(bool value) {
  return value ? Truth::yes : Truth::no;
}

Truth negated(Truth value) {
  if (value == Truth::maybe) return value;
  return truth(value == Truth::no);
}

// A string literal means the same with either quote.
bool same_literal(std::string_view a, std::string_view b) {
  if (a == b) return true;
  const auto is_quoted = [](std::string_view text) {
    return text.size() >= 2 && (text.front() == '\'' || text.front() == '"') &&
           text.front() == text.back();
  };
  return is_quoted(a) && is_quoted(b) && a.substr(1, a.size() - 2) == b.substr(1, b.size() - 2);
}

class ConditionJudge {
 public:
  ConditionJudge(const RuleCall& of, const UseFacts& use, const FileFacts& file)
      : table_(of.table),
        rule_(of.rule),
        call_(of.call),
        use_(use),
        names_(file.names),
        source_(of.source),
        words_(file.words),
        settings_(file.settings) {}

  // Conditions of `alternative` that cannot be decided join `undecided` where they matter.
  Truth judge(const Alternative& alternative, std::vector<const Condition*>& undecided) {
    seen_.reset();
    Truth holds = Truth::yes;
    const std::size_t before = undecided.size();
    for (const Condition& condition : table_.rows(alternative.when)) {
      if (condition.test == Test::unpacks_only && call_.list) {
        seen_ = settings_.unpacked_by(call_.list.parent(), taker_of(table_, rule_, alternative));
      }
      const Truth plain =
          condition.test == Test::undecided ? truth(before > 0) : judge_plain(condition);
      if (plain == Truth::maybe) undecided.push_back(&condition);
      holds = std::min(holds, condition.negated ? negated(plain) : plain);
      if (holds == Truth::no) break;
    }
    // Where Paddle's own form does not apply, another alternative does.
    const bool decides = holds == Truth::maybe && !asks_for_acceptance(table_, alternative) &&
                         !keeps_other_name(alternative);
    if (!decides) undecided.resize(before);
    return holds;
  }

 private:
  Truth judge_plain(const Condition& condition) const {
    switch (condition.test) {
      case Test::context: return truth((use_.contexts & condition.operand) != 0);
      case Test::can_hoist: return truth(use_.can_hoist);
      case Test::receiver_sure: return truth(use_.receiver_sure);
      case Test::receiver_unknown: return truth(use_.receiver_unknown);
      case Test::known: return truth((use_.known.bits & condition.operand) != 0);
      case Test::passed:
        return truth(use_.passed != nullptr && use_.passed->contains(table_.text(condition.text)));
      case Test::accepted:
        return truth(use_.accepted.has(static_cast<DifferenceId>(condition.operand)));
      case Test::file_has: return truth(is_in_file(condition));
      default: break;
    }
    if (!call_.list) return Truth::maybe;
    if (condition.test == Test::unpacks_only) return truth(is_seen_to_be_of(condition));
    if (condition.parameter == no_parameter) return judge_call(condition);
    const Parameter& parameter = table_.rows(rule_.signature)[condition.parameter];
    const bool is_variadic = parameter.kind == ParameterKind::variadic;
    if (condition.test == Test::length && is_variadic && condition.part.is_whole()) {
      return judge_count(count_variadic(condition.parameter), condition);
    }
    if (condition.test == Test::kind && is_variadic && condition.part.is_whole() &&
        condition.operand == kind_star) {
      return truth(count_variadic(condition.parameter).is_open);
    }
    const auto [given, node] =
        find_part({table_, rule_, call_, source_}, condition.parameter, condition.part);
    if (condition.test == Test::kind && node && argument_kind(node) == kind_star) {
      return truth((condition.operand & kind_star) != 0);
    }
    if (condition.test == Test::shows) return truth(given == Given::yes);
    if (given == Given::maybe) return judge_unpacked(condition);
    return judge_given(condition, given == Given::yes, node);
  }

  Truth judge_given(const Condition& condition, bool is_given, syntax::Node node) const {
    if (condition.test == Test::has) return truth(is_given);
    if (condition.test == Test::absent) return truth(!is_given);
    return node ? judge_node(condition, node) : Truth::no;
  }

  bool is_in_file(const Condition& condition) const {
    const std::string_view word = table_.text(condition.text);
    if (condition.operand != read_of_result || !call_.list) return words_.has(word);
    return words_.has_read_of(call_.list.parent(), word);
  }

  bool is_seen_to_be_of(const Condition& condition) const {
    const auto names = text::split(table_.text(condition.text), ", ");
    return seen_ && seen_->are_all_seen &&
           std::all_of(seen_->all.begin(), seen_->all.end(), [&](const Setting& setting) {
             return std::find(names.begin(), names.end(), setting.key) != names.end();
           });
  }

  // What `**` may pass may be absent, or have any of the values that are seen.
  Truth judge_unpacked(const Condition& condition) const {
    if (!seen_ || !seen_->are_all_seen || !condition.part.is_whole()) return Truth::maybe;
    const std::string_view name =
        table_.text(table_.rows(rule_.signature)[condition.parameter].name);
    const Truth result = judge_given(condition, false, {});
    const bool is_same =
        std::all_of(seen_->all.begin(), seen_->all.end(), [&](const Setting& setting) {
          return setting.key != name || judge_given(condition, true, setting.value) == result;
        });
    return is_same ? result : Truth::maybe;
  }

  Truth judge_node(const Condition& condition, syntax::Node node) const {
    switch (condition.test) {
      case Test::kind: return truth((argument_kind(node) & condition.operand) != 0);
      case Test::plain: return truth(is_plain(node));
      case Test::made: return truth(is_made_object(node, source_));
      case Test::held: return truth(is_held(node));
      case Test::literal: return judge_literal(condition, node);
      case Test::number: return judge_number(condition, node);
      case Test::callee: return judge_callee(condition, node);
      case Test::length: return judge_length(condition, node);
      case Test::positional_count:
      case Test::argument_count: return judge_inner_count(condition, node);
      default: return Truth::no;
    }
  }

  bool is_held(syntax::Node node) const {
    if (use_.checkpoints == nullptr || node.kind() != python_kinds().string) return false;
    const text::ByteRange content = python::literal_content(source_, node.range());
    return use_.checkpoints->contains(text::slice(source_, content));
  }

  // What is asked of the call as a whole.
  Truth judge_call(const Condition& condition) const {
    const bool counts_keywords = condition.test != Test::positional_count;
    const bool has_star = call_.star_from != no_parameter;
    const auto all = static_cast<std::uint32_t>(call_.arguments.size());
    if (condition.test == Test::unpacks) return truth(call_.has_double_star);
    if (condition.test == Test::no_keywords) {
      const bool has_keyword = std::any_of(
          call_.arguments.begin(), call_.arguments.end(),
          [](const BoundArgument& argument) { return static_cast<bool>(argument.keyword); });
      if (has_keyword) return Truth::no;
      return call_.double_star ? Truth::maybe : Truth::yes;
    }
    return judge_count({counts_keywords ? all : call_.positional,
                        has_star || (call_.double_star && counts_keywords)},
                       condition);
  }

  static Truth judge_count(Count count, const Condition& condition) {
    return count.is_open ? Truth::maybe
                         : truth(compares(count.least, condition.comparison, condition.operand));
  }

  Count count_variadic(std::uint16_t parameter) const {
    Count result;
    for (const BoundArgument& argument : call_.arguments) {
      result.least += argument.parameter == parameter ? 1 : 0;
      result.is_open = result.is_open || argument.node.kind() == python_kinds().list_splat;
    }
    return result;
  }

  static Truth judge_length(const Condition& condition, syntax::Node node) {
    if (is_display(node)) return judge_count(count_elements(node), condition);
    const bool is_comprehension = node.kind() == python_kinds().list_comprehension;
    return holds_anything(node) || is_comprehension ? Truth::maybe : Truth::no;
  }

  static Truth judge_inner_count(const Condition& condition, syntax::Node node) {
    if (node.kind() != python_kinds().call) return holds_anything(node) ? Truth::maybe : Truth::no;
    const bool is_positional = condition.test == Test::positional_count;
    return judge_count(is_positional ? count_positional(node) : count_arguments(node), condition);
  }

  // A call of something whose name the file does not show may return the same thing.
  Truth judge_callee(const Condition& condition, syntax::Node node) const {
    if (node.kind() != python_kinds().call) return holds_anything(node) ? Truth::maybe : Truth::no;
    const std::string callee = callee_name(names_, source_, node);
    std::string_view wanted = table_.text(condition.text);
    std::string_view known = callee;
    if (wanted.starts_with('*')) {
      wanted.remove_prefix(1);
      known.remove_prefix(known.rfind('.') + 1);
    }
    if (!known.empty() && known == wanted) return Truth::yes;
    return is_of_library(callee) ? Truth::no : Truth::maybe;
  }

  // Other calls of the rule's own library give other things.
  bool is_of_library(std::string_view callee) const {
    const std::string_view api = table_.text(rule_.api);
    return callee.starts_with(api.substr(0, api.find('.') + 1));
  }

  // A value that is not a literal may turn out to be the one asked for. A builtin such as `int` is
  // meant only where it is written.
  Truth judge_literal(const Condition& condition, syntax::Node value) const {
    constexpr std::uint32_t literals = kind_int | kind_float | kind_string | kind_bool | kind_none;
    const std::string_view wanted = table_.text(condition.text);
    if (wanted.size() > 1 && wanted.starts_with('*') && wanted.ends_with('*')) {
      const std::string_view part = wanted.substr(1, wanted.size() - 2);
      return truth(value.in(source_).find(part) != std::string_view::npos);
    }
    if (wanted.find('{') != std::string_view::npos) return judge_form(wanted, value);
    if (wanted.ends_with('*')) {
      return truth(value.in(source_).starts_with(wanted.substr(0, wanted.size() - 1)));
    }
    if (wanted.starts_with('*')) return truth(value.in(source_).ends_with(wanted.substr(1)));
    if (same_literal(value.in(source_), wanted)) return Truth::yes;
    // An empty tuple, which stands for a default, is only ever written out.
    if (wanted == "()") return Truth::no;
    if (std::islower(static_cast<unsigned char>(wanted.front())) != 0) return Truth::no;
    return (argument_kind(value) & literals) != 0 ? Truth::no : Truth::maybe;
  }

  // `{b} is None`, with or without parentheses around it: only what is written so is meant.
  Truth judge_form(std::string_view form, syntax::Node value) const {
    const std::size_t open = form.find('{');
    const std::size_t close = form.find('}', open);
    const std::string_view name = form.substr(open + 1, close - open - 1);
    const auto signature = table_.rows(rule_.signature);
    const auto other = std::find_if(signature.begin(), signature.end(), [&](const Parameter& each) {
      return table_.text(each.name) == name;
    });
    if (other == signature.end()) return Truth::no;
    const BoundArgument* argument =
        call_.find(static_cast<std::uint16_t>(other - signature.begin()));
    if (argument == nullptr) return Truth::no;
    while (value.kind() == python_kinds().parenthesized_expression) value = value.named_child(0);
    const std::string wanted = std::string(form.substr(0, open)) +
                               std::string(argument->value.in(source_)) +
                               std::string(form.substr(close + 1));
    return truth(value.in(source_) == wanted);
  }

  Truth judge_number(const Condition& condition, syntax::Node value) const {
    if (const auto number = number_in(value.in(source_))) {
      return truth(compares(*number, condition.comparison,
                            number_in(table_.text(condition.text)).value_or(0)));
    }
    constexpr std::uint32_t literals = kind_string | kind_none | kind_list | kind_tuple;
    return (argument_kind(value) & literals) != 0 ? Truth::no : Truth::maybe;
  }

  const RuleTable& table_;
  const Rule& rule_;
  const BoundCall& call_;
  const UseFacts& use_;
  const python::Names& names_;
  std::string_view source_;
  FileWords& words_;
  CollectedSettings& settings_;
  std::optional<Settings> seen_;  // that the call unpacks, where the alternative asks for them
};

}  // namespace

Choice choose_alternative(const RuleCall& of, std::size_t from, const UseFacts& use,
                          const FileFacts& file) {
  ConditionJudge judge(of, use, file);
  Choice result;
  for (const Alternative& alternative : of.table.rows(of.rule.alternatives).subspan(from)) {
    if (alternative.patches && !use.may_patch) continue;
    if (judge.judge(alternative, result.undecided) == Truth::yes) {
      result.alternative = &alternative;
      return result;
    }
  }
  return result;
}

}  // namespace paddle_ls::rewrite
