#include "engine/rewrite/rule_words/becomes.hpp"

#include <algorithm>
#include <string_view>
#include <utility>

#include "engine/rewrite/rows/implied.hpp"
#include "engine/text/quoted.hpp"

namespace paddle_ls::rewrite {

namespace {

using text::quoted;

Condition is_given(std::uint16_t parameter) {
  Condition condition;
  condition.parameter = parameter;
  condition.test = Test::has;
  return condition;
}

Condition is_not_none(std::uint16_t parameter) {
  Condition condition = is_given(parameter);
  condition.test = Test::kind;
  condition.operand = kind_none;
  condition.negated = true;
  return condition;
}

class Writer {
 public:
  Writer(const RuleTable& table, const Rule& rule, const Alternative& alternative)
      : table_(table), rule_(rule), alternative_(alternative) {}

  std::string becomes() const;
  std::vector<std::string> arguments() const;

 private:
  std::string parameter_name(std::uint16_t parameter) const {
    return std::string(table_.text(table_.rows(rule_.signature)[parameter].name));
  }

  std::string part_words(const Piece& piece) const {
    std::string text = parameter_name(piece.parameter);
    const Part& part = piece.part;
    if (part.nth >= 0) text += "[" + std::to_string(part.nth) + "]";
    if (part.step == Step::element) text += "[" + std::to_string(part.index) + "]";
    if (part.step == Step::positional) text += ".arg" + std::to_string(part.index);
    if (part.step == Step::keyword) text += "." + std::string(table_.text(part.keyword));
    return text;
  }

  // The name of the argument of a hole, with the effect of the filter.
  std::string hole_words(const Piece& piece) const {
    std::string text;
    switch (piece.kind) {
      case PieceKind::self: text = "self"; break;
      case PieceKind::value: text = "value"; break;
      case PieceKind::fresh: return std::string(table_.text(piece.text));
      case PieceKind::optional:
        if (is_never_given(piece.parameter)) return {};
        return "[, " + std::string(table_.text(piece.text)) + "=" +
               parameter_name(piece.parameter) + "]";
      case PieceKind::argument: text = part_words(piece); break;
      case PieceKind::literal: return std::string(table_.text(piece.text));
    }
    switch (piece.filter) {
      case Filter::none: return text;
      case Filter::negate: return "not " + text;
      case Filter::list: return "[*" + text + "]";
      case Filter::device: return text;
      case Filter::checkpoint: return text + " with the ending .pdparams";
    }
    return text;
  }

  std::string template_words(const Template& from) const {
    std::string text;
    for (const Piece& piece : table_.rows(from.pieces)) text += hole_words(piece);
    return text;
  }

  bool uses(const Template& from, std::uint16_t parameter) const {
    const auto pieces = table_.rows(from.pieces);
    return std::any_of(pieces.begin(), pieces.end(),
                       [&](const Piece& piece) { return piece.parameter == parameter; });
  }

  // Whether the condition holds for every use that this alternative could take and that passes the
  // parameter.
  bool holds_where_given(const Condition& asked, std::uint16_t parameter) const {
    const auto is_implied_by = [&](const Condition& known) {
      return implies(table_, rule_, known, asked);
    };
    const auto when = table_.rows(alternative_.when);
    return is_implied_by(is_given(parameter)) || is_implied_by(is_not_none(parameter)) ||
           std::any_of(when.begin(), when.end(), is_implied_by);
  }

  // True if no use that passes the parameter reaches this alternative: it excludes them, or an
  // earlier one takes all of them.
  bool is_never_given(std::uint16_t parameter) const {
    const auto when = table_.rows(alternative_.when);
    const bool is_excluded = std::any_of(when.begin(), when.end(), [&](const Condition& condition) {
      return implies(table_, rule_, condition, opposite(is_given(parameter)));
    });
    if (is_excluded) return true;
    for (const Alternative& earlier : table_.rows(rule_.alternatives)) {
      if (&earlier == &alternative_) return false;
      if (earlier.patches) continue;  // skipped if the user does not allow patches
      const auto asked = table_.rows(earlier.when);
      const bool takes_all = std::all_of(
          asked.begin(), asked.end(),
          [&](const Condition& condition) { return holds_where_given(condition, parameter); });
      if (takes_all) return true;
    }
    return false;
  }

  // True if the Paddle call never has a separate argument for it.
  bool is_gone(std::uint16_t parameter) const {
    for (const ArgumentRule& row : table_.rows(alternative_.arguments)) {
      if (row.action == ArgumentAction::set && uses(row.value, parameter)) return true;
      const bool takes_away =
          row.action == ArgumentAction::drop || row.action == ArgumentAction::refuse;
      if (takes_away && row.parameter == parameter) return true;
    }
    return is_never_given(parameter);
  }

  std::string call_words() const;
  std::string argument_words(const ArgumentRule& row) const;

