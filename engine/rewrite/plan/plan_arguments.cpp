#include "engine/rewrite/plan/plan_arguments.hpp"

#include <algorithm>

#include "engine/rewrite/arguments/argument_part.hpp"
#include "engine/rewrite/arguments/expand_template.hpp"
#include "engine/rewrite/plan/argument_list_edits.hpp"
#include "engine/rewrite/source/python_expression.hpp"
#include "engine/rewrite/source/python_kinds.hpp"
#include "engine/text/cut.hpp"
#include "engine/text/quoted.hpp"

namespace paddle_ls::rewrite {

using text::quoted;

namespace {

class Planner {
 public:
  Planner(const UseSite& use, const Alternative& alternative)
      : use_(use),
        call_(*use.call),
        table_(*use.table),
        signature_(table_.rows(use.rule->signature)),
        rules_(table_.rows(alternative.arguments)),
        order_(table_.rows(alternative.order)),
        conditions_(table_.rows(alternative.when)) {
    fates_.resize(call_.arguments.size());
  }

  ArgumentPlan plan() {
    check_given();
    if (!result_.problem.empty()) return result_;
    for (std::size_t i = 0; i < fates_.size(); ++i) decide(i);
    apply_sets();
    apply_order();
    apply_folds();
    check_evaluation();
    name_left_out();
    return result_;
  }

  void write(EditTable& edits) const { write_argument_list(use_, fates_, additions_, edits); }

 private:
  std::string_view parameter_name(std::uint16_t at) const {
    return table_.text(signature_[at].name);
  }

  // What refused and confirmed arguments mean, and whether stars may hide one that matters.
  void check_given() {
    for (const ArgumentRule& rule : rules_) {
      if (rule.parameter == no_parameter) continue;
      const Given given = call_.given(rule.parameter, signature_);
      if (given == Given::no) continue;
      if (given == Given::maybe) {
        if (!is_in_sight(rule)) check_hidden(rule);
      } else if (rule.action == ArgumentAction::refuse && !has_default(rule.parameter)) {
        result_.problem = table_.text(rule.name);
      } else if (rule.action == ArgumentAction::confirm && !has_default(rule.parameter)) {
        confirm(rule.difference, table_.text(rule.name));
      }
      if (!result_.problem.empty()) return;
    }
    for (const ArgumentRule& rule : rules_) {
      if (rule.action != ArgumentAction::set) continue;
      for (const Piece& piece : table_.rows(rule.value.pieces)) {
        if (piece.parameter != no_parameter &&
            call_.given(piece.parameter, signature_) == Given::maybe) {
          hidden(piece.parameter);
        }
      }
    }
  }

  // The alternative knows all that `**` passes. What it drops leaves the settings themselves.
  bool is_in_sight(const ArgumentRule& rule) const {
    for (const Condition& condition : conditions_) {
      if (condition.test != Test::unpacks_only || condition.negated) continue;
      const auto names = text::split(table_.text(condition.text), ", ");
      return rule.action == ArgumentAction::drop ||
             std::find(names.begin(), names.end(), parameter_name(rule.parameter)) == names.end();
    }
    return false;
  }

  // A star passes what has a name of its own, and that only where the project passes it somewhere.
  bool is_surely_absent(std::string_view parameter) const {
    if (!may_be_in_dictionary(parameter)) return false;
    const bool may_be_named = use_.habits == nullptr || use_.habits->keywords.contains(parameter);
    return !(call_.double_star && may_be_named);
  }

