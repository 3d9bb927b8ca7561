#include "engine/to_static/hazards/converted.hpp"

#include <algorithm>
#include <array>

namespace paddle_ls::to_static {
namespace {

constexpr std::array<std::string_view, 5> to_static_names = {
    "paddle.jit.to_static", "paddle.jit.declarative", "paddle.jit.api.to_static",
    "paddle.fluid.dygraph.declarative", "paddle.fluid.dygraph.jit.declarative"};

NodeId callee_of(const Ast& ast, NodeId expression) {
  return ast.is(expression, Kind::call) ? ast.child(expression, Field::func) : expression;
}

NodeId enclosing(const Program& program, NodeId node, bool (*wanted)(Kind)) {
  for (node = program.parent(node); node != no_node; node = program.parent(node)) {
    if (wanted(program.ast.kind(node))) return node;
  }
  return no_node;
}

NodeId class_around(const Program& program, NodeId function) {
  if (function == no_node) return no_node;
  return enclosing(program, function, [](Kind kind) { return kind == Kind::class_def; });
}

// The class of this file that the value of `expression` is made of: `Net(...)`.
NodeId class_made_by(const Program& program, NodeId expression) {
  if (!program.ast.is(expression, Kind::call)) return no_node;
  const NodeId callee = program.ast.child(expression, Field::func);
  return program.definition(program.dotted(callee), Kind::class_def);
}

// The class of what is assigned to `name` somewhere below `root`.
NodeId class_assigned(const Program& program, NodeId root, std::string_view name) {
  for (const NodeId node : python_ast::preorder(program.ast, root)) {
    if (!program.ast.is(node, Kind::assign)) continue;
    for (const NodeId target : program.ast.list(node, Field::targets)) {
      if (program.dotted(target) != name) continue;
      const NodeId type = class_made_by(program, program.ast.child(node, Field::value));
      if (type != no_node) return type;
    }
  }
  return no_node;
}

NodeId class_of_value(const Program& program, NodeId expression, NodeId around) {
  if (const NodeId made = class_made_by(program, expression)) return made;
  const std::string name = program.dotted(expression);
  if (name.empty()) return no_node;
  if (name == "self") return class_around(program, around);
  if (name.starts_with("self.")) {
    const NodeId type = class_around(program, around);
    return type == no_node ? no_node : class_assigned(program, type, name);
  }
  if (around != no_node) {
    if (const NodeId type = class_assigned(program, around, name)) return type;
  }
  for (const NodeId statement : program.statements) {
    const bool definition = python_ast::is_function(program.ast.kind(statement)) ||
                            program.ast.is(statement, Kind::class_def);
    if (definition) continue;
    if (const NodeId type = class_assigned(program, statement, name)) return type;
  }
  return no_node;
}

class Search {
 public:
  explicit Search(const Program& program) : program_(program), ast_(program.ast) {}

  std::vector<Converted> run(Reach reach) {
    for (const NodeId statement : program_.statements) {
      for (const NodeId node : python_ast::preorder(ast_, statement)) enter(node, reach);
    }
    for (std::size_t next = 0; next < found_.size(); ++next) follow_calls(next);
    return std::move(found_);
  }

 private:
  void enter(NodeId node, Reach reach) {
    if (python_ast::is_function(ast_.kind(node))) {
      for (const NodeId decorator : ast_.list(node, Field::decorators)) {
        if (!is_to_static(program_, callee_of(ast_, decorator))) continue;
        if (turned_off(decorator)) continue;
        add(node, Entry::decorated, {{program_.range(decorator), "converted by this decorator"}});
      }
      const bool whole = !python_ast::is_function(ast_.kind(program_.parent(node)));
      if (reach == Reach::every_function && whole && !known(node)) {
        add(node, Entry::decorated, {});
      }
    } else if (ast_.is(node, Kind::call)) {
      enter_call(node);
    }
  }

