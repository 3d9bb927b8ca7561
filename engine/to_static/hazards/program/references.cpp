#include "engine/to_static/hazards/program/references.hpp"

#include <algorithm>

namespace paddle_ls::to_static {
namespace {

// How far a chain of names is followed, and how many classes a name may have.
constexpr int deepest = 6;
constexpr std::size_t most_references = 8;

// Packages that are no part of a project, or that conversion does not go into.
constexpr std::string_view libraries[] = {"abc",    "collections", "functools", "itertools",
                                          "math",   "np",          "numpy",     "os",
                                          "paddle", "random",      "torch",     "typing"};

// Layers that hold layers.
constexpr std::string_view containers[] = {"paddle.nn.LayerDict", "paddle.nn.LayerList",
                                           "paddle.nn.Sequential"};
// Functions whose items are those of their arguments.
constexpr std::string_view walks[] = {"enumerate", "list", "reversed", "tuple", "zip"};

template <class Table>
bool contains(const Table& table, std::string_view name) {
  return std::find(std::begin(table), std::end(table), name) != std::end(table);
}

std::string_view first_of(std::string_view dotted) {
  return dotted.substr(0, dotted.find('.'));
}
std::string_view rest_of(std::string_view dotted) {
  const std::size_t dot = dotted.find('.');
  return dot == std::string_view::npos ? std::string_view() : dotted.substr(dot + 1);
}

bool is_parameter(const Part& part, NodeId function, std::string_view name) {
  const Ast& ast = part.ast;
  const NodeId args = ast.child(function, Field::args);
  const auto all = python_ast::preorder(ast, args);
  return std::any_of(all.begin(), all.end(), [&](NodeId node) {
    return ast.is(node, Kind::arg) && ast.text(node) == name;
  });
}

// The innermost function at and around `around` that binds the name, or `no_node`.
NodeId scope_of(const Part& part, NodeId around, std::string_view name) {
  for (NodeId scope = around; scope != no_node; scope = part.function_around(scope)) {
    if (part.piece->values.contains({scope, std::string(name)})) return scope;
    if (is_parameter(part, scope, name)) return scope;
  }
  return no_node;
}

// What an import makes of a dotted name; nothing when there is no such import, or it is a
// library's.
References imported(const Part& part, std::string_view dotted) {
  const auto found = part.file.imports.find(first_of(dotted));
  if (found == part.file.imports.end()) return {};
  const Import& import = found->second;
  if (contains(libraries, first_of(import.module))) return {};
  std::string path = joined(import.name, rest_of(dotted));
  if (path.empty()) return {};
  return {{no_node, import.module, std::move(path)}};
}

// What a name stands for that no function binds.
References of_file(const Part& part, std::string_view dotted, Kind kind) {
  const std::string_view first = first_of(dotted);
  if (part.file.definition(first, kind)) return {{no_node, "", std::string(dotted)}};
  if (kind == Kind::function_def && part.file.function(first)) {
    return {{no_node, "", std::string(dotted)}};
  }
  References found = imported(part, dotted);
  if (!found.empty() || part.file.imports.contains(first)) return found;
  for (const std::string& module : part.file.stars) {
    if (contains(libraries, first_of(module)) || found.size() == most_references) continue;
    found.push_back({no_node, module, std::string(dotted)});
  }
  return found;
}

class Classes {
 public:
  Classes(const Part& part, NodeId around) : part_(part), ast_(part.ast), around_(around) {}

  void add(NodeId value, int depth) {
    if (depth > deepest || value == no_node) return;
    switch (ast_.kind(value)) {
      case Kind::call: add_call(value, depth + 1); break;
      case Kind::if_exp:
        add(ast_.child(value, Field::left), depth + 1);
        add(ast_.child(value, Field::right), depth + 1);
        break;
      case Kind::list:
      case Kind::tuple: add_all(ast_.list(value, Field::elts), depth + 1); break;
      case Kind::list_comp: add(ast_.child(value, Field::elt), depth + 1); break;
      case Kind::starred:
      case Kind::subscript: add(ast_.child(value, Field::value), depth + 1); break;
      case Kind::name:
      case Kind::attribute: add_named(part_.dotted(value), depth + 1); break;
      default: break;
    }
  }

