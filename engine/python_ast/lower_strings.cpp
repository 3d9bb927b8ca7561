// String literals. Plain ones keep their spelling; format strings are opened up, because what
// stands in their braces is code.
#include <algorithm>

#include "engine/python_ast/lowering.hpp"

namespace paddle_ls::python_ast {
namespace {

bool has_letter(std::string_view start, char letter) {
  return std::any_of(start.begin(), start.end(), [&](char c) { return (c | 0x20) == letter; });
}

}  // namespace

bool Lowering::is_format_string(TSNode node) {
  const Parts all = parts(node);
  return !all.empty() && has_letter(text(all.front().node), 'f');
}

NodeId Lowering::string(TSNode node) {
  if (kind(node) == NodeKind::string) {
    if (is_format_string(node)) return joined_string(node);
    const bool bytes = has_letter(text(parts(node).front().node), 'b');
    return literal(bytes ? Literal::bytes : Literal::string, node);
  }
  std::string spelled;
  bool bytes = false;
  for (const Part& part : parts(node)) {
    if (is_format_string(part.node)) return joined_string(node);
    if (!spelled.empty()) spelled += ' ';
    spelled += text(part.node);
    bytes = bytes || has_letter(text(parts(part.node).front().node), 'b');
  }
  const NodeId made = make(Kind::constant, node, spelled);
  ast_.set(made, bytes ? Literal::bytes : Literal::string);
  return made;
}

// A format string, or several literals in a row of which one is a format string.
NodeId Lowering::joined_string(TSNode node) {
  const NodeId made = make(Kind::joined_str, node);
  if (kind(node) == NodeKind::string) {
    string_part(node, ast_.list(made, Field::values));
    return made;
  }
  for (const Part& part : parts(node)) string_part(part.node, ast_.list(made, Field::values));
  return made;
}

void Lowering::string_part(TSNode node, NodeList& to) {
  if (!is_format_string(node)) {
    to.push_back(literal(Literal::string, node));
    return;
  }
  const Parts all = parts(node);
  const NodeId made = make(Kind::string_part, node, text(all.front().node));
  pieces(node, ts_node_end_byte(all.front().node), ts_node_start_byte(all.back().node),
         ast_.list(made, Field::values));
  to.push_back(made);
}

// The text between `start` and `end`, and the replacement fields of `node` in it.
void Lowering::pieces(TSNode node, std::size_t start, std::size_t end, NodeList& to) {
  const auto text_until = [&](std::size_t until) {
    if (until <= start) return;
    const Origin at{static_cast<std::uint32_t>(start), static_cast<std::uint32_t>(until), false};
    to.push_back(ast_.make(Kind::literal_text, at, source_.substr(start, until - start)));
  };
  for (const Part& part : parts(node)) {
    if (part.kind != NodeKind::interpolation && part.kind != NodeKind::format_expression) continue;
    text_until(ts_node_start_byte(part.node));
    start = ts_node_end_byte(part.node);
    replacement_field(part.node, to);
  }
  text_until(end);
}

// The grammar takes `{x:=9}` for an assignment expression, which would need parentheses there: it
// is `x`, formatted by `=9`.
void Lowering::format_after_name(NodeId field, TSNode named) {
  const TSNode name = this->field(named, "name");
  const std::size_t colon = source_.find(':', ts_node_end_byte(name));
  const Origin at{static_cast<std::uint32_t>(colon + 1), ts_node_end_byte(named), false};
  const std::string_view written = source_.substr(at.start, at.end - at.start);
  if (written.find('{') != std::string_view::npos) {
    fail(named, "a field inside this format specification is not supported");
    return;
  }
  const NodeId specification = make(Kind::format_spec, named);
  ast_.list(specification, Field::values).push_back(ast_.make(Kind::literal_text, at, written));
  ast_.set_child(field, Field::value, expression(name));
  ast_.set_child(field, Field::format_spec, specification);
}

// `{x = }` is the text `x = ` and then the value, as `repr` writes it unless it says otherwise.
void Lowering::replacement_field(TSNode node, NodeList& to) {
  const std::uint16_t expression_field = field_id("expression");
  const NodeId made = make(Kind::formatted_value, node);
  const Parts all = parts(node);
  bool debug = false;
  char conversion = 0;
  std::size_t debug_end = 0;
  for (std::size_t at = 0; at < all.size(); ++at) {
    const Part& part = all[at];
    if (part.field == expression_field && part.kind == NodeKind::named_expression) {
      format_after_name(made, part.node);
    } else if (part.field == expression_field) {
      ast_.set_child(made, Field::value, expression(part.node));
    } else if (part.kind == NodeKind::equals) {
      debug = true;
      debug_end = ts_node_start_byte(all[at + 1].node);
    } else if (part.kind == NodeKind::type_conversion) {
      conversion = text(part.node).back();
    } else if (part.kind == NodeKind::format_specifier) {
      const NodeId specification = make(Kind::format_spec, part.node);
      pieces(part.node, ts_node_start_byte(part.node) + 1, ts_node_end_byte(part.node),
             ast_.list(specification, Field::values));
      ast_.set_child(made, Field::format_spec, specification);
    }
  }
  if (debug) {
    const std::size_t from = ts_node_start_byte(node) + 1;
    std::string written;
    for (const char c : source_.substr(from, debug_end - from)) {
      written.append(c == '{' || c == '}' ? 2 : 1, c);
    }
    to.push_back(make(Kind::literal_text, node, written));
    if (conversion == 0 && ast_.child(made, Field::format_spec) == no_node) conversion = 'r';
  }
  ast_.set_detail(made, static_cast<std::uint8_t>(conversion));
  to.push_back(made);
}

}  // namespace paddle_ls::python_ast
