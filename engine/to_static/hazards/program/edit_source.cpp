#include "engine/to_static/hazards/program/edit_source.hpp"

#include <algorithm>

namespace paddle_ls::to_static {
namespace {

std::string grouped(std::string_view text, bool needs_parentheses) {
  const bool needed = needs_parentheses || text.find('\n') != std::string_view::npos;
  return needed ? "(" + std::string(text) + ")" : std::string(text);
}

}  // namespace

std::string SourceEdits::moved(NodeId expression) {
  for (const NodeId node : python_ast::preorder(part_.ast, expression)) {
    const bool is_literal =
        part_.ast.is(node, Kind::constant) || part_.ast.is(node, Kind::joined_str);
    if (is_literal && part_.text(node).find('\n') != std::string_view::npos) give_up();
  }
  return std::string(part_.text(expression));
}

std::string SourceEdits::as_value(NodeId expression) {
  return grouped(moved(expression), part_.ast.is(expression, Kind::named_expr));
}

std::string SourceEdits::as_operand(NodeId expression) {
  const Kind kind = part_.ast.kind(expression);
  return grouped(moved(expression), kind == Kind::bool_op || kind == Kind::if_exp ||
                                        kind == Kind::lambda || kind == Kind::named_expr);
}

std::string SourceEdits::indented(std::string_view lines, std::string_view margin) const {
  const bool carriage_returns = part_.source.find("\r\n") != std::string_view::npos;
  std::string text;
  while (!lines.empty()) {
    const std::size_t end = std::min(lines.find('\n'), lines.size());
    std::string_view line = lines.substr(0, end);
    if (line.ends_with('\r')) line.remove_suffix(1);
    text.append(margin).append(line).append(carriage_returns ? "\r\n" : "\n");
    lines.remove_prefix(std::min(end + 1, lines.size()));
  }
  return text;
}

void SourceEdits::before(NodeId statement, std::string_view lines) {
  const std::size_t start = part_.range(statement).start;
  if (!part_.begins_line(statement)) return give_up();
  const std::size_t line = part_.line_start(start);
  edits_.push_back({{line, line}, indented(lines, part_.indentation(start))});
}

void SourceEdits::behind(NodeId statement, std::string_view lines) {
  const text::ByteRange range = part_.range(statement);
  const std::size_t end = part_.line_end(range.end);
  if (!part_.begins_line(statement) || end == part_.source.size()) return give_up();
  const std::size_t next = part_.source.find('\n', end) + 1;
  edits_.push_back({{next, next}, indented(lines, part_.indentation(range.start))});
}

void SourceEdits::remove(NodeId statement) {
  const text::ByteRange range = part_.range(statement);
  const std::size_t end = part_.line_end(range.end);
  if (!part_.begins_line(statement) || end != range.end || end == part_.source.size()) {
    return give_up();
  }
  edits_.push_back({{part_.line_start(range.start), part_.source.find('\n', end) + 1}, ""});
}

std::optional<text::Edits> SourceEdits::made() {
  if (!possible_) return std::nullopt;
  auto normalized = text::normalized(edits_);
  if (!normalized) return std::nullopt;
  return std::move(*normalized);
}

}  // namespace paddle_ls::to_static
