#include "engine/to_static/hazards/program/references.hpp"

#include <algorithm>
#include <utility>

#include "engine/to_static/hazards/program/handed.hpp"
#include "engine/to_static/hazards/program/made_parameters.hpp"
#include "engine/to_static/hazards/program/names_of_file.hpp"
#include "engine/to_static/hazards/program/registered.hpp"

namespace paddle_ls::to_static {
namespace {

// How far a chain of names is followed, how many expressions are looked at on the way, and how many
// classes a name may have.
constexpr int deepest_chain = 12;
constexpr int most_looks = 400;
constexpr std::size_t most_references = 8;

// Layers that hold layers.
constexpr std::string_view containers[] = {"paddle.nn.LayerDict", "paddle.nn.LayerList",
                                           "paddle.nn.Sequential"};
// Functions whose items are those of their arguments.
constexpr std::string_view walks[] = {"enumerate", "list", "reversed", "tuple", "zip"};
// Functions that give the layer that they get first, or one that runs it.
constexpr std::string_view wrappers[] = {"copy.copy", "copy.deepcopy", "paddle.DataParallel",
                                         "paddle.jit.to_static"};

template <class Table>
bool contains(const Table& table, std::string_view name) {
  return std::find(std::begin(table), std::end(table), name) != std::end(table);
}

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

// What expressions stand for: `add` follows a value to the classes that it may be an object of,
// `add_called` to those that calling it makes objects of.
class Classes {
 public:
  Classes(const Part& part, NodeId around) : part_(part), ast_(part.ast), around_(around) {}

