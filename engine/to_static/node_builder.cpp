#include "engine/to_static/node_builder.hpp"

#include <algorithm>
#include <array>

#include "engine/python_ast/lower.hpp"
#include "engine/syntax/parser.hpp"

namespace paddle_ls::to_static {
namespace {

// Words that are not names, or that need a closer look by the parser.
constexpr std::array<std::string_view, 41> other_words{
    "False",  "None",    "True",     "_",        "and",    "as",   "assert", "async", "await",
    "break",  "case",    "class",    "continue", "def",    "del",  "elif",   "else",  "except",
    "exec",   "finally", "for",      "from",     "global", "if",   "import", "in",    "is",
    "lambda", "match",   "nonlocal", "not",      "or",     "pass", "print",  "raise", "return",
    "try",    "type",    "while",    "with",     "yield"};
static_assert(std::is_sorted(other_words.begin(), other_words.end()));

bool is_plain_word(std::string_view word) {
  const auto letter = [](char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_';
  };
  const auto digit = [](char c) { return c >= '0' && c <= '9'; };
  return !word.empty() && !digit(word.front()) &&
         std::all_of(word.begin(), word.end(), [&](char c) { return letter(c) || digit(c); }) &&
         !std::binary_search(other_words.begin(), other_words.end(), word);
}

// Nearly everything that is carried is a name or `self.x`, which needs no parser; `no_node` for
// anything else.
NodeId dotted(Ast& ast, Origin origin, std::string_view text) {
  NodeId made = no_node;
  for (std::string_view rest = text;;) {
    const std::string_view word = rest.substr(0, rest.find('.'));
    if (!is_plain_word(word)) return no_node;
    const NodeId whole = ast.make(made == no_node ? Kind::name : Kind::attribute, origin, word);
    if (made != no_node) ast.set_child(whole, Field::value, made);
    ast.set(whole, Context::load);
    made = whole;
    if (word.size() == rest.size()) return made;
    rest.remove_prefix(word.size() + 1);
  }
}

}  // namespace

NodeBuilder::NodeBuilder(State& state, NodeId at)
    : state_(state), ast_(state.ast), origin_(state.ast.origin(at)), at_(at) {
  origin_.helper = true;
}

NodeId NodeBuilder::make(Kind kind, std::string_view text) {
  return ast_.make(kind, origin_, text);
}

NodeId NodeBuilder::name(std::string_view id, Context context) {
  const NodeId made = make(Kind::name, id);
  ast_.set(made, context);
  return made;
}

NodeId NodeBuilder::string(std::string_view value) {
  const bool single = value.find('\'') != std::string_view::npos;
  std::string spelled(1, single ? '"' : '\'');
  for (const char c : value) {
    if (c == '\\' || c == spelled.front()) spelled += '\\';
    spelled += c;
  }
  const NodeId made = make(Kind::constant, spelled + spelled.front());
  ast_.set(made, Literal::string);
  return made;
}

NodeId NodeBuilder::number(std::string_view spelled) {
  const NodeId made = make(Kind::constant, spelled);
  ast_.set(made, Literal::number);
  return made;
}

NodeId NodeBuilder::constant(std::string_view spelled) {
  const NodeId made = make(Kind::constant, spelled);
  ast_.set(made, Literal::named);
  return made;
}

NodeId NodeBuilder::jst(std::string_view function, NodeList arguments) {
  const NodeId callee = make(Kind::attribute, function);
  ast_.set_child(callee, Field::value, name("_jst"));
  return call(callee, std::move(arguments));
}

NodeId NodeBuilder::call(NodeId function, NodeList arguments) {
  const NodeId made = make(Kind::call);
  ast_.set_child(made, Field::func, function);
  ast_.list(made, Field::args) = std::move(arguments);
  return made;
}

NodeId NodeBuilder::keyword(std::string_view name, NodeId value) {
  const NodeId made = make(Kind::keyword, name);
  ast_.set_child(made, Field::value, value);
  return made;
}

NodeId NodeBuilder::lambda(NodeId body) {
  const NodeId made = make(Kind::lambda);
  ast_.set_child(made, Field::args, make(Kind::arguments));
  ast_.set_child(made, Field::elt, body);
  return made;
}

NodeId NodeBuilder::logical_not(NodeId operand) {
  const NodeId made = make(Kind::unary_op);
  ast_.set(made, Operator::logical_not);
  ast_.set_child(made, Field::operand, operand);
  return made;
}

NodeId NodeBuilder::both(NodeId left, NodeId right) {
  const NodeId made = make(Kind::bool_op);
  ast_.set(made, Operator::logical_and);
  ast_.list(made, Field::values) = {left, right};
  return made;
}

NodeId NodeBuilder::index(NodeId value, NodeId index) {
  const NodeId made = make(Kind::subscript);
  ast_.set_child(made, Field::value, value);
  ast_.set_child(made, Field::slice, index);
  return made;
}

NodeId NodeBuilder::compare(NodeId left, Operator op, NodeId right) {
  const NodeId made = make(Kind::compare);
  const NodeId second = make(Kind::comparison);
  ast_.set(second, op);
  ast_.set_child(second, Field::value, right);
  ast_.set_child(made, Field::left, left);
  ast_.list(made, Field::comparators) = {second};
  return made;
}

NodeId NodeBuilder::assign(std::string_view target, NodeId value) {
  return assign_to(name(target, Context::store), value);
}

NodeId NodeBuilder::assign_to(NodeId target, NodeId value) {
  const NodeId made = make(Kind::assign);
  ast_.list(made, Field::targets) = {target};
  ast_.set_child(made, Field::value, value);
  return made;
}

NodeId NodeBuilder::add_to(std::string_view target, NodeId value) {
  const NodeId made = make(Kind::aug_assign);
  ast_.set(made, Operator::add);
  ast_.set_child(made, Field::target, name(target, Context::store));
  ast_.set_child(made, Field::value, value);
  return made;
}

NodeId NodeBuilder::flag(std::string_view target, bool value) {
  return assign(target, constant(value ? "True" : "False"));
}

NodeId NodeBuilder::statement(NodeId expression) {
  const NodeId made = make(Kind::expr_stmt);
  ast_.set_child(made, Field::value, expression);
  return made;
}

NodeId NodeBuilder::returning(NodeId value) {
  const NodeId made = make(Kind::return_stmt);
  ast_.set_child(made, Field::value, value);
  return made;
}

NodeId NodeBuilder::if_statement(NodeId test, NodeList body) {
  const NodeId made = make(Kind::if_stmt);
  ast_.set_child(made, Field::test, test);
  ast_.list(made, Field::body) = std::move(body);
  return made;
}

NodeId NodeBuilder::while_statement(NodeId test) {
  const NodeId made = make(Kind::while_stmt);
  ast_.set_child(made, Field::test, test);
  return made;
}

NodeId NodeBuilder::function(std::string_view name, NodeList body) {
  const NodeId made = make(Kind::function_def, name);
  ast_.set_child(made, Field::args, make(Kind::arguments));
  ast_.list(made, Field::body) = std::move(body);
  return made;
}

NodeList NodeBuilder::nonlocals(const std::vector<std::string>& names) {
  const NodeId made = make(Kind::nonlocal_stmt);
  NodeList& list = ast_.list(made, Field::names);
  for (const std::string& name : names) {
    if (name.find_first_of(".[") == std::string::npos) list.push_back(make(Kind::alias, name));
  }
  return list.empty() ? NodeList{} : NodeList{made};
}

NodeId NodeBuilder::name_tuple(const std::vector<std::string>& names) {
  if (names.empty()) return constant("None");
  const NodeId made = make(Kind::tuple);
  for (const std::string& name : names) ast_.list(made, Field::elts).push_back(string(name));
  return made;
}

NodeId NodeBuilder::reread(NodeId node) {
  const NodeId made = ast_.copy(node);
  const std::vector<NodeId> all = python_ast::preorder(ast_, made);
  for (const NodeId at : all) {
    switch (ast_.kind(at)) {
      case Kind::name:
      case Kind::attribute:
      case Kind::subscript:
      case Kind::starred:
      case Kind::list:
      case Kind::tuple: ast_.set(at, Context::load); break;
      default: break;
    }
  }
  for (const NodeId at : all) {
    if (ast_.is(at, Kind::comprehension) || ast_.is(at, Kind::named_expr)) {
      set_context(ast_, ast_.child(at, Field::target), Context::store);
    }
  }
  return made;
}

NodeList NodeBuilder::statements(const std::string& text) {
  const auto tree = syntax::parse(syntax::Language::python, text);
  if (!tree) return {};
  const auto module = python_ast::lower(ast_, tree->root(), text);
  if (!module) {
    state_.refuse("SyntaxError", "the text `" + text + "` is put together and is not valid Python",
                  at_);
    return {};
  }
  for (const NodeId node : python_ast::preorder(ast_, *module)) ast_.set_origin(node, origin_);
  return ast_.list(*module, Field::body);
}

NodeId NodeBuilder::expression(const std::string& text) {
  if (const NodeId made = dotted(ast_, origin_, text)) return made;
  const NodeList made = statements(text);
  if (made.size() != 1 || !ast_.is(made.front(), Kind::expr_stmt)) {
    state_.refuse("SyntaxError", "the text `" + text + "` is put together and is not an expression",
                  at_);
    return constant("None");
  }
  return ast_.child(made.front(), Field::value);
}

void set_context(Ast& ast, NodeId target, Context context) {
  switch (ast.kind(target)) {
    case Kind::name:
    case Kind::attribute:
    case Kind::subscript: ast.set(target, context); return;
    case Kind::starred:
      ast.set(target, context);
      return set_context(ast, ast.child(target, Field::value), context);
    case Kind::list:
    case Kind::tuple:
      ast.set(target, context);
      for (const NodeId item : ast.list(target, Field::elts)) set_context(ast, item, context);
      return;
    default: return;
  }
}

}  // namespace paddle_ls::to_static
