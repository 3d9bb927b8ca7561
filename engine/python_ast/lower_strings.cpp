#include "engine/python_ast/lower_strings.hpp"

#include <algorithm>

#include "engine/python_ast/lower_expressions.hpp"

namespace paddle_ls::python_ast {
namespace {

bool has_letter(std::string_view start, char letter) {
  return std::any_of(start.begin(), start.end(), [&](char c) { return (c | 0x20) == letter; });
}

void lower_pieces(Lowering& lowering, TSNode node, std::size_t start, std::size_t end,
                  NodeList& to);

bool is_format_string(Lowering& lowering, TSNode node) {
  const Parts all = lowering.parts(node);
  return !all.empty() && has_letter(lowering.text(all.front().node), 'f');
}

// The grammar parses `{x:=9}` as an assignment expression, which would need parentheses there. It
// means `x` with the format `=9`.
void lower_format_after_name(Lowering& lowering, NodeId field, TSNode named) {
  const TSNode name = lowering.field(named, "name");
  const std::size_t colon = lowering.source.find(':', ts_node_end_byte(name));
  const Origin at{static_cast<std::uint32_t>(colon + 1), ts_node_end_byte(named), false};
  const std::string_view written = lowering.source.substr(at.start, at.end - at.start);
  if (written.find('{') != std::string_view::npos) {
    lowering.fail(named, "a field inside this format specification is not supported");
    return;
  }
  const NodeId specification = lowering.make(Kind::format_spec, named);
  lowering.ast.list(specification, Field::values)
      .push_back(lowering.ast.make(Kind::literal_text, at, written));
  lowering.ast.set_child(field, Field::value, lower_expression(lowering, name));
  lowering.ast.set_child(field, Field::format_spec, specification);
}

// `{x = }` is the text `x = ` and then the value, as `repr` writes it unless it says otherwise.
void lower_replacement_field(Lowering& lowering, TSNode node, NodeList& to) {
  const std::uint16_t expression_field = lowering.field_id("expression");
  const NodeId made = lowering.make(Kind::formatted_value, node);
  const Parts all = lowering.parts(node);
  bool debug = false;
  char conversion = 0;
  std::size_t debug_end = 0;
  for (std::size_t at = 0; at < all.size(); ++at) {
    const ChildNode& part = all[at];
    if (part.field == expression_field && part.kind == NodeKind::named_expression) {
      lower_format_after_name(lowering, made, part.node);
    } else if (part.field == expression_field) {
      lowering.ast.set_child(made, Field::value, lower_expression(lowering, part.node));
    } else if (part.kind == NodeKind::equals) {
      debug = true;
      debug_end = ts_node_start_byte(all[at + 1].node);
    } else if (part.kind == NodeKind::type_conversion) {
      conversion = lowering.text(part.node).back();
    } else if (part.kind == NodeKind::format_specifier) {
      const NodeId specification = lowering.make(Kind::format_spec, part.node);
      lower_pieces(lowering, part.node, ts_node_start_byte(part.node) + 1,
                   ts_node_end_byte(part.node), lowering.ast.list(specification, Field::values));
      lowering.ast.set_child(made, Field::format_spec, specification);
    }
  }
  if (debug) {
    const std::size_t from = ts_node_start_byte(node) + 1;
    std::string written;
    for (const char c : lowering.source.substr(from, debug_end - from)) {
      written.append(c == '{' || c == '}' ? 2 : 1, c);
    }
    to.push_back(lowering.make(Kind::literal_text, node, written));
    if (conversion == 0 && lowering.ast.child(made, Field::format_spec) == no_node)
      conversion = 'r';
  }
  lowering.ast.set_detail(made, static_cast<std::uint8_t>(conversion));
  to.push_back(made);
}

// The text between `start` and `end`, and the replacement fields of `node` in it.
void lower_pieces(Lowering& lowering, TSNode node, std::size_t start, std::size_t end,
                  NodeList& to) {
  const auto text_until = [&](std::size_t until) {
    if (until <= start) return;
    const Origin at{static_cast<std::uint32_t>(start), static_cast<std::uint32_t>(until), false};
    to.push_back(
        lowering.ast.make(Kind::literal_text, at, lowering.source.substr(start, until - start)));
  };
  for (const ChildNode& part : lowering.parts(node)) {
    if (part.kind != NodeKind::interpolation && part.kind != NodeKind::format_expression) continue;
    text_until(ts_node_start_byte(part.node));
    start = ts_node_end_byte(part.node);
    lower_replacement_field(lowering, part.node, to);
  }
  text_until(end);
}

void lower_string_part(Lowering& lowering, TSNode node, NodeList& to) {
  if (!is_format_string(lowering, node)) {
    to.push_back(lowering.literal(Literal::string, node));
    return;
  }
  const Parts all = lowering.parts(node);
  const NodeId made = lowering.make(Kind::string_part, node, lowering.text(all.front().node));
  lower_pieces(lowering, node, ts_node_end_byte(all.front().node),
               ts_node_start_byte(all.back().node), lowering.ast.list(made, Field::values));
  to.push_back(made);
}

// A format string, or several literals in a row of which one is a format string.
NodeId lower_joined_string(Lowering& lowering, TSNode node) {
  const NodeId made = lowering.make(Kind::joined_str, node);
  if (lowering.kind(node) == NodeKind::string) {
    lower_string_part(lowering, node, lowering.ast.list(made, Field::values));
    return made;
  }
  for (const ChildNode& part : lowering.parts(node))
    lower_string_part(lowering, part.node, lowering.ast.list(made, Field::values));
  return made;
}

}  // namespace

NodeId lower_string(Lowering& lowering, TSNode node) {
  if (lowering.kind(node) == NodeKind::string) {
    if (is_format_string(lowering, node)) return lower_joined_string(lowering, node);
    const bool bytes = has_letter(lowering.text(lowering.parts(node).front().node), 'b');
    return lowering.literal(bytes ? Literal::bytes : Literal::string, node);
  }
  std::string spelled;
  bool bytes = false;
  for (const ChildNode& part : lowering.parts(node)) {
    if (is_format_string(lowering, part.node)) return lower_joined_string(lowering, node);
    if (!spelled.empty()) spelled += ' ';
    spelled += lowering.text(part.node);
    bytes = bytes || has_letter(lowering.text(lowering.parts(part.node).front().node), 'b');
  }
  const NodeId made = lowering.make(Kind::constant, node, spelled);
  lowering.ast.set(made, bytes ? Literal::bytes : Literal::string);
  return made;
}

}  // namespace paddle_ls::python_ast
