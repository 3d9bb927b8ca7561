#include "engine/to_static/hazards/program/class_search.hpp"

#include <algorithm>
#include <utility>

#include "engine/to_static/hazards/program/handed.hpp"
#include "engine/to_static/hazards/program/made_parameters.hpp"
#include "engine/to_static/hazards/program/names_of_file.hpp"
#include "engine/to_static/hazards/program/registered.hpp"

namespace paddle_ls::to_static {

namespace {

// How far a chain of names is followed, how many expressions are examined on the way, and how many
// classes a name may have.
constexpr int deepest_chain = 12;
constexpr int most_looks = 400;
constexpr std::size_t most_references = 8;

// Functions whose items are those of their arguments.
constexpr std::string_view walks[] = {"enumerate", "list", "reversed", "tuple", "zip"};
// Functions that give the layer that they get first, or one that runs it.
constexpr std::string_view wrappers[] = {"copy.copy", "copy.deepcopy", "paddle.DataParallel",
                                         "paddle.jit.to_static"};

}  // namespace

References method_of_node(const Part& part, NodeId type, std::string_view name) {
  if (!part.ast.is(type, Kind::class_def)) return {{type, "", std::string(name)}};
  const std::string_view first = first_of(name);
  const NodeId own = part.method(type, first);
  if (own != no_node) return {{own, "", std::string(rest_of(name))}};
  References found = base_of(part, type);
  for (Reference& base : found) base.path = joined(base.path, name);
  return found;
}

void add_methods(const Part& part, References types, std::string_view name, References& to) {
  for (Reference& type : types) {
    if (type.node != no_node) {
      for (Reference& method : method_of_node(part, type.node, joined(type.path, name))) {
        to.push_back(std::move(method));
      }
    } else {
      type.path = joined(type.path, name);
      to.push_back(std::move(type));
    }
  }
}

void Classes::add(NodeId value, int depth) {
  if (is_too_far(value, depth)) return;
  switch (ast_.kind(value)) {
    case Kind::call: add_call(value, depth + 1); break;
    case Kind::if_exp:
      add(ast_.child(value, Field::left), depth + 1);
      add(ast_.child(value, Field::right), depth + 1);
      break;
    case Kind::bool_op: add_all(ast_.list(value, Field::values), depth + 1); break;
    case Kind::list:
    case Kind::tuple: add_all(ast_.list(value, Field::elts), depth + 1); break;
    case Kind::dict:
      for (const NodeId item : ast_.list(value, Field::items)) {
        add(ast_.child(item, Field::value), depth + 1);
      }
      break;
    case Kind::list_comp: add(ast_.child(value, Field::elt), depth + 1); break;
    case Kind::dict_comp:
    case Kind::starred:
    case Kind::named_expr:
    case Kind::subscript: add(ast_.child(value, Field::value), depth + 1); break;
    case Kind::name:
    case Kind::attribute: add_named(part_.dotted(value), depth + 1, &Classes::add); break;
    default: break;
  }
}

void Classes::add_called(NodeId value, int depth) {
  if (is_too_far(value, depth)) return;
  switch (ast_.kind(value)) {
    case Kind::if_exp:
      add_called(ast_.child(value, Field::left), depth + 1);
      add_called(ast_.child(value, Field::right), depth + 1);
      break;
    case Kind::list:
    case Kind::tuple:
      for (const NodeId item : ast_.list(value, Field::elts)) add_called(item, depth + 1);
      break;
    case Kind::dict:
      for (const NodeId item : ast_.list(value, Field::items)) {
        add_called(ast_.child(item, Field::value), depth + 1);
      }
      break;
    case Kind::lambda: add(ast_.child(value, Field::elt), depth + 1); break;
    case Kind::subscript:
      add_entry(ast_.child(value, Field::value), ast_.child(value, Field::slice), depth + 1);
      break;
    case Kind::call: add_called_result(value, depth + 1); break;
    case Kind::name:
    case Kind::attribute: add_called_name(value, depth + 1); break;
    default: break;
  }
}

bool Classes::is_too_far(NodeId value, int depth) {
  return depth > deepest_chain || value == no_node || ++looks_ > most_looks ||
         found_.size() == most_references;
}

void Classes::add_all(const NodeList& values, int depth) {
  for (const NodeId value : values) add(value, depth);
}

void Classes::add_call(NodeId call, int depth) {
  const NodeId callee = ast_.child(call, Field::func);
  const NodeList& arguments = ast_.list(call, Field::args);
  const std::string name = part_.dotted(callee);
  if (name == "super" && arguments.empty()) {
    const NodeId type = part_.class_around(around_);
    if (type != no_node) keep(base_of(part_, type));
    return;
  }
  const bool is_of_file = !name.empty() && scope_of(part_, around_, first_of(name)) == no_node;
  if (is_of_file) {
    const std::string qualified = part_.qualified(callee);
    if (contains(walks, name) || contains(layer_containers, qualified)) {
      return add_all(arguments, depth);
    }
    if (contains(wrappers, qualified)) {
      return arguments.empty() ? void() : add(arguments.front(), depth);
    }
  }
  if (ast_.is(callee, Kind::attribute) && ast_.text(callee) == "add_sublayer") {
    return arguments.size() == 2 ? add(arguments.back(), depth) : void();
  }
  if (ast_.is(callee, Kind::attribute) && ast_.text(callee) == "to") {
    return add(ast_.child(callee, Field::value), depth);
  }
  if (is_of_file && add_registered(name, arguments)) return;
  if (is_of_file) add_made(part_.file.function(name), call, depth);
  add_called(callee, depth);
}

void Classes::add_called_name(NodeId value, int depth) {
  const std::string name = part_.dotted(value);
  const std::size_t before = found_.size();
  if (!name.empty() && name != "self") {
    const std::string_view first = first_of(name);
    const NodeId scope = name.starts_with("self.") ? no_node : scope_of(part_, around_, first);
    const bool is_cls = name == "cls" || name == "self.__class__";
    if (is_cls && around_ != no_node) {
      const NodeId type = part_.class_around(around_);
      if (type != no_node) return keep({{type, "", ""}});
    }
    if (scope == no_node && !name.starts_with("self.")) {
      const NodeId inner = inner_class(name);
      if (inner != no_node) return keep({{inner, "", ""}});
      keep(defined(name));
      if (found_.size() == before && name != first && !part_.file.binding(first).empty()) {
        keep({{no_node, "", name}});  // a method of an object that the file makes
      }
    } else if (scope != no_node && name == first) {
      add_called(default_of(scope, name), depth);
    }
    if (found_.size() == before) add_named(name, depth, &Classes::add_called);
  }
  if (found_.size() > before || !ast_.is(value, Kind::attribute)) return;
  Classes owner(part_, around_);
  owner.looks_ = looks_;
  owner.add(ast_.child(value, Field::value), depth + 1);
  looks_ = owner.looks_;
  References methods;
  add_methods(part_, owner.take(), ast_.text(value), methods);
  keep(std::move(methods));
}

void Classes::add_named(const std::string& name, int depth, Add how) {
  if (name.empty() || around_ == no_node) return add_of_file(name, depth, how);
  if (name == "self") {
    const NodeId type = part_.class_around(around_);
    if (type != no_node && how == &Classes::add) keep({{type, "", ""}});
    return;
  }
  const NodeId scope = name.starts_with("self.") ? part_.class_around(around_)
                                                 : scope_of(part_, around_, first_of(name));
  if (scope == no_node) return add_of_file(name, depth, how);
  const auto values = part_.piece->values.find({scope, name});
  if (values != part_.piece->values.end()) {
    for (const NodeId value : values->second) add_where_it_stands(value, depth, how);
  }
  if (how == &Classes::add && values != part_.piece->values.end() &&
      std::any_of(values->second.begin(), values->second.end(),
                  [&](NodeId each) { return is_list_of_layers(each); })) {
    for (const NodeId value : put_into(name, scope)) add_where_it_stands(value, depth, how);
  }
  if (name == first_of(name)) add_given(scope, name, depth, how);
}

void Classes::add_where_it_stands(NodeId value, int depth, Add how) {
  const NodeId around = std::exchange(around_, part_.function_around(value));
  (this->*how)(value, depth);
  around_ = around;
}

void Classes::add_of_file(const std::string& name, int depth, Add how) {
  if (name.empty()) return;
  for (const Part* part : part_.file.binding(name)) {
    for (const NodeId value : part->piece->values.at({no_node, name})) {
      add_in_part(*part, value, depth, how);
    }
  }
}

void Classes::add_in_part(const Part& part, NodeId value, int depth, Add how) {
  if (value == no_node) return;
  Classes there(part, no_node);
  there.looks_ = looks_;
  (there.*how)(value, depth);
  looks_ = there.looks_;
  References found = there.take();
  // A node is valid in its own part only.
  std::erase_if(found, [](const Reference& each) { return each.node != no_node; });
  keep(std::move(found));
}

void Classes::keep(References more) {
  for (Reference& each : more) {
    const bool is_known = std::any_of(found_.begin(), found_.end(), [&](const Reference& other) {
      return other.node == each.node && other.module == each.module && other.path == each.path;
    });
    if (!is_known && found_.size() < most_references) found_.push_back(std::move(each));
  }
}

}  // namespace paddle_ls::to_static
