#include "engine/rewrite/plan/rule_form.hpp"

namespace paddle_ls::rewrite {

namespace {

constexpr std::size_t longest_form = 80;

std::string_view text_of(const RuleTable& table, const Rule& rule, const Piece& piece) {
  switch (piece.kind) {
    case PieceKind::literal:
    case PieceKind::fresh: return table.text(piece.text);
    case PieceKind::argument: return table.text(table.rows(rule.signature)[piece.parameter].name);
    case PieceKind::self: return "self";
    case PieceKind::value: return "value";
    case PieceKind::optional: return {};
  }
  return {};
}

// The last byte offset of at most `size` that a character begins at.
std::size_t character_start(std::string_view text, std::size_t size) {
  while (size > 0 && (static_cast<unsigned char>(text[size]) & 0xC0U) == 0x80U) --size;
  return size;
}

}  // namespace

std::string signature_of(const RuleTable& table, const Rule& rule) {
  std::string result(table.text(rule.api));
  result += "(";
  bool is_first = true;
  bool is_keyword_only = false;
  for (const Parameter& parameter : table.rows(rule.signature)) {
    if (!is_first) result += ", ";
    is_first = false;
    if (parameter.kind == ParameterKind::keyword_only && !is_keyword_only) result += "*, ";
    is_keyword_only =
        parameter.kind == ParameterKind::keyword_only || parameter.kind == ParameterKind::variadic;
    if (parameter.kind == ParameterKind::variadic) result += "*";
    if (parameter.kind == ParameterKind::keywords) result += "**";
    result += table.text(parameter.name);
    if (!parameter.default_text.empty()) {
      result += "=" + std::string(table.text(parameter.default_text));
    }
  }
  return result + ")";
}

std::string form_of(const RuleTable& table, const Rule& rule, const Template& expression) {
  std::string form;
  for (const Piece& piece : table.rows(expression.pieces)) {
    if (piece.filter == Filter::negate) form += "not ";
    form += text_of(table, rule, piece);
  }
  if (form.size() > longest_form)
    form = form.substr(0, character_start(form, longest_form)) + "...";
  return form;
}

std::string form_of_use(const RuleTable& table, const Rule& rule, const Alternative& alternative) {
  constexpr std::string_view assigns = " = ";
  const auto pieces = table.rows(alternative.expression.pieces);
  if (pieces.size() == 1 && pieces[0].kind == PieceKind::fresh) {
    const std::string name = std::string(table.text(pieces[0].text)) + std::string(assigns);
    for (const Template& before : table.rows(alternative.before)) {
      const std::string statement = form_of(table, rule, before);
      if (statement.starts_with(name)) return statement.substr(name.size());
    }
  }
  return form_of(table, rule, alternative.expression);
}

bool is_part_of_use(const RuleTable& table, const Template& expression) {
  const auto pieces = table.rows(expression.pieces);
  return pieces.size() == 1 && pieces[0].filter == Filter::none &&
         (pieces[0].kind == PieceKind::argument || pieces[0].kind == PieceKind::self);
}

}  // namespace paddle_ls::rewrite
