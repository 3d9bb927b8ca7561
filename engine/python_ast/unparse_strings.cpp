// Literals and format strings.
#include "engine/python_ast/unparsing.hpp"

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

}  // namespace

std::string plain_quotes(std::string_view literal) {
  std::string_view inside;
  if (!plain_text(literal, inside)) return std::string(literal);
  return "'" + std::string(inside) + "'";
}

void Unparsing::constant(NodeId node) {
  if (ast_.literal(node) != Literal::string) {
    out_ += text(node);
    return;
  }
  std::string_view inside;
  if (taken_quotes_.empty()) {
    out_ += plain_quotes(text(node));
    return;
  }
  // Inside a format string a literal keeps its quotes, unless they are those of the string.
  const bool taken = taken_quotes_.find(text(node).front()) != std::string::npos;
  if (!taken || !plain_text(text(node), inside)) {
    out_ += text(node);
    return;
  }
  const char quote = text(node).front() == '\'' ? '"' : '\'';
  out_.append(1, quote).append(inside).append(1, quote);
}

void Unparsing::joined_string(NodeId node) {
  const NodeList& parts = list(node, Field::values);
  for (std::size_t at = 0; at < parts.size(); ++at) {
    if (at > 0) out_ += ' ';
    if (ast_.is(parts[at], Kind::string_part)) {
      string_part(parts[at]);
    } else {
      out_ += text(parts[at]);
    }
  }
}

void Unparsing::string_part(NodeId node) {
  const std::string_view quote = quotes(text(node));
  out_ += text(node);
  if (quote.size() == 1) taken_quotes_ += quote;
  for (const NodeId piece : list(node, Field::values)) {
    if (ast_.is(piece, Kind::formatted_value)) {
      replacement_field(piece);
    } else {
      out_ += text(piece);
    }
  }
  if (quote.size() == 1) taken_quotes_.pop_back();
  out_ += quote;
}

void Unparsing::replacement_field(NodeId node) {
  out_ += '{';
  const std::size_t start = out_.size();
  expression(child(node, Field::value), tighter(Precedence::test));
  // `{{` would be a brace of the text.
  if (out_[start] == '{') out_.insert(start, 1, ' ');
  if (ast_.detail(node) != 0) out_.append("!").append(1, static_cast<char>(ast_.detail(node)));
  if (const NodeId specification = child(node, Field::format_spec)) {
    out_ += ':';
    for (const NodeId piece : list(specification, Field::values)) {
      if (ast_.is(piece, Kind::formatted_value)) {
        replacement_field(piece);
      } else {
        out_ += text(piece);
      }
    }
  }
  out_ += '}';
}

}  // namespace paddle_ls::python_ast
