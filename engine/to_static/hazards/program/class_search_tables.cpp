// Classes looked up by a key: in a dict, in a registry, in a module.
#include <algorithm>
#include <utility>

#include "engine/to_static/hazards/program/class_search.hpp"
#include "engine/to_static/hazards/program/handed.hpp"
#include "engine/to_static/hazards/program/made_parameters.hpp"
#include "engine/to_static/hazards/program/names_of_file.hpp"
#include "engine/to_static/hazards/program/registered.hpp"

namespace paddle_ls::to_static {

bool Classes::add_registered(const std::string& name, const NodeList& arguments) {
  const std::size_t dot = name.rfind('.');
  if (dot == std::string::npos) return false;
  // Most calls are of a library, and searching for decorators visits all statements of the file.
  const std::string_view first = first_of(name);
  const bool may_register = part_.file.imports.contains(first)
                                ? !of_file(part_, name, Kind::class_def).empty()
                                : !part_.file.binding(first).empty();
  if (!may_register) return false;
  const std::string key = arguments.empty() ? "" : literal_text(part_, arguments.front());
  References found = decorated_with(part_.file, name.substr(0, dot), key);
  const bool has = !found.empty();
  keep(std::move(found));
  return has;
}

void Classes::add_called_result(NodeId call, int depth) {
  const NodeId callee = ast_.child(call, Field::func);
  const NodeList& arguments = ast_.list(call, Field::args);
  const std::string name = part_.qualified(callee);
  if (name == "getattr" && arguments.size() > 1) {
    for (const std::string& last : names_of(arguments[1], depth)) {
      keep(member(arguments.front(), last));
    }
  } else if (name == "eval" && arguments.size() == 1) {
    for (const std::string& whole : names_of(arguments.front(), depth)) keep(defined(whole));
  } else if (name == "functools.partial" && !arguments.empty()) {
    add_called(arguments.front(), depth);
  } else if (ast_.is(callee, Kind::attribute) && ast_.text(callee) == "get" && !arguments.empty()) {
    const NodeId owner = ast_.child(callee, Field::value);
    if (is_of_file(owner) && add_registered(part_.dotted(callee), arguments)) return;
    add_entry(owner, arguments.front(), depth);
    if (arguments.size() > 1) add_called(arguments[1], depth);
  } else {
    add_call(call, depth);
  }
}

bool Classes::is_of_file(NodeId expression) const {
  const std::string name = part_.dotted(expression);
  return !name.empty() && scope_of(part_, around_, first_of(name)) == no_node;
}

References Classes::member(NodeId module, const std::string& name) {
  if (ast_.is(module, Kind::subscript)) {  // sys.modules[__name__]
    const bool is_own = part_.dotted(ast_.child(module, Field::value)) == "sys.modules" &&
                        part_.dotted(ast_.child(module, Field::slice)) == "__name__";
    return is_own ? defined(name) : References{};
  }
  if (part_.dotted(module) == "self" && around_ != no_node) {
    const NodeId type = part_.class_around(around_);
    return type == no_node ? References{} : method_of_node(part_, type, name);
  }
  return is_of_file(module) ? defined(joined(part_.dotted(module), name)) : References{};
}

References Classes::defined(const std::string& dotted) const {
  if (is_key_component(dotted)) return {{no_node, "", dotted}};
  if (part_.file.function(first_of(dotted))) return {{no_node, "", dotted}};
  return of_file(part_, dotted, Kind::class_def);
}

std::vector<std::string> Classes::names_of(NodeId value, int depth) {
  std::vector<std::string> found = texts_of(value, depth);
  const bool is_open = ast_.is(value, Kind::name) || ast_.is(value, Kind::attribute) ||
                       ast_.is(value, Kind::subscript);
  if (found.empty() && is_open) found.push_back(key_component(""));
  return found;
}

std::vector<std::string> Classes::texts_of(NodeId value, int depth) {
  std::vector<std::string> found;
  if (is_too_far(value, depth)) return found;
  const auto add = [&](NodeId part) {
    for (std::string& text : texts_of(part, depth + 1)) found.push_back(std::move(text));
  };
  if (std::string text = literal_text(part_, value); !text.empty()) {
    found.push_back(std::move(text));
  } else if (ast_.is(value, Kind::if_exp)) {
    add(ast_.child(value, Field::left));
    add(ast_.child(value, Field::right));
  } else if (ast_.is(value, Kind::list) || ast_.is(value, Kind::tuple)) {
    for (const NodeId item : ast_.list(value, Field::elts)) add(item);
  } else if (ast_.is(value, Kind::name)) {
    const std::string name(ast_.text(value));
    const NodeId scope = scope_of(part_, around_, name);
    const auto values = part_.piece->values.find({scope, name});
    if (values != part_.piece->values.end()) {
      for (const NodeId each : values->second) add(each);
    }
    if (scope != no_node) add(default_of(scope, name));
    if (scope == no_node) texts_of_file(name, found);
  }
  return found;
}

void Classes::texts_of_file(const std::string& name, std::vector<std::string>& to) const {
  for (const Part* part : part_.file.binding(name)) {
    if (part == &part_) continue;
    for (const NodeId value : part->piece->values.at({no_node, name})) {
      if (std::string text = literal_text(*part, value); !text.empty()) to.push_back(text);
    }
  }
}

void Classes::add_entry(NodeId table, NodeId key, int depth) {
  if (depth + 2 > deepest_chain) return;  // a key that is too far away is not an unknown one
  if (ast_.is(table, Kind::call) && part_.dotted(ast_.child(table, Field::func)) == "globals") {
    for (const std::string& name : names_of(key, depth)) keep(defined(name));
    return;
  }
  const std::string name = part_.dotted(table);
  if (name.empty() || !is_of_file(table)) return add_called(table, depth);
  std::vector<std::string> keys = texts_of(key, depth);
  if (keys.empty()) keys.emplace_back();
  for (const std::string& each : keys) {
    Reference reference{no_node, "", joined(name, key_component(each))};
    const auto import = part_.file.imports.find(first_of(name));
    if (import != part_.file.imports.end()) {
      References there = of_file(part_, reference.path, Kind::class_def);
      References here = decorated_with(part_.file, name, each);
      keep(here.empty() ? std::move(there) : std::move(here));
    } else if (!part_.file.binding(name).empty()) {
      keep({std::move(reference)});
    }
  }
}

}  // namespace paddle_ls::to_static