  void check_hidden(const ArgumentRule& rule) {
    switch (rule.action) {
      case ArgumentAction::refuse:
      case ArgumentAction::confirm:
      case ArgumentAction::add:
        if (is_surely_absent(parameter_name(rule.parameter))) return;
        confirm(difference_named("unpacked-argument"), "`*` or `**` may pass " +
                                                           quoted(parameter_name(rule.parameter)) +
                                                           ", which Paddle may take differently");
        return;
      case ArgumentAction::rename:
        if (call_.double_star) hidden(rule.parameter);
        return;
      case ArgumentAction::fold:
        // A star inside the list display does what it did in the call.
        if (call_.double_star) hidden(rule.parameter);
        return;
      case ArgumentAction::as_float: return;
      case ArgumentAction::drop:
      case ArgumentAction::set: hidden(rule.parameter);
    }
  }

  void hidden(std::uint16_t parameter) {
    result_.problem = "`*` or `**` may pass " + quoted(parameter_name(parameter)) +
                      ", which Paddle takes differently";
  }

  void confirm(DifferenceId difference, std::string_view reason) {
    result_.needs_confirmation = true;
    if (!result_.reason.empty()) return;
    result_.difference = difference;
    result_.reason = reason;
  }

  bool has_default(std::uint16_t parameter) const {
    const BoundArgument* given = call_.find(parameter);
    const std::string_view text = table_.text(signature_[parameter].default_text);
    return given != nullptr && !text.empty() && given->value.in(use_.source) == text;
  }

  void decide(std::size_t i) {
    const BoundArgument& argument = call_.arguments[i];
    Fate& fate = fates_[i];
    fate.node = argument.node;
    fate.value = argument.value;
    fate.keyword = argument.keyword;
    if (argument.node.kind() == python_kinds().dictionary_splat) {
      fate.gone = call_.drops_double_star;
    }
    if (argument.parameter == no_parameter) return;
    fate.gone = argument.is_absent && is_asked_about(argument.parameter);
    if (argument.has_other_name) fate.rename = parameter_name(argument.parameter);
    for (const ArgumentRule& rule : rules_) {
      if (rule.parameter != argument.parameter) continue;
      if (rule.action == ArgumentAction::rename && argument.keyword) {
        fate.rename = table_.text(rule.name);
      } else if (rule.action == ArgumentAction::drop || rule.action == ArgumentAction::refuse) {
        fate.gone = true;
      } else if (rule.action == ArgumentAction::as_float) {
        write_as_float(fate);
      }
    }
  }

  // `1` becomes `1.0`; another whole number, and a name that is given one, are converted.
  void write_as_float(Fate& fate) const {
    const std::string_view text = fate.value.in(use_.source);
    const std::uint32_t kind = argument_kind(fate.value);
    const bool is_decimal =
        (kind & kind_int) != 0 && text.find_first_not_of("-0123456789_") == std::string_view::npos;
    if (is_decimal) {
      fate.after_value = ".0";
    } else if ((kind & (kind_int | kind_bool)) != 0 ||
               (use_.whole_numbers != nullptr && use_.whole_numbers->may_be(fate.value))) {
      fate.before_value = "float(";
      fate.after_value = ")";
    }
  }

  // Whether the rule has a form of its own for calls without the argument, or with None: Paddle may
  // not know it.
  bool is_asked_about(std::uint16_t parameter) const {
    for (const Alternative& alternative : table_.rows(use_.rule->alternatives)) {
      for (const Condition& condition : table_.rows(alternative.when)) {
        const bool asks_for_none =
            condition.test == Test::kind && (condition.operand & kind_none) != 0;
        const bool asks =
            condition.test == Test::has || condition.test == Test::absent || asks_for_none;
        if (asks && condition.parameter == parameter && condition.part.is_whole()) return true;
      }
    }
    return false;
  }

  // The keyword by which Paddle knows the argument.
  std::string_view paddle_name(const BoundArgument& argument) const {
    for (const ArgumentRule& rule : rules_) {
      if (rule.parameter == argument.parameter && rule.action == ArgumentAction::rename) {
        return table_.text(rule.name);
      }
    }
    return parameter_name(argument.parameter);
  }