  References take() { return std::move(found_); }

 private:
  void add_all(const NodeList& values, int depth) {
    for (const NodeId value : values) add(value, depth);
  }

  void add_call(NodeId call, int depth) {
    const NodeId callee = ast_.child(call, Field::func);
    const std::string name = part_.dotted(callee);
    if (name == "super" && ast_.list(call, Field::args).empty()) {
      const NodeId type = part_.class_around(around_);
      if (type != no_node) keep(base_of(part_, type));
    } else if (!name.empty() && scope_of(part_, around_, first_of(name)) == no_node) {
      const bool holds = contains(walks, name) || contains(containers, part_.qualified(callee));
      if (holds) return add_all(ast_.list(call, Field::args), depth);
      keep(of_file(part_, name, Kind::class_def));
    }
  }

  void add_named(const std::string& name, int depth) {
    if (name.empty() || around_ == no_node) return add_of_file(name, depth);
    if (name == "self") {
      const NodeId type = part_.class_around(around_);
      if (type != no_node) keep({{type, "", ""}});
      return;
    }
    const NodeId scope = name.starts_with("self.") ? part_.class_around(around_)
                                                   : scope_of(part_, around_, first_of(name));
    if (scope == no_node) return add_of_file(name, depth);
    const auto values = part_.piece->values.find({scope, name});
    if (values != part_.piece->values.end()) add_all(values->second, depth);
  }

  void add_of_file(const std::string& name, int depth) {
    if (name.empty()) return;
    for (const Part* part : part_.file.binding(name)) {
      Classes there(*part, no_node);
      there.add_all(part->piece->values.at({no_node, name}), depth);
      References found = there.take();
      // A node means something in its own part only.
      std::erase_if(found, [](const Reference& each) { return each.node != no_node; });
      keep(std::move(found));
    }
  }

  void keep(References more) {
    for (Reference& each : more) {
      if (found_.size() < most_references) found_.push_back(std::move(each));
    }
  }

  const Part& part_;
  const Ast& ast_;
  NodeId around_;
  References found_;
};

References method_of_node(const Part& part, NodeId type, std::string_view name) {
  const NodeId own = part.method(type, name);
  if (own != no_node) return {{own, "", ""}};
  References found = base_of(part, type);
  for (Reference& base : found) base.path = joined(base.path, name);
  return found;
}

void add_methods(const Part& part, References types, std::string_view name, References& to) {
  for (Reference& type : types) {
    if (type.node != no_node) {
      for (Reference& method : method_of_node(part, type.node, name)) {
        to.push_back(std::move(method));
      }
    } else {
      type.path = joined(type.path, name);
      to.push_back(std::move(type));
    }
  }
}

}  // namespace

std::string joined(std::string_view left, std::string_view right) {
  std::string whole(left);
  if (!left.empty() && !right.empty()) whole += '.';
  return whole.append(right);
}

References classes_of_value(const Part& part, NodeId expression, NodeId around) {
  Classes classes(part, around);
  classes.add(expression, 0);
  return classes.take();
}

References base_of(const Part& part, NodeId type) {
  for (const NodeId base : part.ast.list(type, Field::bases)) {
    const std::string name = part.dotted(base);
    if (name.empty()) continue;
    References found = of_file(part, name, Kind::class_def);
    if (!found.empty()) return found;
  }
  return {};
}

References functions_of_value(const Part& part, NodeId expression, NodeId around) {
  const std::string name = part.dotted(expression);
  References found;
  if (!name.empty() && scope_of(part, around, first_of(name)) == no_node) {
    found = of_file(part, name, name == first_of(name) ? Kind::function_def : Kind::class_def);
  }
  if (name != "self") {
    add_methods(part, classes_of_value(part, expression, around), "forward", found);
  }
  if (found.empty() && part.ast.is(expression, Kind::attribute)) {
    add_methods(part, classes_of_value(part, part.ast.child(expression, Field::value), around),
                part.ast.text(expression), found);
  }
  return found;
}

}  // namespace paddle_ls::to_static
