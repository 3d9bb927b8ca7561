#include "engine/rewrite/source/iterator_places.hpp"

#include <algorithm>

#include "engine/rewrite/source/dotted_name.hpp"
#include "engine/rewrite/source/python_expression.hpp"
#include "engine/rewrite/source/python_kinds.hpp"
#include "engine/text/identifier.hpp"

namespace paddle_ls::rewrite {

using syntax::Node;
using text::ByteRange;

namespace {

// The key in `known_` of attributes and results, which belong to no scope.
constexpr std::size_t of_attributes = static_cast<std::size_t>(-1);
constexpr std::size_t of_results = static_cast<std::size_t>(-2);

bool holds(ByteRange outer, ByteRange inner) {
  return outer.start <= inner.start && inner.end <= outer.end;
}

// `a` of `a = value`, `x` of `x, y = value, other` and of `(x := value)`.
Node target_of(Node value) {
  const PythonKinds& k = python_kinds();
  Node whole = value;
  Node parent = value.parent();
  if (parent && parent.kind() == k.named_expression) return parent.field(k.name);
  const bool is_listed = parent && (parent.kind() == k.expression_list || parent.kind() == k.tuple);
  if (is_listed) {
    whole = parent;
    parent = whole.parent();
  }
  if (!parent || parent.kind() != k.assignment || !(parent.field(k.right) == whole)) return {};
  const Node left = parent.field(k.left);
  if (!is_listed) return left;
  if (left.named_child_count() != whole.named_child_count()) return {};
  for (std::uint32_t i = 0; i < whole.named_child_count(); ++i) {
    if (whole.named_child(i) == value) return left.named_child(i);
  }
  return {};
}

// `(value)`, `value if a else b`: they have the value of `value`.
bool hands_on(Node parent, Node value) {
  const PythonKinds& k = python_kinds();
  if (parent.kind() == k.parenthesized_expression) return true;
  return parent.kind() == k.conditional_expression && !(parent.named_child(1) == value);
}

bool is_looped_over(Node value, Node parent) {
  const PythonKinds& k = python_kinds();
  const bool is_loop = parent.kind() == k.for_statement || parent.kind() == k.for_in_clause;
  return is_loop && parent.field(k.right) == value;
}

bool is_taken_by_builtin(Node list, std::string_view source) {
  static constexpr std::string_view taking[] = {
      "all", "any", "chain",  "enumerate", "filter",    "islice", "list", "map",        "max",
      "min", "set", "sorted", "sum",       "takewhile", "tuple",  "zip",  "zip_longest"};
  std::string_view callee = list.parent().field(python_kinds().function).in(source);
  callee = last_component(callee);
  return std::find(std::begin(taking), std::end(taking), callee) != std::end(taking);
}

// True where `value` is taken from again and again, while `target` was given it once.
bool is_repeated(Node value, Node target) {
  const PythonKinds& k = python_kinds();
  Node child = value;
  for (Node node = value.parent(); node; child = node, node = node.parent()) {
    if (holds(node.range(), target.range())) return false;
    const bool is_loop = node.kind() == k.for_statement && !(node.field(k.right) == child);
    if (is_loop || node.kind() == k.while_statement) return true;
  }
  return false;
}

// The name of a parameter, also with a default or an annotation.
Node name_of_parameter(Node parameter) {
  const PythonKinds& k = python_kinds();
  if (parameter.kind() == k.identifier) return parameter;
  if (const Node name = parameter.field(k.name)) return name;
  const Node first = parameter.named_child(0);
  return first && first.kind() == k.identifier ? first : Node();
}

Node initializer_of(Node type, std::string_view source) {
  const PythonKinds& k = python_kinds();
  const Node body = type.field(k.body);
  for (std::uint32_t i = 0; body && i < body.named_child_count(); ++i) {
    const Node member = body.named_child(i);
    const Node inner = member.field(k.definition);
    const Node function = inner ? inner : member;
    if (function.field(k.name) && function.field(k.name).in(source) == "__init__") return function;
  }
  return {};
}

}  // namespace

bool IteratorPlaces::takes_in_turn(Node value) {
  const PythonKinds& k = python_kinds();
  Node parent = value.parent();
  while (parent && hands_on(parent, value)) {
    value = parent;
    parent = value.parent();
  }
  if (!parent) return false;
  if (const Node target = target_of(value)) return takes_target_in_turn(target);
  if (parent.kind() == k.keyword_argument) {
    return takes_argument_in_turn(parent, parent.parent());
  }
  if (parent.kind() == k.argument_list) return takes_argument_in_turn(value, parent);
  if (parent.kind() != k.return_statement) return false;
  const Node function = enclosing(parent, k.function_definition);
  return function && takes_result_in_turn(function);
}

bool IteratorPlaces::follow(Node value) {
  constexpr std::size_t far = 40;  // aliases of aliases that are followed
  if (depth_ == far) return false;
  ++depth_;
  const bool found = takes_in_turn(value);
  --depth_;
  return found;
}

bool IteratorPlaces::takes_target_in_turn(Node target) {
  const PythonKinds& k = python_kinds();
  if (target.kind() == k.attribute) {
    return takes_name_in_turn(target.field(k.attribute_name).in(source_), target,
                              {0, source_.size()});
  }
  if (target.kind() != k.identifier) return false;
  const Node function = enclosing(target, k.function_definition);
  return takes_name_in_turn(target.in(source_), target,
                            function ? function.range() : ByteRange{0, source_.size()});
}

bool IteratorPlaces::takes_name_in_turn(std::string_view word, Node target, ByteRange within) {
  const PythonKinds& k = python_kinds();
  const bool is_attribute = target.kind() == k.attribute;
  const auto key = std::pair(is_attribute ? of_attributes : within.start, word);
  if (const auto known = known_.find(key); known != known_.end()) return known->second;
  known_[key] = false;
  const std::vector<std::size_t>& places = places_of(word);
  std::size_t given = 0;
  std::size_t taken = 0;
  for (auto at = std::lower_bound(places.begin(), places.end(), within.start);
       at != places.end() && *at < within.end; ++at) {
    const Node name = name_at(*at, word);
    if (!name || (name.kind() == k.attribute) != is_attribute) continue;
    const Node parent = name.parent();
    if (!parent) continue;
    if (parent.field(k.left) == name || parent.field(k.name) == name) {
      ++given;
    } else if (is_looped_over(name, parent) ||
               (parent.kind() == k.argument_list && is_taken_by_builtin(parent, source_))) {
      taken += !is_attribute && is_repeated(name, target) ? 2 : 1;
    } else if (follow(name)) {
      return known_[key] = true;
    }
  }
  return known_[key] = taken > std::max<std::size_t>(given, 1);
}

bool IteratorPlaces::takes_result_in_turn(Node function) {
  const PythonKinds& k = python_kinds();
  const std::string_view word = function.field(k.name).in(source_);
  const auto key = std::pair(of_results, word);
  if (const auto known = known_.find(key); known != known_.end()) return known->second;
  known_[key] = false;
  for (const std::size_t at : places_of(word)) {
    const Node name = name_at(at, word);
    const Node call = name ? name.parent() : Node();
    if (!call || call.kind() != k.call || !(call.field(k.function) == name)) continue;
    if (follow(call)) return known_[key] = true;
  }
  return false;
}

bool IteratorPlaces::takes_argument_in_turn(Node argument, Node list) {
  const PythonKinds& k = python_kinds();
  const Node call = list ? list.parent() : Node();
  if (!call || call.kind() != k.call) return false;
  if (call.field(k.function).in(source_) == "next") return list.named_child(0) == argument;
  const Node parameter = parameter_for(argument, list, call);
  return parameter && takes_target_in_turn(parameter);
}

// The parameter of a function of the file that `argument` is given to.
Node IteratorPlaces::parameter_for(Node argument, Node list, Node call) {
  const PythonKinds& k = python_kinds();
  const Node callee = call.field(k.function);
  const bool is_method = callee.kind() == k.attribute;
  const Node function =
      definition_of((is_method ? callee.field(k.attribute_name) : callee).in(source_));
  const Node parameters = function ? function.field(k.parameters_field) : Node();
  if (!parameters) return {};
  const std::string_view wanted = argument.kind() == k.keyword_argument
                                      ? argument.field(k.name).in(source_)
                                      : std::string_view();
  std::uint32_t place = 0;
  while (place < list.named_child_count() && !(list.named_child(place) == argument)) {
    if (list.named_child(place++).kind() == k.list_splat) return {};
  }
  std::uint32_t count = 0;
  for (std::uint32_t i = 0; i < parameters.named_child_count(); ++i) {
    const Node name = name_of_parameter(parameters.named_child(i));
    if (!name) continue;
    const std::string_view text = name.in(source_);
    if (i == 0 && (text == "self" || text == "cls")) continue;
    if (wanted.empty() ? count++ == place : text == wanted) return name;
  }
  return {};
}

// The function, or the `__init__` of the class, that the file defines under this name.
Node IteratorPlaces::definition_of(std::string_view name) {
  const PythonKinds& k = python_kinds();
  for (const std::size_t at : places_of(name)) {
    const std::string_view before = source_.substr(0, at);
    if (!before.ends_with("def ") && !before.ends_with("class ")) continue;
    const Node defined = name_at(at, name);
    const Node parent = defined ? defined.parent() : Node();
    if (!parent) continue;
    if (parent.kind() == k.function_definition) return parent;
    if (parent.kind() == k.class_definition) return initializer_of(parent, source_);
  }
  return {};
}

// The identifier at `offset`, or the attribute `object.word` that it ends.
Node IteratorPlaces::name_at(std::size_t offset, std::string_view word) const {
  const PythonKinds& k = python_kinds();
  const Node name = pieces_.root_at(offset).descendant({offset, offset + word.size()});
  if (!name || name.kind() != k.identifier) return {};
  const Node parent = name.parent();
  const bool ends =
      parent && parent.kind() == k.attribute && parent.field(k.attribute_name) == name;
  return ends ? parent : name;
}

const std::vector<std::size_t>& IteratorPlaces::places_of(std::string_view word) {
  static const std::vector<std::size_t> nowhere;
  if (!is_indexed_) {
    is_indexed_ = true;
    for (std::size_t at = 0; at < source_.size();) {
      std::size_t end = at;
      while (end < source_.size() && text::is_identifier_byte(source_[end])) ++end;
      if (end > at) places_[source_.substr(at, end - at)].push_back(at);
      at = std::max(end, at + 1);
    }
  }
  const auto found = places_.find(word);
  return found == places_.end() ? nowhere : found->second;
}

}  // namespace paddle_ls::rewrite