  bool is_written(const ArgumentRule& rule) const {
    const bool is_added =
        rule.action == ArgumentAction::add && call_.find(rule.parameter) == nullptr;
    return is_added || rule.action == ArgumentAction::set;
  }

  void apply_sets() {
    for (const ArgumentRule& rule : rules_) {
      if (!is_written(rule)) continue;
      Expansion value = expand_template(rule.value, use_, Precedence::lambda);
      if (!value.problem.empty()) {
        result_.problem = value.problem;
        return;
      }
      std::vector<Segment> segments;
      append_literal(std::string(table_.text(rule.name)) + "=", segments);
      append_segments(value.expression, segments);
      if (Fate* fate = consume(rule.value)) {
        replace(*fate, segments, value);
      } else {
        additions_.push_back(segments.front().literal);
      }
    }
  }

  // Lets the arguments go that `value` uses; the first of them, whose place it takes.
  Fate* consume(const Template& value) {
    Fate* first = nullptr;
    for (const Piece& piece : table_.rows(value.pieces)) {
      if (piece.parameter == no_parameter) continue;
      for (std::size_t at = 0; at < fates_.size(); ++at) {
        if (!takes(call_, piece.parameter, piece.part, call_.arguments[at])) continue;
        if (first == nullptr) first = &fates_[at];
        fates_[at].gone = true;
      }
    }
    return first;
  }

  static void replace(Fate& fate, const std::vector<Segment>& segments, const Expansion& value) {
    fate.gone = false;
    Replacement& into = fate.replacement;
    if (!into.segments.empty()) append_literal(", ", into.segments);
    into.segments.insert(into.segments.end(), segments.begin(), segments.end());
    for (Evaluated part : value.evaluated) {
      part.late = part.late || into.computes;
      into.evaluated.push_back(part);
    }
    into.computes = into.computes || value.computes;
  }

  // Positional arguments that stand elsewhere in Paddle's signature become keywords, and with them
  // everything positional behind.
  void apply_order() {
    std::size_t position = 0;
    bool as_keywords = false;
    for (std::size_t i = 0; i < fates_.size(); ++i) {
      const BoundArgument& argument = call_.arguments[i];
      Fate& fate = fates_[i];
      if (argument.keyword) continue;
      if (argument.is_star) {
        if (argument.node.kind() == python_kinds().list_splat) check_star(position, as_keywords);
        continue;
      }
      if (fate.gone || !fate.replacement.segments.empty()) {
        as_keywords = true;
        continue;
      }
      if (argument.parameter == no_parameter) continue;
      if (signature_[argument.parameter].kind == ParameterKind::variadic) continue;
      const std::string_view name = paddle_name(argument);
      as_keywords = as_keywords || call_.is_in_earlier_order;
      if (!order_.empty()) {
        as_keywords =
            as_keywords || position >= order_.size() || table_.text(order_[position]) != name;
      }
      if (as_keywords) fate.add_keyword = name;
      ++position;
    }
  }

  // A star may fill positions from `position` on: they have to agree.
  void check_star(std::size_t position, bool as_keywords) {
    bool agrees = !as_keywords;
    for (std::size_t i = position; !order_.empty() && i < signature_.size(); ++i) {
      if (signature_[i].kind != ParameterKind::normal) break;
      BoundArgument argument;
      argument.parameter = static_cast<std::uint16_t>(i);
      agrees = agrees && i < order_.size() && table_.text(order_[i]) == paddle_name(argument);
    }
    if (!agrees) {
      result_.problem = "Paddle has a different order of the arguments after `*`";
    }
  }

