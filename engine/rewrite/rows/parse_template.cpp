#include "engine/rewrite/rows/parse_template.hpp"

#include <algorithm>
#include <string>

#include "engine/rewrite/rows/parse_place.hpp"
#include "engine/rewrite/rows/template_nodes.hpp"
#include "engine/rewrite/source/python_expression.hpp"
#include "engine/rewrite/source/python_kinds.hpp"
#include "engine/syntax/parser.hpp"
#include "engine/text/quoted.hpp"

namespace paddle_ls::rewrite {

using text::quoted;

namespace {

using syntax::Node;

// Many times what the rules of the program need.
constexpr std::size_t most_parameters = 256;
constexpr std::size_t most_pieces = 256;
constexpr std::size_t longest_template = 1024;  // bytes
constexpr std::uint32_t deepest_template = 64;  // nodes of the tree inside each other

bool is_identifier(std::string_view text) {
  const auto is_word = [](char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_';
  };
  return !text.empty() && !(text.front() >= '0' && text.front() <= '9') &&
         std::all_of(text.begin(), text.end(), is_word);
}

// A hole's text without its braces: marker, name, element, filter or keyword.
Result<Piece> parse_hole(std::string_view hole, const std::vector<Parameter>& signature,
                         RuleTableBuilder& into) {
  Piece piece;
  std::string_view name = hole;
  if (name.starts_with('#')) {
    name.remove_prefix(1);
    if (!is_identifier(name)) return error(quoted(hole) + " is not a fresh name");
    piece.kind = PieceKind::fresh;
    piece.text = into.add(name);
    return piece;
  }
  piece.kind = PieceKind::argument;
  if (name.starts_with('?')) {
    name.remove_prefix(1);
    piece.kind = PieceKind::optional;
    const std::size_t colon = name.find(':');
    piece.text = into.add(colon == std::string_view::npos ? name.substr(0, name.find('|'))
                                                          : name.substr(colon + 1));
    name = name.substr(0, colon);
  }
  if (const std::size_t bar = name.find('|'); bar != std::string_view::npos) {
    const std::string_view filter = name.substr(bar + 1);
    name = name.substr(0, bar);
    if (filter == "not") {
      piece.filter = Filter::negate;
    } else if (filter == "list") {
      piece.filter = Filter::list;
    } else if (filter == "gpu") {
      piece.filter = Filter::device;
    } else if (filter == "pdparams") {
      piece.filter = Filter::checkpoint;
    } else {
      return error("no filter is called " + quoted(filter));
    }
  }
  const bool is_parameter = parameter_named(name, signature, into) != no_parameter;
  if (piece.kind == PieceKind::argument && !is_parameter && (name == "self" || name == "value")) {
    piece.kind = name == "self" ? PieceKind::self : PieceKind::value;
    return piece;
  }
  const auto place = parse_place(name, signature, into);
  if (!place) return tl::make_unexpected(place.error());
  if (piece.kind == PieceKind::optional && !place->part.is_whole()) {
    return error(quoted(hole) + " asks for a part of an argument that may not be given");
  }
  piece.parameter = place->parameter;
  piece.part = place->part;
  return piece;
}

constexpr std::string_view hole_prefix = "hole_";

std::string placeholder(std::size_t index) {
  return std::string(hole_prefix) + std::to_string(index) + "_";
}

// The text that Python's grammar sees after `head`.
TemplateShape shape_of(std::string_view head, const std::vector<Piece>& pieces,
                       const RuleTableBuilder& texts) {
  TemplateShape shape{std::string(head), {}};
  for (std::size_t i = 0; i < pieces.size(); ++i) {
    const Piece& piece = pieces[i];
    shape.starts.push_back(shape.text.size());
    if (piece.kind == PieceKind::literal) {
      shape.text += texts.text(piece.text);
    } else if (piece.kind == PieceKind::optional) {
      if (!shape.text.ends_with('(')) shape.text += ", ";
      shape.text += std::string(texts.text(piece.text)) + "=" + placeholder(i);
    } else {
      shape.text += placeholder(i);
    }
  }
  return shape;
}

bool is_too_deep(Node root) {
  for (syntax::Walk walk(root); walk; walk.next()) {
    if (walk.depth() > deepest_template) return true;
  }
  return false;
}

bool stands_in_brackets(Node node) {
  const PythonKinds& k = python_kinds();
  for (Node parent = node.parent(); parent; node = parent, parent = parent.parent()) {
    const std::uint16_t kind = parent.kind();
    if (kind == k.argument_list || kind == k.tuple || kind == k.list || kind == k.dictionary ||
        kind == k.parenthesized_expression || kind == k.generator_expression ||
        kind == k.list_comprehension) {
      return true;
    }
    if (kind == k.subscript && !(parent.field(k.value) == node)) return true;
  }
  return false;
}

// Whether `parent` evaluates `node` in a scope of its own, where names may mean something else.
bool opens_scope(Node parent, Node node) {
  const PythonKinds& k = python_kinds();
  const std::uint16_t kind = parent.kind();
  if (kind == k.lambda) return parent.field(k.body) == node;
  if (kind == k.for_in_clause) {
    const Node around = parent.parent();
    return !(parent.field(k.right) == node && around.named_child(1) == parent);
  }
  const bool is_comprehension = kind == k.generator_expression || kind == k.list_comprehension ||
                                kind == k.set_comprehension || kind == k.dictionary_comprehension;
  return is_comprehension && node.kind() != k.for_in_clause;
}

// Whether `node` is an operand that its parent does not evaluate exactly once.
bool is_conditional_operand(Node parent, Node node) {
  const PythonKinds& k = python_kinds();
  const std::uint16_t kind = parent.kind();
  if (kind == k.conditional_expression) return !(parent.named_child(1) == node);
  if (kind == k.boolean_operator) return parent.field(k.right) == node;
  if (kind == k.comparison_operator) {
    return !(parent.named_child(0) == node || parent.named_child(1) == node);
  }
  return false;
}

using IsAround = bool (*)(Node parent, Node node);

// Whether `is_around` holds for `node`, or for something that it is a part of.
bool stands_in(Node node, IsAround is_around) {
  for (Node parent = node.parent(); parent; node = parent, parent = parent.parent()) {
    if (is_around(parent, node)) return true;
  }
  return false;
}

// Whether evaluating `node` does something with the values of holes. That a method is looked up for
// a call happens before the arguments are evaluated in torch as well.
bool computes(Node node, std::string_view shape) {
  const PythonKinds& k = python_kinds();
  const std::uint16_t kind = node.kind();
  if (kind == k.call) return true;
  const Node parent = node.parent();
  const bool is_callee = parent.kind() == k.call && parent.field(k.function) == node;
  const bool is_operator = kind == k.attribute || kind == k.subscript ||
                           kind == k.binary_operator || kind == k.unary_operator ||
                           kind == k.not_operator || kind == k.boolean_operator ||
                           kind == k.comparison_operator || kind == k.conditional_expression;
  return is_operator && !is_callee && node.in(shape).find(hole_prefix) != std::string_view::npos;
}

bool is_target(Node parent, Node node) {
  const PythonKinds& k = python_kinds();
  return parent.kind() == k.assignment && parent.field(k.left) == node;
}

struct Computation {
  std::size_t end;
  bool in_target;
};

// The calls and operators of `statement`.
std::vector<Computation> computations(Node statement, std::string_view shape) {
  std::vector<Computation> found;
  for (syntax::Walk walk(statement); walk; walk.next()) {
    if (computes(walk.node(), shape) && !stands_in(walk.node(), opens_scope)) {
      found.push_back({walk.node().end(), stands_in(walk.node(), is_target)});
    }
  }
  return found;
}

// Whether one of `computations` is through before the hole is evaluated. The right side of an
// assignment comes before its target.
bool is_late(Node hole, const std::vector<Computation>& computations) {
  const bool in_target = stands_in(hole, is_target);
  return std::any_of(computations.begin(), computations.end(), [&](const Computation& each) {
    if (each.in_target != in_target) return in_target;
    return each.end <= hole.start();
  });
}

Precedence asked_of(Node name, std::string_view source) {
  const PythonKinds& k = python_kinds();
  // The right side of an assignment takes anything but an assignment expression.
  const Node parent = name.parent();
  return parent.kind() == k.assignment ? Precedence::lambda
                                       : precedence_asked(name, parent, source);
}

}  // namespace

std::uint16_t parameter_named(std::string_view name, const std::vector<Parameter>& signature,
                              const RuleTableBuilder& texts) {
  for (std::size_t i = 0; i < signature.size(); ++i) {
    if (texts.text(signature[i].name) == name) return static_cast<std::uint16_t>(i);
  }
  return no_parameter;
}

namespace {

Result<std::vector<Piece>> split(std::string_view text, const std::vector<Parameter>& signature,
                                 RuleTableBuilder& into) {
  if (text.size() > longest_template) {
    return error("a template has more than " + std::to_string(longest_template) + " bytes");
  }
  std::vector<Piece> pieces;
  std::string literal;
  const auto flush = [&] {
    if (literal.empty()) return;
    Piece piece;
    piece.text = into.add(literal);
    pieces.push_back(piece);
    literal.clear();
  };
  for (std::size_t i = 0; i < text.size(); ++i) {
    const bool is_brace = text[i] == '{' || text[i] == '}';
    if (!is_brace || (i + 1 < text.size() && text[i + 1] == text[i])) {
      literal += text[i];
      if (is_brace) ++i;
      continue;
    }
    const std::size_t end = text.find('}', i);
    if (text[i] == '}' || end == std::string_view::npos) {
      return error("a brace in a template has no partner; a literal brace is written twice");
    }
    flush();
    auto piece = parse_hole(text.substr(i + 1, end - i - 1), signature, into);
    if (!piece) return tl::make_unexpected(piece.error());
    pieces.push_back(*piece);
    if (pieces.size() > most_pieces) {
      return error("a template has more than " + std::to_string(most_pieces) + " pieces");
    }
    i = end;
  }
  flush();
  return pieces;
}

struct HeadedPieces {
  std::string_view head;  // of what the pieces continue; empty for a whole expression
  std::vector<Piece> pieces;
};

// Sets what the place of each hole in `statement` asks for.
Result<void> place_holes(Node statement, std::string_view shape,
                         const std::vector<Computation>& computed, std::vector<Piece>& pieces) {
  for (syntax::Walk walk(statement); walk; walk.next()) {
    const Node node = walk.node();
    if (node.kind() != python_kinds().identifier) continue;
    const std::string_view name = node.in(shape);
    if (!name.starts_with(hole_prefix)) continue;
    if (stands_in(node, opens_scope)) {
      return error(
          "a hole in the body of a lambda or of a comprehension would be read there, where "
          "names may mean something else; a lambda can take it as a default value");
    }
    const std::string_view number = name.substr(hole_prefix.size());
    Piece& piece = pieces[static_cast<std::size_t>(std::stoul(std::string(number)))];
    piece.precedence = asked_of(node, shape);
    piece.bracketed = stands_in_brackets(node);
    piece.deferred = stands_in(node, is_conditional_operand);
    piece.late = is_late(node, computed);
  }
  return {};
}

Result<Template> understood(HeadedPieces from, RuleTableBuilder& into) {
  const TemplateShape shape = shape_of(from.head, from.pieces, into);
  const auto tree = syntax::parse(syntax::Language::python, shape.text);
  if (!tree || tree->root().has_error() || tree->root().named_child_count() != 1) {
    return error("the template is not one Python expression or assignment");
  }
  if (is_too_deep(tree->root())) {
    return error("the template has more than " + std::to_string(deepest_template) +
                 " expressions inside each other");
  }
  const Node statement = tree->root().named_child(0);
  if (statement.kind() != python_kinds().expression_statement) {
    return error("the template is not an expression or assignment");
  }
  const std::vector<Computation> computed = computations(statement, shape.text);
  if (auto placed = place_holes(statement, shape.text, computed, from.pieces); !placed) {
    return tl::make_unexpected(placed.error());
  }
  Template result;
  result.computes = !computed.empty();
  result.nodes = into.add(template_nodes(statement, shape, from.pieces));
  result.pieces = into.add(from.pieces);
  result.precedence = statement.named_child_count() == 1
                          ? precedence_of(statement.named_child(0), shape.text)
                          : Precedence::loosest;
  return result;
}

}  // namespace

Result<Template> parse_template(std::string_view text, const std::vector<Parameter>& signature,
                                RuleTableBuilder& into) {
  auto pieces = split(text, signature, into);
  if (!pieces) return tl::make_unexpected(pieces.error());
  return understood({"", std::move(*pieces)}, into);
}

Result<Template> parse_suffix(std::string_view text, const std::vector<Parameter>& signature,
                              RuleTableBuilder& into) {
  auto pieces = split(text, signature, into);
  if (!pieces) return tl::make_unexpected(pieces.error());
  auto result = understood({"call()", std::move(*pieces)}, into);
  if (result && result->precedence != Precedence::primary) {
    return error("a suffix begins with a dot or a bracket");
  }
  return result;
}

Template template_part(const std::vector<Piece>& pieces, RuleTableBuilder& into) {
  Template result;
  result.pieces = into.add(pieces);
  result.nodes = into.add(run_of(pieces));
  return result;
}

Result<std::vector<Parameter>> parse_signature(std::string_view text, RuleTableBuilder& into) {
  if (!text.starts_with('(') || !text.ends_with(')')) {
    return error("a signature stands in parentheses");
  }
  text = text.substr(1, text.size() - 2);
  std::vector<Parameter> result;
  ParameterKind kind = ParameterKind::normal;
  std::size_t depth = 0;
  std::size_t start = 0;
  for (std::size_t i = 0; i <= text.size(); ++i) {
    if (i < text.size()) {
      if (text[i] == '(' || text[i] == '[') ++depth;
      if ((text[i] == ')' || text[i] == ']') && depth > 0) --depth;
      if (text[i] != ',' || depth > 0) continue;
    }
    std::string_view part = text.substr(start, i - start);
    start = i + 1;
    part.remove_prefix(std::min(part.find_first_not_of(' '), part.size()));
    if (part.empty()) {
      if (i == text.size() && result.empty()) break;
      return error("a signature has an empty parameter");
    }
    if (part == "*") {
      kind = ParameterKind::keyword_only;
      continue;
    }
    Parameter parameter;
    parameter.kind = kind;
    if (part.starts_with("**")) {
      parameter.kind = ParameterKind::keywords;
      part.remove_prefix(2);
    } else if (part.starts_with('*')) {
      parameter.kind = ParameterKind::variadic;
      kind = ParameterKind::keyword_only;
      part.remove_prefix(1);
    }
    const std::size_t equals = part.find('=');
    const std::string_view name = part.substr(0, equals);
    if (!is_identifier(name)) return error(quoted(name) + " is not the name of a parameter");
    parameter.name = into.add(name);
    if (equals != std::string_view::npos)
      parameter.default_text = into.add(part.substr(equals + 1));
    result.push_back(parameter);
    if (result.size() > most_parameters) {
      return error("a signature has more than " + std::to_string(most_parameters) + " parameters");
    }
  }
  return result;
}

}  // namespace paddle_ls::rewrite
