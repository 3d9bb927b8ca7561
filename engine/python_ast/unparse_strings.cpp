#include "engine/python_ast/unparse_strings.hpp"

#include "engine/python_ast/unparse_expressions.hpp"

namespace paddle_ls::python_ast {
namespace {

// The quotes that a literal beginning with `start` (prefix and quotes) ends with.
std::string_view quotes(std::string_view start) {
  const std::size_t at = start.find_first_of("'\"");
  return at == std::string_view::npos ? "" : start.substr(at);
}

// The text of a literal that is written in one piece between single quotes without any escape.
bool plain_text(std::string_view literal, std::string_view& inside) {
  if (literal.size() < 2) return false;
  const char quote = literal.front();
  if (quote != '\'' && quote != '"') return false;
  if (literal.back() != quote) return false;
  inside = literal.substr(1, literal.size() - 2);
  return inside.find_first_of("'\"\\\n\r") == std::string_view::npos;
}

void write_replacement_field(Unparsing& to, NodeId node) {
  to.code += '{';
  const std::size_t start = to.code.size();
  write_expression(to, to.child(node, Field::value), tighter(Precedence::test));
  // `{{` would be a brace of the text.
  if (to.code[start] == '{') to.code.insert(start, 1, ' ');
  if (to.ast.detail(node) != 0)
    to.code.append("!").append(1, static_cast<char>(to.ast.detail(node)));
  if (const NodeId specification = to.child(node, Field::format_spec)) {
    to.code += ':';
    for (const NodeId piece : to.list(specification, Field::values)) {
      if (to.ast.is(piece, Kind::formatted_value)) {
        write_replacement_field(to, piece);
      } else {
        to.code += to.text(piece);
      }
    }
  }
  to.code += '}';
}

void write_string_part(Unparsing& to, NodeId node) {
  const std::string_view quote = quotes(to.text(node));
  to.code += to.text(node);
  if (quote.size() == 1) to.taken_quotes += quote;
  for (const NodeId piece : to.list(node, Field::values)) {
    if (to.ast.is(piece, Kind::formatted_value)) {
      write_replacement_field(to, piece);
    } else {
      to.code += to.text(piece);
    }
  }
  if (quote.size() == 1) to.taken_quotes.pop_back();
  to.code += quote;
}

}  // namespace

std::string plain_quotes(std::string_view literal) {
  std::string_view inside;
  if (!plain_text(literal, inside)) return std::string(literal);
  return "'" + std::string(inside) + "'";
}

void write_constant(Unparsing& to, NodeId node) {
  if (to.ast.literal(node) != Literal::string) {
    to.code += to.text(node);
    return;
  }
  std::string_view inside;
  if (to.taken_quotes.empty()) {
    to.code += plain_quotes(to.text(node));
    return;
  }
  // Inside a format string a literal keeps its quotes, unless they are those of the string.
  const bool taken = to.taken_quotes.find(to.text(node).front()) != std::string::npos;
  if (!taken || !plain_text(to.text(node), inside)) {
    to.code += to.text(node);
    return;
  }
  const char quote = to.text(node).front() == '\'' ? '"' : '\'';
  to.code.append(1, quote).append(inside).append(1, quote);
}

void write_joined_string(Unparsing& to, NodeId node) {
  const NodeList& parts = to.list(node, Field::values);
  for (std::size_t at = 0; at < parts.size(); ++at) {
    if (at > 0) to.code += ' ';
    if (to.ast.is(parts[at], Kind::string_part)) {
      write_string_part(to, parts[at]);
    } else {
      to.code += to.text(parts[at]);
    }
  }
}

}  // namespace paddle_ls::python_ast
