#include "engine/rewrite/rule_words/becomes.hpp"

#include <algorithm>
#include <string_view>

#include "engine/text/quoted.hpp"

namespace paddle_ls::rewrite {

namespace {

using text::quoted;

std::string parameter_name(const RuleTable& table, const Rule& rule, std::uint16_t parameter) {
  return std::string(table.text(table.rows(rule.signature)[parameter].name));
}

std::string part_words(const RuleTable& table, const Rule& rule, const Piece& piece) {
  std::string text = parameter_name(table, rule, piece.parameter);
  const Part& part = piece.part;
  if (part.nth >= 0) text += "[" + std::to_string(part.nth) + "]";
  if (part.step == Step::element) text += "[" + std::to_string(part.index) + "]";
  if (part.step == Step::positional) text += ".arg" + std::to_string(part.index);
  if (part.step == Step::keyword) text += "." + std::string(table.text(part.keyword));
  return text;
}

// A hole as its argument is called, with what the filter does to it.
std::string hole_words(const RuleTable& table, const Rule& rule, const Piece& piece) {
  std::string text;
  switch (piece.kind) {
    case PieceKind::self: text = "self"; break;
    case PieceKind::value: text = "value"; break;
    case PieceKind::fresh: return std::string(table.text(piece.text));
    case PieceKind::optional:
      return "[, " + std::string(table.text(piece.text)) + "=" +
             parameter_name(table, rule, piece.parameter) + "]";
    case PieceKind::argument: text = part_words(table, rule, piece); break;
    case PieceKind::literal: return std::string(table.text(piece.text));
  }
  switch (piece.filter) {
    case Filter::none: return text;
    case Filter::negate: return "not " + text;
    case Filter::list: return "[*" + text + "]";
    case Filter::device: return text;
  }
  return text;
}

std::string template_words(const RuleTable& table, const Rule& rule, const Template& from) {
  std::string text;
  for (const Piece& piece : table.rows(from.pieces)) text += hole_words(table, rule, piece);
  return text;
}

bool uses(const RuleTable& table, const Template& from, std::uint16_t parameter) {
  const auto pieces = table.rows(from.pieces);
  return std::any_of(pieces.begin(), pieces.end(),
                     [&](const Piece& piece) { return piece.parameter == parameter; });
}

bool says_absent(const Condition& condition, std::uint16_t parameter) {
  if (condition.parameter != parameter || !condition.part.is_whole()) return false;
  return condition.test == (condition.negated ? Test::has : Test::absent);
}

// True where the Paddle call never has the argument under a name of its own.
bool is_gone(const RuleTable& table, const Alternative& alternative, std::uint16_t parameter) {
  for (const ArgumentRule& rule : table.rows(alternative.arguments)) {
    if (rule.action == ArgumentAction::set && uses(table, rule.value, parameter)) return true;
    const bool takes_away =
        rule.action == ArgumentAction::drop || rule.action == ArgumentAction::refuse;
    if (takes_away && rule.parameter == parameter) return true;
  }
  const auto when = table.rows(alternative.when);
  return std::any_of(when.begin(), when.end(),
                     [&](const Condition& condition) { return says_absent(condition, parameter); });
}

std::string call_words(const RuleTable& table, const Rule& rule, const Alternative& alternative) {
  std::vector<std::string> names;
  const auto add = [&](std::string name) {
    if (std::find(names.begin(), names.end(), name) == names.end()) names.push_back(name);
  };
  const auto signature = table.rows(rule.signature);
  for (const Text name : table.rows(alternative.order)) {
    if (table.text(name) != "-") add(std::string(table.text(name)));
  }
  for (std::uint16_t at = 0; at < signature.size(); ++at) {
    if (is_gone(table, alternative, at)) continue;
    std::string name(table.text(signature[at].name));
    if (signature[at].kind == ParameterKind::variadic) name.insert(0, "*");
    if (signature[at].kind == ParameterKind::keywords) name.insert(0, "**");
    for (const ArgumentRule& row : table.rows(alternative.arguments)) {
      if (row.parameter != at || row.name.empty()) continue;
      const bool renames =
          row.action == ArgumentAction::rename || row.action == ArgumentAction::fold;
      if (renames) name = table.text(row.name);
    }
    add(std::move(name));
  }
  for (const ArgumentRule& row : table.rows(alternative.arguments)) {
    const bool writes = row.action == ArgumentAction::set || row.action == ArgumentAction::add;
    if (writes) add(std::string(table.text(row.name)));
  }
  const bool is_method = alternative.outcome == Outcome::callee && rule.receiver != Receiver::none;
  std::string text = (is_method ? "self." : "") + std::string(table.text(alternative.callee));
  text += alternative.outcome == Outcome::receiver ? "(self" : "(";
  for (const std::string& name : names) text += (text.ends_with('(') ? "" : ", ") + name;
  return text + ")";
}

}  // namespace

std::string what_becomes(const RuleTable& table, const Rule& rule, const Alternative& alternative) {
  std::string text;
  switch (alternative.outcome) {
    case Outcome::keep: text = "stays as it is"; break;
    case Outcome::remove: return "removed: it has no effect in Paddle";
    case Outcome::skip:
    case Outcome::unsupported: return {};
    case Outcome::expression: text = template_words(table, rule, alternative.expression); break;
    case Outcome::callee:
      text = rule.has_signature ? call_words(table, rule, alternative)
                                : std::string(table.text(alternative.callee));
      break;
    case Outcome::receiver: text = call_words(table, rule, alternative); break;
  }
  text = template_words(table, rule, alternative.front) + text +
         template_words(table, rule, alternative.suffix);
  std::string before;
  for (const Template& statement : table.rows(alternative.before)) {
    before += template_words(table, rule, statement) + "; ";
  }
  return before + text;
}

std::vector<std::string> argument_words(const RuleTable& table, const Rule& rule,
                                        const Alternative& alternative) {
  std::vector<std::string> result;
  const bool is_call =
      alternative.outcome == Outcome::callee || alternative.outcome == Outcome::receiver;
  for (const ArgumentRule& row : table.rows(alternative.arguments)) {
    const bool names_argument = row.action == ArgumentAction::rename ||
                                row.action == ArgumentAction::set ||
                                row.action == ArgumentAction::add;
    if (names_argument && !is_call) continue;  // a template shows its arguments itself
    const std::string text(table.text(row.name));
    const std::string name = row.parameter == no_parameter
                                 ? std::string()
                                 : quoted(parameter_name(table, rule, row.parameter));
    const std::string value = quoted(template_words(table, rule, row.value));
    switch (row.action) {
      case ArgumentAction::rename:
        if (!is_gone(table, alternative, row.parameter)) {
          result.push_back(name + " is called " + quoted(text));
        }
        break;
      case ArgumentAction::drop: result.push_back(name + " is left out"); break;
      case ArgumentAction::refuse:
        result.push_back("manual where " + name + " is given: " + text);
        break;
      case ArgumentAction::confirm:
        result.push_back("needs review where " + name + " is given: " + text);
        break;
      case ArgumentAction::fold:
        result.push_back(name + " becomes one list" +
                         (text.empty() ? "" : ", called " + quoted(text)));
        break;
      case ArgumentAction::set: result.push_back(quoted(text) + " is " + value); break;
      case ArgumentAction::add:
        result.push_back(quoted(text) + " is " + value +
                         (name.empty() ? "" : " where " + name + " is not given"));
        break;
    }
  }
  return result;
}

}  // namespace paddle_ls::rewrite
