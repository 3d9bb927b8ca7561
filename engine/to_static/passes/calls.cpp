// Calls go through `_jst.Call`, which converts what is called; Paddle's own functions and most
// builtins are left alone. The original decides by evaluating the text of the callee in a separate
// namespace, so a local name that hides a builtin is taken for the builtin.
#include <algorithm>
#include <array>

#include "engine/python_ast/unparse.hpp"
#include "engine/to_static/generated_file.hpp"
#include "engine/to_static/node_builder.hpp"
#include "engine/to_static/pass.hpp"
#include "engine/to_static/rewrite.hpp"

namespace paddle_ls::to_static {
namespace {

using namespace std::string_view_literals;

constexpr std::array converted_builtins{"len"sv, "zip"sv, "range"sv, "enumerate"sv, "print"sv};
// Methods that classes of the builtins give without an instance.
constexpr std::array class_methods{
    "int.from_bytes"sv,    "float.fromhex"sv,       "bytes.fromhex"sv,
    "bytearray.fromhex"sv, "dict.fromkeys"sv,       "str.maketrans"sv,
    "bytes.maketrans"sv,   "bytearray.maketrans"sv, "float.__getformat__"sv};

// True for code that can be evaluated anywhere: literals and displays of them.
bool is_literal(const Ast& ast, NodeId node) {
  switch (ast.kind(node)) {
    case Kind::constant: return true;
    case Kind::list:
    case Kind::tuple:
    case Kind::set: {
      const NodeList& items = ast.list(node, Field::elts);
      return std::all_of(items.begin(), items.end(),
                         [&](NodeId item) { return is_literal(ast, item); });
    }
    case Kind::dict: {
      const NodeList& items = ast.list(node, Field::items);
      return std::all_of(items.begin(), items.end(), [&](NodeId item) {
        const NodeId key = ast.child(item, Field::key);
        return (key == no_node || is_literal(ast, key)) &&
               is_literal(ast, ast.child(item, Field::value));
      });
    }
    default: return false;
  }
}

// `owner.attribute` as it would be printed, where the owner is a name; else empty.
std::string member_of_name(const Ast& ast, NodeId node) {
  if (!ast.is(node, Kind::attribute)) return {};
  const NodeId owner = ast.child(node, Field::value);
  if (!ast.is(owner, Kind::name)) return {};
  return std::string(ast.text(owner)) + '.' + std::string(ast.text(node));
}

// The pass has a local `node`, so `node.args` in user code is a list to it.
bool is_own_list(std::string_view text) {
  return text == "node.args" || text == "node.keywords";
}

bool is_bare_builtin(const Ast& ast, NodeId callee) {
  if (ast.is(callee, Kind::name)) {
    const std::string_view name = ast.text(callee);
    return is_builtin_name(name) && std::find(converted_builtins.begin(), converted_builtins.end(),
                                              name) == converted_builtins.end();
  }
  if (!ast.is(callee, Kind::attribute)) return false;
  const NodeId owner = ast.child(callee, Field::value);
  if (is_literal(ast, owner)) return true;
  const std::string text = member_of_name(ast, callee);
  return std::find(class_methods.begin(), class_methods.end(), text) != class_methods.end() ||
         is_own_list(member_of_name(ast, owner));
}

// The innermost callee decides, so `_jst.Call(f)(x)(y)` counts as one of Paddle's own.
bool is_paddle_api(const Ast& ast, NodeId callee) {
  while (ast.is(callee, Kind::call)) callee = ast.child(callee, Field::func);
  if (ast.is(callee, Kind::name)) return ast.text(callee) == "to_tensor";
  if (!ast.is(callee, Kind::attribute)) return false;
  while (ast.is(callee, Kind::attribute)) callee = ast.child(callee, Field::value);
  return ast.is(callee, Kind::name) && (ast.text(callee) == "paddle" || ast.text(callee) == "_jst");
}

bool stays(const Ast& ast, NodeId callee) {
  if (is_paddle_api(ast, callee) || is_bare_builtin(ast, callee)) return true;
  const auto parts = python_ast::preorder(ast, callee);
  const bool may_stop = std::any_of(parts.begin(), parts.end(), [&](NodeId part) {
    return ast.text(part).find("set_trace") != std::string_view::npos;
  });
  return may_stop &&
         python_ast::unparse_expression(ast, callee).find("pdb.set_trace") != std::string::npos;
}

}  // namespace

void wrap_calls(State& state) {
  Ast& ast = state.ast;
  auto replace = [&](NodeId node) {
    if (!ast.is(node, Kind::call)) return node;
    const NodeId callee = ast.child(node, Field::func);
    if (stays(ast, callee)) return node;
    NodeBuilder build(state, node);
    ast.set_child(node, Field::func, build.jst("Call", {build.reread(callee)}));
    return node;
  };
  rewrite_below(ast, state.root, replace);
}

}  // namespace paddle_ls::to_static
