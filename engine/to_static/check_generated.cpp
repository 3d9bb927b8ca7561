#include "engine/to_static/check_generated.hpp"

#include <vector>

#include "engine/to_static/generated_file.hpp"

namespace paddle_ls::to_static {
namespace {

class Checker {
 public:
  Checker(State& state, const NameSet& closure) : state_(state), ast_(state.ast) {
    bound_.push_back(closure);
  }

  void visit(NodeId node) {
    if (ast_.has(node, Field::body) && ast_.list(node, Field::body).empty()) {
      // Python parses `case` as a name until its block begins.
      const bool is_case = ast_.is(node, Kind::match_case);
      state_.refuse(is_case ? "SyntaxError" : "IndentationError",
                    "a block is empty after conversion", node);
    }
    if (ast_.is(node, Kind::assign) || ast_.is(node, Kind::delete_stmt)) {
      for (const NodeId target : ast_.list(node, Field::targets)) check_target(target);
    } else if (ast_.is(node, Kind::aug_assign) || ast_.is(node, Kind::for_stmt)) {
      check_target(ast_.child(node, Field::target));
    }
    if (!python_ast::is_function(ast_.kind(node))) return children(node);
    check_nonlocals(node);
    bound_.push_back(names_bound_in(node));
    children(node);
    bound_.pop_back();
  }

 private:
  void children(NodeId node) {
    python_ast::for_each_child(ast_, node, [&](NodeId child) {
      if (!state_.refusal) visit(child);
    });
  }

  void check_target(NodeId target) {
    if (ast_.is(target, Kind::call)) {
      state_.refuse("SyntaxError", "cannot assign to function call", target);
    }
    if (ast_.is(target, Kind::tuple) || ast_.is(target, Kind::list)) {
      for (const NodeId item : ast_.list(target, Field::elts)) check_target(item);
    }
  }

  // Calls `each` for the nodes in the body of `function`, without those of nested functions.
  template <class Each>
  void own_nodes(NodeId function, Each each) const {
    std::vector<NodeId> open(ast_.list(function, Field::body));
    while (!open.empty()) {
      const NodeId node = open.back();
      open.pop_back();
      each(node);
      const Kind kind = ast_.kind(node);
      if (python_ast::is_function(kind) || kind == Kind::class_def || kind == Kind::lambda ||
          kind == Kind::list_comp || kind == Kind::set_comp || kind == Kind::dict_comp ||
          kind == Kind::generator_exp) {
        continue;
      }
      python_ast::for_each_child(ast_, node, [&](NodeId child) { open.push_back(child); });
    }
  }

  NameSet names_bound_in(NodeId function) const {
    NameSet bound;
    NameSet elsewhere;
    for (const NodeId node : python_ast::preorder(ast_, ast_.child(function, Field::args))) {
      if (ast_.is(node, Kind::arg)) bound.insert(std::string(ast_.text(node)));
    }
    own_nodes(function, [&](NodeId node) {
      const std::string text(ast_.text(node));
      switch (ast_.kind(node)) {
        case Kind::name:
          if (ast_.context(node) != Context::load) bound.insert(text);
          return;
        case Kind::function_def:
        case Kind::async_function_def:
        case Kind::class_def:
        case Kind::except_handler:
        case Kind::match_as:
        case Kind::match_star:
        case Kind::match_mapping: bound.insert(text); return;
        case Kind::import_stmt:
        case Kind::import_from:
          for (const NodeId name : ast_.list(node, Field::names)) {
            const NodeId as = ast_.child(name, Field::asname);
            const std::string_view whole = ast_.text(as == no_node ? name : as);
            bound.insert(std::string(whole.substr(0, whole.find('.'))));
          }
          return;
        case Kind::global_stmt:
        case Kind::nonlocal_stmt:
          for (const NodeId name : ast_.list(node, Field::names)) {
            elsewhere.insert(std::string(ast_.text(name)));
          }
          return;
        default: return;
      }
    });
    for (const std::string& name : elsewhere) bound.erase(name);
    return bound;
  }

  void check_nonlocals(NodeId function) {
    own_nodes(function, [&](NodeId node) {
      if (!ast_.is(node, Kind::nonlocal_stmt)) return;
      for (const NodeId name : ast_.list(node, Field::names)) {
        if (is_bound(std::string(ast_.text(name)))) continue;
        state_.refuse("SyntaxError",
                      "no binding for nonlocal '" + std::string(ast_.text(name)) + "' found", node);
      }
    });
  }

  bool is_bound(const std::string& name) const {
    for (const NameSet& names : bound_) {
      if (names.contains(name)) return true;
    }
    return false;
  }

  State& state_;
  Ast& ast_;
  std::vector<NameSet> bound_;  // from the outside in
};

}  // namespace

void check_generated(State& state, const NameSet& closure) {
  Checker(state, closure).visit(state.root);
  if (state.refusal) return;
  const auto missing = names_missing_in_defaults(state.ast, state.root);
  if (missing.empty()) return;
  state.refuse("NameError",
               "name '" + std::string(state.ast.text(missing.front())) + "' is not defined",
               missing.front());
}

}  // namespace paddle_ls::to_static