  const RuleTable& table_;
  const Rule& rule_;
  const Alternative& alternative_;
};

std::string Writer::call_words() const {
  std::vector<std::string> names;
  const auto add = [&](std::string name) {
    if (std::find(names.begin(), names.end(), name) == names.end()) names.push_back(name);
  };
  const auto signature = table_.rows(rule_.signature);
  const auto arguments = table_.rows(alternative_.arguments);
  std::vector<std::string> gone;
  for (std::uint16_t at = 0; at < signature.size(); ++at) {
    std::string name(table_.text(signature[at].name));
    if (signature[at].kind == ParameterKind::variadic) name.insert(0, "*");
    if (signature[at].kind == ParameterKind::keywords) name.insert(0, "**");
    for (const ArgumentRule& row : arguments) {
      if (row.parameter != at || row.name.empty()) continue;
      const bool renames =
          row.action == ArgumentAction::rename || row.action == ArgumentAction::fold;
      if (renames) name = table_.text(row.name);
    }
    (is_gone(at) ? gone : names).push_back(std::move(name));
  }
  std::vector<std::string> left = std::exchange(names, {});
  for (const Text name : table_.rows(alternative_.order)) {
    const std::string text(table_.text(name));
    if (text != "-" && std::find(gone.begin(), gone.end(), text) == gone.end()) add(text);
  }
  for (std::string& name : left) add(std::move(name));
  for (const ArgumentRule& row : arguments) {
    const bool writes = row.action == ArgumentAction::set || row.action == ArgumentAction::add;
    if (writes) add(std::string(table_.text(row.name)));
  }
  const bool is_method =
      alternative_.outcome == Outcome::callee && rule_.receiver != Receiver::none;
  std::string text = (is_method ? "self." : "") + std::string(table_.text(alternative_.callee));
  text += alternative_.outcome == Outcome::receiver ? "(self" : "(";
  for (const std::string& name : names) text += (text.ends_with('(') ? "" : ", ") + name;
  return text + ")";
}

std::string Writer::becomes() const {
  std::string text;
  switch (alternative_.outcome) {
    case Outcome::keep: text = "stays as it is"; break;
    case Outcome::remove: return "removed: it has no effect in Paddle";
    case Outcome::skip:
    case Outcome::unsupported: return {};
    case Outcome::expression: text = template_words(alternative_.expression); break;
    case Outcome::callee:
      text = rule_.has_signature ? call_words() : std::string(table_.text(alternative_.callee));
      break;
    case Outcome::receiver: text = call_words(); break;
  }
  text = template_words(alternative_.front) + text + template_words(alternative_.suffix);
  std::string before;
  for (const Template& statement : table_.rows(alternative_.before)) {
    before += template_words(statement) + "; ";
  }
  return before + text;
}

std::string Writer::argument_words(const ArgumentRule& row) const {
  const std::string text(table_.text(row.name));
  const std::string name =
      row.parameter == no_parameter ? std::string() : quoted(parameter_name(row.parameter));
  const std::string value = quoted(template_words(row.value));
  // "`norm` is `norm or 'backward'`" would read like a comparison.
  const std::string is = value.starts_with("`" + text) ? " is passed as " : " is ";
  switch (row.action) {
    case ArgumentAction::rename: return name + " is called " + quoted(text);
    case ArgumentAction::drop: return name + " is left out";
    case ArgumentAction::as_float: return name + " is written as a float";
    case ArgumentAction::refuse: return "manual if " + name + " is given: " + text;
    case ArgumentAction::confirm: return "needs review if " + name + " is given: " + text;
    case ArgumentAction::fold:
      return name + " becomes one list" + (text.empty() ? "" : ", called " + quoted(text));
    case ArgumentAction::set: return quoted(text) + is + value;
    case ArgumentAction::add:
      return quoted(text) + is + value +
             (name.empty() || is_never_given(row.parameter) ? "" : " if " + name + " is not given");
  }
  return {};
}

std::vector<std::string> Writer::arguments() const {
  std::vector<std::string> result;
  const bool is_call =
      alternative_.outcome == Outcome::callee || alternative_.outcome == Outcome::receiver;
  for (const ArgumentRule& row : table_.rows(alternative_.arguments)) {
    const bool names_argument = row.action == ArgumentAction::rename ||
                                row.action == ArgumentAction::set ||
                                row.action == ArgumentAction::add;
    if (names_argument && !is_call) continue;  // a template shows its arguments itself
    const bool writes = row.action == ArgumentAction::set || row.action == ArgumentAction::add;
    if (!writes && row.parameter != no_parameter && is_never_given(row.parameter)) continue;
    if (row.action == ArgumentAction::rename && is_gone(row.parameter)) continue;
    result.push_back(argument_words(row));
  }
  return result;
}

}  // namespace

std::string what_becomes(const RuleTable& table, const Rule& rule, const Alternative& alternative) {
  return Writer(table, rule, alternative).becomes();
}

std::vector<std::string> argument_words(const RuleTable& table, const Rule& rule,
                                        const Alternative& alternative) {
  return Writer(table, rule, alternative).arguments();
}

}  // namespace paddle_ls::rewrite
