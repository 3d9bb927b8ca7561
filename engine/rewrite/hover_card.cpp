#include <string>

#include "engine/rewrite/analyze.hpp"
#include "engine/rewrite/proof.hpp"

namespace paddle_ls::rewrite {

namespace {

std::string code(std::string_view text) {
  return "`" + std::string(text) + "`";
}

std::string signature(const FoundRule& found) {
  std::string result(found.table->text(found.rule->api));
  result += "(";
  bool is_first = true;
  bool is_keyword_only = false;
  for (const Parameter& parameter : found.table->rows(found.rule->signature)) {
    if (!is_first) result += ", ";
    is_first = false;
    if (parameter.kind == ParameterKind::keyword_only && !is_keyword_only) result += "*, ";
    is_keyword_only =
        parameter.kind == ParameterKind::keyword_only || parameter.kind == ParameterKind::variadic;
    if (parameter.kind == ParameterKind::variadic) result += "*";
    if (parameter.kind == ParameterKind::keywords) result += "**";
    result += found.table->text(parameter.name);
    if (!parameter.default_text.empty()) {
      result += "=" + std::string(found.table->text(parameter.default_text));
    }
  }
  return result + ")";
}

// What becomes of one argument in the alternative that says most about it.
std::string fate_of(const FoundRule& found, std::uint16_t parameter) {
  const RuleTable& table = *found.table;
  for (const Alternative& alternative : table.rows(found.rule->alternatives)) {
    for (const ArgumentRule& rule : table.rows(alternative.arguments)) {
      if (rule.action == ArgumentAction::set) {
        for (const Piece& piece : table.rows(rule.value.pieces)) {
          if (piece.parameter == parameter) return code(table.text(rule.name));
        }
      }
      if (rule.parameter != parameter) continue;
      switch (rule.action) {
        case ArgumentAction::rename: return code(table.text(rule.name));
        case ArgumentAction::drop: return "left out";
        case ArgumentAction::refuse:
        case ArgumentAction::confirm: return std::string(table.text(rule.name));
        case ArgumentAction::fold: return "one list";
        case ArgumentAction::add:
        case ArgumentAction::set: break;
      }
    }
  }
  return "the same";
}

}  // namespace

std::string hover_card(const Finding& finding, const RuleSet& rules, const Options& options) {
  std::string card = "**" + std::string(finding.api) + "**";
  if (!finding.target.empty()) card += " → **" + std::string(finding.target) + "**";
  card += " (Paddle " + std::string(name(options.profile)) + ")\n\n";
  const FoundRule found = rules.rule(finding.rule);
  if (found && found.rule->has_signature) {
    card += "```python\n" + signature(found) + "\n```\n\n";
    const auto parameters = found.table->rows(found.rule->signature);
    if (!parameters.empty()) {
      card += "| torch | Paddle |\n|---|---|\n";
      for (std::uint16_t i = 0; i < parameters.size(); ++i) {
        card +=
            "| " + code(found.table->text(parameters[i].name)) + " | " + fate_of(found, i) + " |\n";
      }
      card += "\n";
    }
  }
  if (found && !found.rule->note.empty()) {
    card += std::string(found.table->text(found.rule->note)) + "\n\n";
  }
  card += message(finding) + ".";
  if (RuleSet::is_built_in(found)) {
    card += " Rule " + proof_sentence(finding.api, options.profile) + ".";
  }
  if (const std::string url = documentation(finding); !url.empty()) {
    card += "\n\n[Mapping document](" + url + ")";
  }
  return card;
}

}  // namespace paddle_ls::rewrite