  void enter_call(NodeId call) {
    const NodeId callee = ast_.child(call, Field::func);
    const bool saves = program_.qualified(callee) == "paddle.jit.save";
    if (!saves && (!is_to_static(program_, callee) || turned_off(call))) return;
    NodeId handed = keyword_value(ast_, call, saves ? "layer" : "function");
    const NodeList& arguments = ast_.list(call, Field::args);
    if (handed == no_node && !arguments.empty()) handed = arguments.front();
    if (handed == no_node) return;
    const NodeId around = enclosing(program_, call, python_ast::is_function);
    const NodeId function = function_of_value(program_, handed, around);
    if (function == no_node) return;
    add(function, Entry::handed_over,
        {{program_.range(call), saves ? "converted to be saved here" : "converted here"}});
  }

  // `full_graph=False` asks for the byte code way, which has none of these hazards.
  bool turned_off(NodeId call) const {
    if (!ast_.is(call, Kind::call)) return false;
    const NodeId value = keyword_value(ast_, call, "full_graph");
    return value != no_node && ast_.text(value) == "False";
  }

  void follow_calls(std::size_t from) {
    const NodeId caller = found_[from].function;
    for (const NodeId node : python_ast::preorder(ast_, caller)) {
      if (!ast_.is(node, Kind::call)) continue;
      const NodeId callee = ast_.child(node, Field::func);
      const NodeId function = function_of_value(program_, callee, caller);
      if (function == no_node || known(function)) continue;
      std::vector<ConversionReason> reasons = {
          {program_.range(callee),
           "called from `" + std::string(ast_.text(caller)) + "`, which is converted"}};
      const auto& outer = found_[from].reasons;
      reasons.insert(reasons.end(), outer.begin(), outer.end());
      if (reasons.size() > most_reasons) reasons.resize(most_reasons);
      add(function, Entry::called, std::move(reasons));
    }
  }

  bool known(NodeId function) const {
    return std::any_of(found_.begin(), found_.end(),
                       [&](const Converted& converted) { return converted.function == function; });
  }

  void add(NodeId function, Entry entry, std::vector<ConversionReason> reasons) {
    const bool marked = is_marked_not_to_static(program_, function);
    if (known(function) || (marked && entry == Entry::called)) return;
    found_.push_back({function, entry, std::move(reasons)});
  }

  static constexpr std::size_t most_reasons = 8;

  const Program& program_;
  const Ast& ast_;
  std::vector<Converted> found_;
};

}  // namespace

std::vector<Converted> converted_functions(const Program& program, Reach reach) {
  return Search(program).run(reach);
}

bool is_to_static(const Program& program, NodeId expression) {
  const std::string name = program.qualified(expression);
  return std::find(to_static_names.begin(), to_static_names.end(), name) != to_static_names.end();
}

bool is_marked_not_to_static(const Program& program, NodeId function) {
  const NodeList& decorators = program.ast.list(function, Field::decorators);
  return std::any_of(decorators.begin(), decorators.end(), [&](NodeId decorator) {
    return program.qualified(callee_of(program.ast, decorator)) == "paddle.jit.not_to_static";
  });
}

NodeId function_of_value(const Program& program, NodeId expression, NodeId around) {
  const std::string name = program.dotted(expression);
  if (!name.empty()) {
    if (const NodeId own = program.definition(name, Kind::function_def)) return own;
    if (const NodeId own = program.definition(name, Kind::async_function_def)) return own;
  }
  if (const NodeId type = class_of_value(program, expression, around)) {
    if (name == "self") return no_node;
    return program.method(type, "forward");
  }
  if (!program.ast.is(expression, Kind::attribute)) return no_node;
  const NodeId owner = program.ast.child(expression, Field::value);
  NodeId type = class_of_value(program, owner, around);
  if (type == no_node) type = program.definition(program.dotted(owner), Kind::class_def);
  return type == no_node ? no_node : program.method(type, program.ast.text(expression));
}

}  // namespace paddle_ls::to_static
