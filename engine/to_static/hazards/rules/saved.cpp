#include "engine/to_static/hazards/rules/saved.hpp"

#include <algorithm>
#include <set>

#include "engine/to_static/hazards/program/handed.hpp"
#include "engine/to_static/hazards/program/names_of_file.hpp"

namespace paddle_ls::to_static {
namespace {

bool is_save(const Part& part, NodeId callee) {
  return part.qualified(callee) == "paddle.jit.save";
}

// What a call of another library does with a layer is judged by its name alone.
bool sounds_like_save(std::string_view name) {
  return name.find("save") != std::string_view::npos ||
         name.find("export") != std::string_view::npos;
}

// Follows a value through the names of a file.
class Way {
 public:
  explicit Way(const ConversionUnit& file) : file_(file) {}

  // Goes on with the value of an expression.
  bool is_saved(const Part& part, NodeId value) {
    if (!seen_.insert({&part, value}).second) return false;
    const Ast& ast = part.ast;
    const NodeId parent = part.parent(value);
    switch (ast.kind(parent)) {
      case Kind::assign:
        return std::any_of(ast.list(parent, Field::targets).begin(),
                           ast.list(parent, Field::targets).end(),
                           [&](NodeId target) { return target_is_saved(part, parent, target); });
      case Kind::named_expr: return target_is_saved(part, parent, ast.child(parent, Field::target));
      case Kind::return_stmt: return is_saved_by_callers(part, part.function_around(parent));
      case Kind::tuple:
      case Kind::list:
      case Kind::if_exp: return is_saved(part, parent);
      case Kind::keyword: return is_saved_by_call(part, part.parent(parent), value);
      case Kind::call: return is_saved_by_call(part, parent, value);
      default: return false;
    }
  }

  // Goes on with everything that reads a dotted name below the scope.
  bool name_is_saved(const std::string& name, const Part* only, NodeId scope) {
    if (!names_.insert({name, scope}).second) return false;
    for (const Part& part : file_.parts) {
      if (only != nullptr && &part != only) continue;
      for (const NodeId node : part.piece->nodes) {
        if (!part.ast.is(node, Kind::name) && !part.ast.is(node, Kind::attribute)) continue;
        if (part.ast.context(node) != Context::load || part.dotted(node) != name) continue;
        if (scope != no_node && !stands_in(part, node, scope)) continue;
        if (is_saved(part, node)) return true;
      }
    }
    return false;
  }

 private:
  static bool stands_in(const Part& part, NodeId node, NodeId scope) {
    for (; node != no_node; node = part.parent(node)) {
      if (node == scope) return true;
    }
    return false;
  }

  bool target_is_saved(const Part& part, NodeId statement, NodeId target) {
    if (part.ast.is(target, Kind::tuple) || part.ast.is(target, Kind::list)) {
      const NodeList& parts = part.ast.list(target, Field::elts);
      return std::any_of(parts.begin(), parts.end(),
                         [&](NodeId each) { return target_is_saved(part, statement, each); });
    }
    std::string name = part.dotted(target);
    // `net.forward = to_static(net.forward)` converts `net`.
    if (name.ends_with(".forward")) name.erase(name.size() - std::string_view(".forward").size());
    if (name.empty()) return false;
    const NodeId scope =
        name.starts_with("self.") ? part.class_around(statement) : part.function_around(statement);
    return name_is_saved(name, scope == no_node ? nullptr : &part, scope);
  }

  bool is_saved_by_call(const Part& part, NodeId call, NodeId value) {
    const Ast& ast = part.ast;
    const NodeId callee = ast.child(call, Field::func);
    if (!ast.is(call, Kind::call) || callee == value) return false;
    if (is_save(part, callee)) return true;
    const Definition function = function_of_value(part, callee, part.function_around(call));
    if (!function) {
      const std::string_view name = ast.text(callee);
      if (name == "DataParallel" || name == "deepcopy") return is_saved(part, call);
      return sounds_like_save(name);
    }
    const NodeList parameters = positional_parameters(*function.part, function.node);
    const NodeList& arguments = ast.list(call, Field::args);
    const auto place = std::find(arguments.begin(), arguments.end(), value) - arguments.begin();
    for (std::size_t at = 0; at < parameters.size(); ++at) {
      const std::string name(function.part->ast.text(parameters[at]));
      const bool gets =
          static_cast<std::ptrdiff_t>(at) == place || keyword_value(ast, call, name) == value;
      if (gets && name_is_saved(name, function.part, function.node)) return true;
    }
    return false;
  }

