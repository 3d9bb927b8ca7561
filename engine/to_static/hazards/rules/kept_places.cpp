#include "engine/to_static/hazards/rules/kept_places.hpp"

#include <algorithm>
#include <array>

#include "engine/text/word_set.hpp"
#include "engine/to_static/hazards/program/names_of_file.hpp"
#include "engine/to_static/hazards/program/registered.hpp"

namespace paddle_ls::to_static {
namespace {

constexpr int most_held_bases = 8;
constexpr auto container_makers = std::to_array<std::string_view>(
    {"Counter", "OrderedDict", "collections.Counter", "collections.OrderedDict",
     "collections.defaultdict", "collections.deque", "defaultdict", "deque", "dict", "list",
     "set"});

bool is_dotted_below_self(std::string_view key) {
  return key.starts_with("self.") && key.find('.', 5) != std::string_view::npos;
}

// Whether an object of a class that is no layer outlives the call: a layer or the file has it.
bool is_held(const HazardFacts& facts) {
  if (facts.converted.entry != EntryReason::called || facts.converted.reasons.empty()) return false;
  const ConversionReason& call = facts.converted.reasons.front();
  if (call.file) return false;
  const std::string_view callee = text::slice(facts.part.source, call.range);
  return is_dotted_below_self(callee) || !facts.part.file.binding(first_of(callee)).empty();
}

}  // namespace

KeptPlaces::KeptPlaces(const HazardFacts& facts)
    : facts_(facts), ast_(facts.ast), type_(facts.part.class_of(facts.function)) {
  const bool counts =
      type_ != no_node && (facts.part.file.is_layer({&facts.part, type_}) || is_held(facts));
  if (!counts) type_ = no_node;
}

bool KeptPlaces::is_of_held_object() const {
  return type_ != no_node && !facts_.part.file.is_layer({&facts_.part, type_});
}

const std::string& KeptPlaces::key(NodeId node) const {
  const auto found = keys_.find(node);
  return found != keys_.end() ? found->second : keys_.emplace(node, find_key(node)).first->second;
}

const KeptPlaces::Name& KeptPlaces::known(std::string_view name) const {
  const auto found = names_.find(name);
  if (found != names_.end()) return found->second;
  const Name all{is_declared(name), facts_.is_parameter(name), facts_.binds(name)};
  return names_.emplace(name, all).first->second;
}

std::string KeptPlaces::find_key(NodeId node) const {
  switch (ast_.kind(node)) {
    case Kind::attribute: return key_of_attribute(node);
    case Kind::name: return key_of_name(node);
    case Kind::call: return key_of_literal(node, "getattr");
    default: return {};
  }
}

std::string KeptPlaces::key_of_setattr(NodeId call) const {
  return key_of_literal(call, "setattr");
}

std::string KeptPlaces::key_of_literal(NodeId call, std::string_view function) const {
  if (!ast_.is(call, Kind::call)) return {};
  const NodeList& arguments = ast_.list(call, Field::args);
  const NodeId callee = ast_.child(call, Field::func);
  if (!ast_.is(callee, Kind::name) || ast_.text(callee) != function) return {};
  if (arguments.size() < 2 || !(is_self(arguments[0]) || is_class_of_self(arguments[0]))) return {};
  const std::string name = literal_text(facts_.part, arguments[1]);
  return name.empty() ? "" : "self." + name;
}

std::string KeptPlaces::key_of_attribute(NodeId node) const {
  const NodeId owner = ast_.child(node, Field::value);
  const std::string name(ast_.text(node));
  if (is_self(owner) || is_class_of_self(owner)) return "self." + name;
  if (ast_.is(owner, Kind::attribute) && is_self(ast_.child(owner, Field::value))) {
    return "self." + std::string(ast_.text(owner)) + "." + name;
  }
  return {};
}

bool KeptPlaces::is_self(NodeId node) const {
  return type_ != no_node && ast_.is(node, Kind::name) && ast_.text(node) == "self";
}

bool KeptPlaces::is_class_of_self(NodeId node) const {
  if (type_ == no_node) return false;
  if (ast_.is(node, Kind::attribute)) {
    return ast_.text(node) == "__class__" && is_self(ast_.child(node, Field::value));
  }
  if (ast_.is(node, Kind::call)) {
    const NodeList& arguments = ast_.list(node, Field::args);
    return facts_.part.dotted(ast_.child(node, Field::func)) == "type" && arguments.size() == 1 &&
           is_self(arguments.front());
  }
  return ast_.is(node, Kind::name) && ast_.text(node) == ast_.text(type_);
}

bool KeptPlaces::is_declared(std::string_view name) const {
  return std::any_of(facts_.nodes.begin(), facts_.nodes.end(), [&](NodeId node) {
    if (!ast_.is(node, Kind::global_stmt) && !ast_.is(node, Kind::nonlocal_stmt)) return false;
    if (facts_.scope(node) != facts_.function) return false;
    const NodeList& names = ast_.list(node, Field::names);
    return std::any_of(names.begin(), names.end(),
                       [&](NodeId each) { return ast_.text(each) == name; });
  });
}

std::string KeptPlaces::key_of_name(NodeId node) const {
  const std::string_view name = ast_.text(node);
  if (name == "self") return {};
  const Name& all = known(name);
  const bool is_outer = all.is_declared || !all.is_bound;
  if (!is_outer && (all.is_parameter || ast_.context(node) != Context::load)) return {};
  if (!facts_.is_own(node)) return {};
  if (is_outer) return std::string(name);
  const NodeId value = facts_.only_value(name);
  if (!ast_.is(value, Kind::attribute) && !ast_.is(value, Kind::call)) return {};
  const std::string place = key(value);
  return place.empty() || set_up(place) != Kept::container ? "" : place;
}

bool KeptPlaces::is_other_name(NodeId statement) const {
  if (!ast_.is(statement, Kind::assign)) return false;
  const NodeId target = ast_.list(statement, Field::targets).front();
  if (!ast_.is(target, Kind::name) || !facts_.binds(ast_.text(target))) return false;
  const NodeId value = ast_.child(statement, Field::value);
  return facts_.only_value(ast_.text(target)) == value && !key(value).empty();
}

Kept KeptPlaces::set_up(const std::string& key) const {
  if (is_dotted_below_self(key)) return of_object(key);
  if (!key.starts_with("self.")) return of_name(key);
  const Kept found = of_attribute({&facts_.part, type_}, key);
  return found == Kept::unknown && asks_whether_set(key) ? Kept::none : found;
}

// `if not hasattr(self, "cache")` takes the place of a value that the constructor gives.
bool KeptPlaces::asks_whether_set(std::string_view key) const {
  return std::any_of(facts_.nodes.begin(), facts_.nodes.end(),
                     [&](NodeId node) { return key_of_literal(node, "hasattr") == key; });
}

// As the bodies of the class and of its bases in this file say.
Kept KeptPlaces::of_attribute(Definition type, const std::string& key) const {
  Kept found = Kept::unknown;
  for (int step = 0; type && step < most_held_bases; ++step) {
    const Part& part = *type.part;
    NodeList values;
    const auto own = part.piece->values.find({type.node, key});
    if (own != part.piece->values.end()) values = own->second;
    for (const NodeId statement : part.ast.list(type.node, Field::body)) {
      const bool assigns = part.ast.is(statement, Kind::assign) &&
                           part.dotted(part.ast.list(statement, Field::targets).front()) ==
                               std::string_view(key).substr(key.rfind('.') + 1);
      if (assigns) values.push_back(part.ast.child(statement, Field::value));
    }
    for (const NodeId value : values) {
      if (&part == &facts_.part && facts_.inside(value, facts_.function)) continue;
      const Kept kind = kind_of(part, value);
      if (kind == Kept::unknown) return Kept::unknown;
      if (found == Kept::unknown || found == Kept::none) found = kind;
    }
    if (found != Kept::unknown) return found;
    Definition base;
    for (const NodeId candidate : part.ast.list(type.node, Field::bases)) {
      if (!base) base = part.file.definition(part.dotted(candidate), Kind::class_def);
    }
    type = base;
  }
  return found;
}

// Of an object that is no layer and that the layer holds: `self.config.step`.
Kept KeptPlaces::of_object(const std::string& key) const {
  if (type_ == no_node) return Kept::unknown;
  const std::string owner = key.substr(0, key.rfind('.'));
  const std::string name = key.substr(owner.size() + 1);
  const auto values = facts_.part.piece->values.find({type_, owner});
  if (values == facts_.part.piece->values.end()) return Kept::unknown;
  for (const NodeId value : values->second) {
    if (!ast_.is(value, Kind::call)) continue;
    const NodeId callee = ast_.child(value, Field::func);
    if (facts_.part.qualified(callee) == "types.SimpleNamespace") {
      const NodeId given = keyword_value(ast_, value, name);
      if (given != no_node) return kind_of(facts_.part, given);
    }
    const Definition type =
        facts_.part.file.definition(facts_.part.dotted(callee), Kind::class_def);
    if (type && !facts_.part.file.is_layer(type)) return of_attribute(type, "self." + name);
  }
  return Kept::unknown;
}

// Of a name outside of the function, or of the default value of a parameter.
Kept KeptPlaces::of_name(const std::string& name) const {
  const Part& part = facts_.part;
  if (facts_.is_parameter(name)) {
    const std::vector<HandedArgument>& given = facts_.converted.given;
    const bool is_given = std::any_of(given.begin(), given.end(), [&](const HandedArgument& each) {
      return each.parameter == name;
    });
    const NodeId parameter = parameter_named(part, facts_.function, name);
    const NodeId value = ast_.child(parameter, Field::default_value);
    const Kept kind = is_given ? Kept::unknown : kind_of(part, value);
    return kind == Kept::container ? kind : Kept::unknown;
  }
  const NodeId outer = part.function_around(facts_.function);
  const NodeId scope = outer == no_node ? no_node : scope_of(part, outer, name);
  Kept found = Kept::unknown;
  const auto add = [&](const Part& there, NodeId where) {
    const auto values = there.piece->values.find({where, name});
    if (values == there.piece->values.end()) return;
    for (const NodeId value : values->second) {
      const Kept kind = kind_of(there, value);
      if (found == Kept::unknown || found == Kept::none) found = kind;
    }
  };
  if (scope != no_node) {
    add(part, scope);
  } else {
    for (const Part* there : part.file.binding(name)) add(*there, no_node);
  }
  return found;
}

Kept KeptPlaces::kind_of(const Part& part, NodeId value) const {
  if (value == no_node) return Kept::unknown;
  const Ast& ast = part.ast;
  switch (ast.kind(value)) {
    case Kind::constant:
      if (ast.text(value) == "None") return Kept::none;
      return ast.literal(value) == Literal::string ? Kept::unknown : Kept::number;
    case Kind::unary_op: return kind_of(part, ast.child(value, Field::operand));
    case Kind::list:
    case Kind::list_comp:
    case Kind::dict:
    case Kind::dict_comp:
    case Kind::set: return Kept::container;
    case Kind::generator_exp: return Kept::iterator;
    case Kind::bin_op:  // `[0] * 4`
      return kind_of(part, ast.child(value, Field::left)) == Kept::container ? Kept::container
                                                                             : Kept::unknown;
    case Kind::call: {
      const std::string name = part.qualified(ast.child(value, Field::func));
      if (text::is_one_of(name, container_makers)) return Kept::container;
      const bool goes_on = name == "iter" || name.starts_with("itertools.");
      return goes_on ? Kept::iterator : Kept::unknown;
    }
    default: return Kept::unknown;
  }
}

}  // namespace paddle_ls::to_static