  void apply_folds() {
    for (const ArgumentRule& rule : rules_) {
      if (rule.action != ArgumentAction::fold) continue;
      Fate* first = nullptr;
      Fate* last = nullptr;
      for (std::size_t i = 0; i < fates_.size(); ++i) {
        const BoundArgument& argument = call_.arguments[i];
        const bool is_list_star =
            argument.is_star && argument.node.kind() == python_kinds().list_splat;
        if (argument.parameter != rule.parameter && !is_list_star) continue;
        if (argument.keyword) {
          rename_list(rule, fates_[i]);
          return;
        }
        if (first == nullptr) first = &fates_[i];
        last = &fates_[i];
      }
      if (first == nullptr) continue;
      const std::string_view name = table_.text(rule.name);
      first->before = name.empty() ? "[" : std::string(name) + "=[";
      last->after = "]";
    }
  }

  // torch takes what is to be folded also as a list, by keyword.
  void rename_list(const ArgumentRule& rule, Fate& fate) {
    if (!fate.rename.empty()) return;
    fate.rename = table_.text(rule.name);
    if (fate.rename.empty()) {
      result_.problem =
          "Paddle has a different keyword for " + quoted(parameter_name(rule.parameter));
    }
  }

  // What is dropped without a word of the conditions. An argument with its default says nothing.
  void name_left_out() {
    for (const ArgumentRule& rule : rules_) {
      if (rule.action != ArgumentAction::drop) continue;
      const BoundArgument* given = call_.find(rule.parameter);
      if (given == nullptr || given->is_absent || has_default(rule.parameter)) continue;
      if (!is_asked_about_here(rule.parameter)) {
        result_.left_out.push_back(parameter_name(rule.parameter));
      }
    }
  }

  bool is_asked_about_here(std::uint16_t parameter) const {
    const bool is_set = std::any_of(rules_.begin(), rules_.end(), [&](const ArgumentRule& rule) {
      const auto pieces = table_.rows(rule.value.pieces);
      return std::any_of(pieces.begin(), pieces.end(),
                         [&](const Piece& piece) { return piece.parameter == parameter; });
    });
    return is_set || std::any_of(conditions_.begin(), conditions_.end(),
                                 [&](const Condition& c) { return c.parameter == parameter; });
  }

  void check_evaluation() {
    if (!result_.problem.empty()) return;
    std::vector<Evaluated> evaluated;
    if (use_.receiver) evaluated.push_back({use_.receiver});
    bool computed = false;
    for (std::size_t i = 0; i < fates_.size(); ++i) {
      const Fate& fate = fates_[i];
      if (!fate.replacement.segments.empty()) {
        for (Evaluated part : fate.replacement.evaluated) {
          part.late = part.late || computed;
          evaluated.push_back(part);
        }
        computed = computed || fate.replacement.computes;
      } else if (!fate.gone) {
        evaluated.push_back({call_.arguments[i].is_star ? fate.node : fate.value, true, computed});
      }
    }
    if (!keeps_evaluation(use_, evaluated)) {
      result_.problem = evaluation_problem(use_);
    }
  }

  const UseSite& use_;
  const BoundCall& call_;
  const RuleTable& table_;
  std::span<const Parameter> signature_;
  std::span<const ArgumentRule> rules_;
  std::span<const Text> order_;
  std::span<const Condition> conditions_;
  std::vector<Fate> fates_;
  std::vector<std::string> additions_;
  ArgumentPlan result_;
};

}  // namespace

ArgumentPlan plan_arguments(const UseSite& use, const Alternative& alternative, EditTable& edits) {
  if (!use.call->list) return {};
  const bool spells_none =
      std::any_of(use.call->arguments.begin(), use.call->arguments.end(),
                  [](const BoundArgument& argument) { return argument.is_absent; });
  const bool changes_nothing = alternative.arguments.empty() && alternative.order.empty();
  const bool is_as_written = changes_nothing && !spells_none && !use.call->drops_double_star;
  if (is_as_written && !use.call->has_other_names() && !use.call->is_in_earlier_order) return {};
  Planner planner(use, alternative);
  ArgumentPlan plan = planner.plan();
  if (plan.problem.empty()) planner.write(edits);
  return plan;
}

}  // namespace paddle_ls::rewrite
