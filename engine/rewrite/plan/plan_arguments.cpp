#include "engine/rewrite/plan/plan_arguments.hpp"

#include <algorithm>

#include "engine/rewrite/arguments/argument_part.hpp"
#include "engine/rewrite/arguments/expand_template.hpp"
#include "engine/rewrite/plan/argument_list_edits.hpp"
#include "engine/rewrite/plan/check_arguments.hpp"
#include "engine/rewrite/source/python_expression.hpp"
#include "engine/rewrite/source/python_kinds.hpp"
#include "engine/text/quoted.hpp"

namespace paddle_ls::rewrite {

using text::quoted;

namespace {

class Planner {
 public:
  Planner(const UseSite& use, const Alternative& alternative) : of_(use, alternative) {
    fates_.resize(of_.call.arguments.size());
  }

  ArgumentPlan plan() {
    check_given(of_, result_);
    if (!result_.problem.empty()) return result_;
    for (std::size_t i = 0; i < fates_.size(); ++i) decide(i);
    apply_sets();
    apply_order();
    apply_folds();
    check_evaluation();
    name_left_out(of_, result_);
    return result_;
  }

  void write(EditTable& edits) const { write_argument_list(of_.use, fates_, additions_, edits); }

 private:
  void decide(std::size_t i) {
    const BoundArgument& argument = of_.call.arguments[i];
    Fate& fate = fates_[i];
    fate.node = argument.node;
    fate.value = argument.value;
    fate.keyword = argument.keyword;
    if (argument.node.kind() == python_kinds().dictionary_splat) {
      fate.gone = of_.call.drops_double_star;
    }
    if (argument.parameter == no_parameter) return;
    fate.gone = argument.is_absent && is_asked_about(argument.parameter);
    if (argument.has_other_name) fate.rename = of_.parameter_name(argument.parameter);
    for (const ArgumentRule& rule : of_.rules) {
      if (rule.parameter != argument.parameter) continue;
      if (rule.action == ArgumentAction::rename && argument.keyword) {
        fate.rename = of_.table.text(rule.name);
      } else if (rule.action == ArgumentAction::drop || rule.action == ArgumentAction::refuse) {
        fate.gone = true;
      } else if (rule.action == ArgumentAction::as_float) {
        write_as_float(fate);
      }
    }
  }

  // `1` becomes `1.0`; another whole number, and a name that is given one, are converted.
  void write_as_float(Fate& fate) const {
    const std::string_view text = fate.value.in(of_.use.source);
    const std::uint32_t kind = argument_kind(fate.value);
    const bool is_decimal =
        (kind & kind_int) != 0 && text.find_first_not_of("-0123456789_") == std::string_view::npos;
    if (is_decimal) {
      fate.after_value = ".0";
    } else if ((kind & (kind_int | kind_bool)) != 0 ||
               (of_.use.whole_numbers != nullptr && of_.use.whole_numbers->may_be(fate.value))) {
      fate.before_value = "float(";
      fate.after_value = ")";
    }
  }

  // Whether the rule has an alternative for calls without the argument, or with None: Paddle may
  // not accept it.
  bool is_asked_about(std::uint16_t parameter) const {
    for (const Alternative& alternative : of_.table.rows(of_.use.rule->alternatives)) {
      for (const Condition& condition : of_.table.rows(alternative.when)) {
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
    for (const ArgumentRule& rule : of_.rules) {
      if (rule.parameter == argument.parameter && rule.action == ArgumentAction::rename) {
        return of_.table.text(rule.name);
      }
    }
    return of_.parameter_name(argument.parameter);
  }

  bool is_written(const ArgumentRule& rule) const {
    const bool is_added =
        rule.action == ArgumentAction::add && of_.call.find(rule.parameter) == nullptr;
    return is_added || rule.action == ArgumentAction::set;
  }

  void apply_sets() {
    for (const ArgumentRule& rule : of_.rules) {
      if (!is_written(rule)) continue;
      Expansion value = expand_template(rule.value, of_.use, Precedence::lambda);
      if (!value.problem.empty()) {
        result_.problem = value.problem;
        return;
      }
      std::vector<Segment> segments;
      append_literal(std::string(of_.table.text(rule.name)) + "=", segments);
      append_segments(value.expression, segments);
      if (Fate* fate = consume(rule.value)) {
        replace(*fate, segments, value);
      } else {
        additions_.push_back(segments.front().literal);
      }
    }
  }

  // Drops the arguments that `value` uses; returns the first of them, whose place it takes.
  Fate* consume(const Template& value) {
    Fate* first = nullptr;
    for (const Piece& piece : of_.table.rows(value.pieces)) {
      if (piece.parameter == no_parameter) continue;
      for (std::size_t at = 0; at < fates_.size(); ++at) {
        if (!takes(of_.call, piece.parameter, piece.part, of_.call.arguments[at])) continue;
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

  // Positional arguments that have another position in Paddle's signature become keywords, and with
  // them everything positional after them.
  void apply_order() {
    std::size_t position = 0;
    bool as_keywords = false;
    for (std::size_t i = 0; i < fates_.size(); ++i) {
      const BoundArgument& argument = of_.call.arguments[i];
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
      if (of_.signature[argument.parameter].kind == ParameterKind::variadic) continue;
      const std::string_view name = paddle_name(argument);
      as_keywords = as_keywords || of_.call.is_in_earlier_order;
      if (!of_.order.empty()) {
        as_keywords = as_keywords || position >= of_.order.size() ||
                      of_.table.text(of_.order[position]) != name;
      }
      if (as_keywords) fate.add_keyword = name;
      ++position;
    }
  }

  // A star may fill positions from `position` on: they have to agree.
  void check_star(std::size_t position, bool as_keywords) {
    bool agrees = !as_keywords;
    for (std::size_t i = position; !of_.order.empty() && i < of_.signature.size(); ++i) {
      if (of_.signature[i].kind != ParameterKind::normal) break;
      BoundArgument argument;
      argument.parameter = static_cast<std::uint16_t>(i);
      agrees =
          agrees && i < of_.order.size() && of_.table.text(of_.order[i]) == paddle_name(argument);
    }
    if (!agrees) {
      result_.problem = "Paddle has a different order of the arguments after `*`";
    }
  }

  void apply_folds() {
    for (const ArgumentRule& rule : of_.rules) {
      if (rule.action != ArgumentAction::fold) continue;
      Fate* first = nullptr;
      Fate* last = nullptr;
      for (std::size_t i = 0; i < fates_.size(); ++i) {
        const BoundArgument& argument = of_.call.arguments[i];
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
      const std::string_view name = of_.table.text(rule.name);
      first->before = name.empty() ? "[" : std::string(name) + "=[";
      last->after = "]";
    }
  }

  // torch takes what is to be folded also as a list, by keyword.
  void rename_list(const ArgumentRule& rule, Fate& fate) {
    if (!fate.rename.empty()) return;
    fate.rename = of_.table.text(rule.name);
    if (fate.rename.empty()) {
      result_.problem =
          "Paddle has a different keyword for " + quoted(of_.parameter_name(rule.parameter));
    }
  }

  void check_evaluation() {
    if (!result_.problem.empty()) return;
    std::vector<Evaluated> evaluated;
    if (of_.use.receiver) evaluated.push_back({of_.use.receiver});
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
        evaluated.push_back(
            {of_.call.arguments[i].is_star ? fate.node : fate.value, true, computed});
      }
    }
    if (!keeps_evaluation(of_.use, evaluated)) {
      result_.problem = evaluation_problem(of_.use);
    }
  }

  ArgumentRules of_;
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