  bool is_saved_by_callers(const Part& own, NodeId function) {
    if (function == no_node) return false;
    const std::string_view name = own.ast.text(function);
    bool is_called = false;
    for (const Part& part : file_.parts) {
      for (const NodeId call : part.piece->nodes) {
        if (!part.ast.is(call, Kind::call)) continue;
        if (part.ast.text(part.ast.child(call, Field::func)) != name) continue;
        is_called = true;
        if (is_saved(part, call)) return true;
      }
    }
    return !is_called;
  }

  const ConversionUnit& file_;
  std::set<std::pair<const Part*, NodeId>> seen_;
  std::set<std::pair<std::string, NodeId>> names_;
};

// The functions that the conversion is of.
std::vector<Definition> converted_by(const Part& part, NodeId conversion) {
  const NodeId parent = part.parent(conversion);
  if (python_ast::is_function(part.ast.kind(parent))) return {{&part, parent}};
  const NodeList& arguments = part.ast.list(conversion, Field::args);
  if (arguments.empty()) return {};
  std::vector<Definition> found;
  const NodeId around = part.function_around(conversion);
  for (const Reference& reference : functions_of_value(part, arguments.front(), around)) {
    for (const Site& site : follow(part.file, {}, nullptr, part, reference)) {
      if (!site.file) found.push_back(site.function);
    }
  }
  return found;
}

bool is_saved_elsewhere(const Definition& function, const Neighbourhood& around) {
  const std::string path = function.part->path(function.node);
  return std::any_of(around.called.begin(), around.called.end(), [&](const auto& called) {
    return called.function == path &&
           std::any_of(called.reasons.begin(), called.reasons.end(),
                       [](const ConversionReason& reason) { return reason.saves; });
  });
}

// Whether a call of `jit.save` in the file gets the function, or a layer that has it.
bool is_saved_itself(const Definition& function) {
  const Part& own = *function.part;
  for (const Part& part : own.file.parts) {
    for (const NodeId call : part.piece->nodes) {
      if (!part.ast.is(call, Kind::call) || !is_save(part, part.ast.child(call, Field::func))) {
        continue;
      }
      NodeId layer = keyword_value(part.ast, call, "layer");
      const NodeList& arguments = part.ast.list(call, Field::args);
      if (!arguments.empty()) layer = arguments.front();
      if (layer == no_node) continue;
      const NodeId around = part.function_around(call);
      const Definition saved = function_of_value(part, layer, around);
      if (saved == function) return true;
      const NodeId type = own.class_of(function.node);
      const bool same_class = saved && type != no_node && saved.part == function.part &&
                              saved.part->class_of(saved.node) == type;
      // What a parameter holds is not known.
      const bool is_open = !saved && part.ast.is(layer, Kind::name) && around != no_node &&
                           parameter_named(part, around, part.ast.text(layer)) != no_node;
      if (same_class || is_open) return true;
    }
  }
  return false;
}

}  // namespace

bool may_be_saved(const Part& part, NodeId conversion, const Neighbourhood& around) {
  const bool decorates = python_ast::is_function(part.ast.kind(part.parent(conversion)));
  for (const Definition& function : converted_by(part, conversion)) {
    if (is_saved_elsewhere(function, around)) return true;
    if (decorates && is_saved_itself(function)) return true;
  }
  if (decorates) return false;
  Way way(part.file);
  if (way.is_saved(part, conversion)) return true;
  // A layer is converted in place: any code that refers to it may save it.
  const NodeList& arguments = part.ast.list(conversion, Field::args);
  if (arguments.empty()) return false;
  const std::string name = part.dotted(arguments.front());
  if (name.empty()) return false;
  const NodeId scope =
      name.starts_with("self.") ? part.class_around(conversion) : part.function_around(conversion);
  return way.name_is_saved(name, scope == no_node ? nullptr : &part, scope);
}

}  // namespace paddle_ls::to_static