  void add(NodeId value, int depth) {
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

  void add_called(NodeId value, int depth) {
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

  References take() { return std::move(found_); }

 private:
  using Add = void (Classes::*)(NodeId, int);

  bool is_too_far(NodeId value, int depth) {
    return depth > deepest_chain || value == no_node || ++looks_ > most_looks ||
           found_.size() == most_references;
  }

  void add_all(const NodeList& values, int depth) {
    for (const NodeId value : values) add(value, depth);
  }

  void add_call(NodeId call, int depth) {
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
      if (contains(walks, name) || contains(containers, qualified)) {
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

  // `make(Net)`, where the function calls what it gets and returns the result.
  void add_made(const Definition& function, NodeId call, int depth) {
    if (!function) return;
    const Ast& there = function.part->ast;
    const NodeList& parameters = there.list(there.child(function.node, Field::args), Field::args);
    const NodeList& arguments = ast_.list(call, Field::args);
    for (const std::string_view name : made_parameters(there, function.node)) {
      NodeId value = keyword_value(ast_, call, name);
      for (std::size_t at = 0; at < parameters.size() && at < arguments.size(); ++at) {
        if (there.text(parameters[at]) == name) value = arguments[at];
      }
      add_called(value, depth);
    }
  }

  // `registry.build("Net")`, where decorators of this file register classes.
  bool add_registered(const std::string& name, const NodeList& arguments) {
    const std::size_t dot = name.rfind('.');
    if (dot == std::string::npos) return false;
    // Most calls are of a library; looking for decorators takes all statements of the file.
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

  // `getattr(module, "Net")`, `globals()["Net"]`, `table.get(key)`, `partial(Net)`, and functions
  // that return a class.
  void add_called_result(NodeId call, int depth) {
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
    } else if (ast_.is(callee, Kind::attribute) && ast_.text(callee) == "get" &&
               !arguments.empty()) {
      const NodeId owner = ast_.child(callee, Field::value);
      if (is_of_file(owner) && add_registered(part_.dotted(callee), arguments)) return;
      add_entry(owner, arguments.front(), depth);
      if (arguments.size() > 1) add_called(arguments[1], depth);
    } else {
      add_call(call, depth);
    }
  }

  bool is_of_file(NodeId expression) const {
    const std::string name = part_.dotted(expression);
    return !name.empty() && scope_of(part_, around_, first_of(name)) == no_node;
  }

  // What the module that the expression stands for has under a name.
  References member(NodeId module, const std::string& name) {
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

  References defined(const std::string& dotted) const {
    if (is_key_component(dotted)) return {{no_node, "", dotted}};
    if (part_.file.function(first_of(dotted))) return {{no_node, "", dotted}};
    return of_file(part_, dotted, Kind::class_def);
  }

  // The names that a look-up asks for: the texts, or any where a variable tells which.
  std::vector<std::string> names_of(NodeId value, int depth) {
    std::vector<std::string> found = texts_of(value, depth);
    const bool is_open = ast_.is(value, Kind::name) || ast_.is(value, Kind::attribute) ||
                         ast_.is(value, Kind::subscript);
    if (found.empty() && is_open) found.push_back(key_component(""));
    return found;
  }

  // The texts that an expression may be.
  std::vector<std::string> texts_of(NodeId value, int depth) {
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

  void texts_of_file(const std::string& name, std::vector<std::string>& to) const {
    for (const Part* part : part_.file.binding(name)) {
      if (part == &part_) continue;
      for (const NodeId value : part->piece->values.at({no_node, name})) {
        if (std::string text = literal_text(*part, value); !text.empty()) to.push_back(text);
      }
    }
  }

  // The class of that name in the functions around, or `no_node`.
  NodeId inner_class(const std::string& name) const {
    for (NodeId scope = around_; scope != no_node; scope = part_.function_around(scope)) {
      for (const NodeId node : ast_.list(scope, Field::body)) {
        if (ast_.is(node, Kind::class_def) && ast_.text(node) == name) return node;
      }
    }
    return no_node;
  }

  NodeId default_of(NodeId function, std::string_view name) const {
    const NodeId parameter = parameter_named(part_, function, name);
    return parameter == no_node ? no_node : ast_.child(parameter, Field::default_value);
  }

  // What a table holds under a key.
  void add_entry(NodeId table, NodeId key, int depth) {
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

  void add_called_name(NodeId value, int depth) {
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

  void add_named(const std::string& name, int depth, Add how) {
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

  // A value of `self.x` means what its names mean in the method that assigns it.
  void add_where_it_stands(NodeId value, int depth, Add how) {
    const NodeId around = std::exchange(around_, part_.function_around(value));
    (this->*how)(value, depth);
    around_ = around;
  }

  bool is_list_of_layers(NodeId value) const {
    return ast_.is(value, Kind::list) ||
           (ast_.is(value, Kind::call) &&
            contains(containers, part_.qualified(ast_.child(value, Field::func))));
  }

  // What `layers.append(...)` and the like put into a container of that name.
  NodeList put_into(const std::string& name, NodeId scope) const {
    static constexpr std::string_view ways[] = {"add_sublayer", "append", "extend", "insert"};
    NodeList found;
    for (const NodeId node : python_ast::preorder(ast_, scope)) {
      if (!ast_.is(node, Kind::call)) continue;
      const NodeId callee = ast_.child(node, Field::func);
      if (!ast_.is(callee, Kind::attribute) || !contains(ways, ast_.text(callee))) continue;
      if (part_.dotted(ast_.child(callee, Field::value)) != name) continue;
      const NodeList& arguments = ast_.list(node, Field::args);
      if (!arguments.empty()) found.push_back(arguments.back());
    }
    return found;
  }

  // What calls give a parameter: of a method, those in its class; of a constructor, those that
  // the file assigns.
  void add_given(NodeId function, const std::string& name, int depth, Add how) {
    const NodeList parameters = positional_parameters(part_, function);
    const auto is_named = [&](NodeId each) { return ast_.text(each) == name; };
    const auto found = std::find_if(parameters.begin(), parameters.end(), is_named);
    const NodeId type = part_.class_of(function);
    if (found == parameters.end() || type == no_node) return;
    const auto place = static_cast<std::size_t>(found - parameters.begin());
    if (ast_.text(function) != "__init__") {
      if (how != &Classes::add_called) return;
      for (const NodeId node : python_ast::preorder(ast_, type)) {
        const bool calls =
            ast_.is(node, Kind::call) && part_.dotted(ast_.child(node, Field::func)) ==
                                             "self." + std::string(ast_.text(function));
        if (!calls) continue;
        const NodeId value = given_to(part_, node, place, name);
        if (value != no_node) add_where_it_stands(value, depth, how);
      }
      return;
    }
    for (const Part& part : part_.file.parts) {
      for (const NodeId statement : part.statements) {
        if (!part.ast.is(statement, Kind::assign)) continue;
        const NodeId call = part.ast.child(statement, Field::value);
        if (!part.ast.is(call, Kind::call)) continue;
        if (part.dotted(part.ast.child(call, Field::func)) != ast_.text(type)) continue;
        add_in_part(part, given_to(part, call, place, name), depth, how);
      }
    }
  }

  static NodeId given_to(const Part& part, NodeId call, std::size_t place,
                         const std::string& name) {
    const NodeList& arguments = part.ast.list(call, Field::args);
    const NodeId value = keyword_value(part.ast, call, name);
    return value == no_node && place < arguments.size() ? arguments[place] : value;
  }

  void add_in_part(const Part& part, NodeId value, int depth, Add how) {
    if (value == no_node) return;
    Classes there(part, no_node);
    there.looks_ = looks_;
    (there.*how)(value, depth);
    looks_ = there.looks_;
    References found = there.take();
    // A node means something in its own part only.
    std::erase_if(found, [](const Reference& each) { return each.node != no_node; });
    keep(std::move(found));
  }

  void add_of_file(const std::string& name, int depth, Add how) {
    if (name.empty()) return;
    for (const Part* part : part_.file.binding(name)) {
      for (const NodeId value : part->piece->values.at({no_node, name})) {
        add_in_part(*part, value, depth, how);
      }
    }
  }

  void keep(References more) {
    for (Reference& each : more) {
      const bool is_known = std::any_of(found_.begin(), found_.end(), [&](const Reference& other) {
        return other.node == each.node && other.module == each.module && other.path == each.path;
      });
      if (!is_known && found_.size() < most_references) found_.push_back(std::move(each));
    }
  }

  const Part& part_;
  const Ast& ast_;
  NodeId around_;
  int looks_ = 0;
  References found_;
};

// Whether the device or the machine decides that the statement is reached.
bool depends_on_environment(const Part& part, NodeId statement, NodeId function) {
  static constexpr std::string_view questions[] = {"paddle.device.get_device", "paddle.get_device",
                                                   "paddle.distributed.get_world_size",
                                                   "os.environ.get", "os.getenv"};
  for (NodeId node = statement; node != function; node = part.parent(node)) {
    if (!part.ast.is(node, Kind::if_stmt)) continue;
    for (const NodeId below : python_ast::preorder(part.ast, part.ast.child(node, Field::test))) {
      if (!part.ast.is(below, Kind::call)) continue;
      const std::string name = part.qualified(part.ast.child(below, Field::func));
      if (contains(questions, name) || name.starts_with("paddle.is_compiled_with") ||
          name.starts_with("paddle.device.is_")) {
        return true;
      }
    }
  }
  return false;
}

// The function in the body of another one that the name means, or `no_node`.
NodeId inner_function(const Part& part, NodeId function, NodeId name) {
  if (!part.ast.is(name, Kind::name)) return no_node;
  for (const NodeId statement : part.ast.list(function, Field::body)) {
    const bool is_named = part.ast.is(statement, Kind::function_def) &&
                          part.ast.text(statement) == part.ast.text(name);
    if (is_named) return statement;
  }
  return no_node;
}

}  // namespace

std::string joined(std::string_view left, std::string_view right) {
  std::string whole(left);
  if (!left.empty() && !right.empty()) whole += '.';
  return whole.append(right);
}

References classes_of_value(const Part& part, NodeId expression, NodeId around) {
  const auto find = [&] {
    Classes classes(part, around);
    classes.add(expression, 0);
    return classes.take();
  };
  const std::string name = part.dotted(expression);
  return name.empty() ? find() : part.known_names.of(around, name, find);
}

References called_by_value(const Part& part, NodeId value, NodeId around) {
  Classes classes(part, around);
  classes.add_called(value, 0);
  return classes.take();
}

References results_of(const Part& part, NodeId function) {
  Classes classes(part, function);
  References returned;
  for (const NodeId node : python_ast::preorder(part.ast, function)) {
    if (!part.ast.is(node, Kind::return_stmt) || part.function_around(node) != function) continue;
    if (depends_on_environment(part, node, function)) continue;
    const NodeId value = part.ast.child(node, Field::value);
    classes.add(value, 0);
    // Calling a function that returns a class makes an object.
    if (!part.ast.is(value, Kind::call)) classes.add_called(value, 0);
    const NodeId inner = inner_function(part, function, value);
    if (inner != no_node) returned.push_back({inner, "", ""});
  }
  References found = classes.take();
  found.insert(found.end(), returned.begin(), returned.end());
  return found;
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
