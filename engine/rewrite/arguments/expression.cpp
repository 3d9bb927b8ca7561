#include "engine/rewrite/arguments/expression.hpp"

#include "engine/rewrite/source/python_expression.hpp"

namespace paddle_ls::rewrite {

using syntax::Node;

Expression punctuation(std::string text) {
  Expression result;
  result.kind = NodeKind::text;
  result.text = std::move(text);
  return result;
}

Expression written_value(std::string text) {
  Expression result;
  if (number_in(text)) {
    result.precedence = text.starts_with('-') ? Precedence::unary : Precedence::await;
  } else if (text.starts_with('(')) {
    result.kind = NodeKind::tuple;
  } else if (text.starts_with('[')) {
    result.kind = NodeKind::list;
  }
  result.text = std::move(text);
  return result;
}

Expression part_of_source(Node node, std::string_view source) {
  Expression result;
  result.precedence = precedence_of(node, source);
  result.source = node;
  return result;
}

std::vector<const Expression*> operands(const Expression& expression) {
  std::vector<const Expression*> result;
  for (const Expression& child : expression.children) {
    if (child.kind != NodeKind::text) result.push_back(&child);
  }
  return result;
}

namespace {

// False where it contains a part of the source.
bool add_text(const Expression& expression, std::string& to) {
  if (expression.is_part()) return false;
  to += expression.text;
  for (const Expression& child : expression.children) {
    if (!add_text(child, to)) return false;
  }
  return true;
}

}  // namespace

std::string whole_text(const Expression& expression) {
  std::string text;
  return add_text(expression, text) ? text : std::string();
}

const Expression& first_leaf(const Expression& expression) {
  const Expression* leaf = &expression;
  while (!leaf->children.empty()) leaf = &leaf->children.front();
  return *leaf;
}

void append_literal(std::string_view text, std::vector<Segment>& to) {
  if (text.empty()) return;
  if (!to.empty() && !to.back().literal.empty()) {
    to.back().literal += text;
  } else {
    to.push_back({std::string(text), {}});
  }
}

void append_segments(const Expression& expression, std::vector<Segment>& to) {
  if (expression.is_part()) {
    to.push_back({{}, expression.source.range()});
    return;
  }
  append_literal(expression.text, to);
  for (const Expression& child : expression.children) append_segments(child, to);
}

std::vector<Segment> segments_of(const Expression& expression) {
  std::vector<Segment> result;
  append_segments(expression, result);
  return result;
}

std::size_t width_of(const Expression& expression) {
  std::size_t width =
      expression.is_part() ? expression.source.range().size() : expression.text.size();
  for (const Expression& child : expression.children) width += width_of(child);
  return width;
}

}  // namespace paddle_ls::rewrite
