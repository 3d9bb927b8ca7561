#include "engine/python/evaluate/state/value.hpp"

#include <algorithm>

namespace paddle_ls::python {
namespace {

using Tag = Value::Tag;

// The value, which may also be unknown.
Value or_unknown(Value value) {
  value = less_certain(value);
  value.fresh = false;
  value.number = Number::unknown;
  value.axes = unknown_axes;
  return value;
}

bool is_plain_python(const Value& value) {
  switch (value.tag) {
    case Tag::builtin:
    case Tag::function:
    case Tag::type:
    case Tag::sequence:
    case Tag::empty:
    case Tag::mapping:
    case Tag::pair:
    case Tag::pairs: return true;
    default: return value.is_object(Kind::foreign);
  }
}

Kind joined_calls(Kind left, Kind right) {
  if (left == Kind::none) return right;
  return right == Kind::none ? left : Kind::unknown;
}

// The most specific type that covers both, as far as there is one.
Number joined_numbers(Number left, Number right) {
  if (left == Number::unknown || right == Number::unknown) return Number::unknown;
  if (left == Number::perhaps_whole || right == Number::perhaps_whole) {
    const Number other = left == Number::perhaps_whole ? right : left;
    return is_whole(other) ? Number::perhaps_whole : Number::unknown;
  }
  if (is_whole(left) && is_whole(right)) return Number::whole;
  return breadth(left) == breadth(right) ? Number::unknown : Number::several;
}

bool holds_library_objects(const Value& value) {
  return value.is(Tag::sequence) || value.is_object(Kind::tensors) ||
         value.is_object(Kind::modules);
}

// Joins facts about aliases and dimensions.
void join_holders(Value& joined, const Value& left, const Value& right) {
  joined.fresh = left.fresh && right.fresh && left.alias_of == right.alias_of;
  joined.may_be_number = left.may_be_number || right.may_be_number;
  joined.may_be_none = left.may_be_none || right.may_be_none;
  joined.is_gradient = left.is_gradient || right.is_gradient;
  if (left.axes != right.axes) joined.axes = unknown_axes;
  if (left.alias_of != right.alias_of) joined.alias_of = none;
  joined.views = std::min(left.views, right.views);
}

// A tensor joined with a Python number, which is immutable.
Value or_number(Value tensor) {
  if (tensor.is_object(Kind::tensor)) tensor.may_be_number = true;
  return tensor;
}

// If None matters, using the value fails: the result is the other value. A shape is passed on as a
// whole.
Value or_none(Value value) {
  if (value.is_object(Kind::size)) value.may_be_none = true;
  return value;
}

Value join_objects(const Value& left, const Value& right) {
  if (left.kind == right.kind) {
    Value joined = left;
    joined.certainty = std::min(left.certainty, right.certainty);
    join_holders(joined, left, right);
    if (left.made_by != right.made_by) joined.made_by = none;
    if (left.number != right.number) joined.number = joined_numbers(left.number, right.number);
    if (left.called != right.called) joined.called = joined_calls(left.called, right.called);
    return joined;
  }
  return {.tag = Tag::conflict};
}

// Joins two dictionaries, one of which may be empty.
Value join_mappings(const Value& left, const Value& right) {
  if (left.kind == Kind::none) return right;
  if (right.kind == Kind::none) return left;
  if (left.kind != right.kind) return python_value();
  Value joined = left;
  joined.certainty = std::min(left.certainty, right.certainty);
  if (left.number != right.number) joined.number = joined_numbers(left.number, right.number);
  if (left.axes != right.axes) joined.axes = unknown_axes;
  return joined;
}

}  // namespace

Value less_certain(Value value) {
  value.certainty = std::min(value.certainty, Certainty::likely);
  return value;
}

Value join(const Value& left, const Value& right) {
  if (left.is(Tag::mapping) && right.is(Tag::mapping)) return join_mappings(left, right);
  if (left == right || right.is(Tag::unbound)) return left;
  if (left.is(Tag::unbound)) return right;
  if (left.is_object(Kind::none)) return or_none(right);
  if (right.is_object(Kind::none)) return or_none(left);
  if (left.is(Tag::name) && right.is(Tag::name) && left.ref == right.ref) {
    return left.certainty <= right.certainty ? left : right;
  }
  // Of two names, the one of the library is kept.
  const bool is_right = right.is(Tag::name) && right.known_root && !left.known_root;
  if (left.is(Tag::name) && !is_right) return less_certain(left);
  if (right.is(Tag::name)) return less_certain(right);
  if (left.is(Tag::empty) && holds_library_objects(right)) return right;
  if (right.is(Tag::empty) && holds_library_objects(left)) return left;
  if (left.is(Tag::conflict) || right.is(Tag::conflict)) return {.tag = Tag::conflict};
  const bool left_says_little = left.is(Tag::unknown) || is_plain_python(left);
  const bool right_says_little = right.is(Tag::unknown) || is_plain_python(right);
  if (left_says_little && right_says_little) {
    if (left.is(Tag::unknown) || right.is(Tag::unknown)) return unknown_value();
    Value joined = python_value();
    if (left.number == right.number) joined.number = left.number;
    return joined;
  }
  if (left_says_little) {
    const Value known = is_plain_python(left) ? or_number(right) : or_unknown(right);
    return known.is(Tag::object) ? less_certain(known) : unknown_value();
  }
  if (right_says_little) {
    const Value known = is_plain_python(right) ? or_number(left) : or_unknown(left);
    return known.is(Tag::object) ? less_certain(known) : unknown_value();
  }
  if (left.is(Tag::object) && right.is(Tag::object)) return join_objects(left, right);
  return {.tag = Tag::conflict};
}

}  // namespace paddle_ls::python
