// The abstract value of an expression.
//
// The order from more to less knowledge: nothing yet (unbound), then a definite value, then a
// likely kind, then conflict. `join` only moves in that direction, so loops reach a fixed point
// after a few rounds.
#pragma once

#include <cstdint>

#include "engine/python/facts/names.hpp"

namespace paddle_ls::python {

inline constexpr std::uint8_t unknown_axes = 255;

struct Value {
  enum class Tag : std::uint8_t {
    unbound,
    unknown,
    object,    // of `kind`
    name,      // the object with the qualified name `ref`
    builtin,   // the builtin called `ref`
    function,  // defined in this file; `ref`: its scope
    type,      // class defined in this file; `ref`: its scope
    instance,  // of the class with the scope `ref`
    sequence,  // a tuple or list display; `ref`: its operation
    empty,     // one without elements; the elements added later determine its kind
    mapping,   // a dictionary of `kind`; `none` if it is empty
    pair,      // of a Python value and something of `kind`
    pairs,     // iterable of such pairs
    zipped,    // the result of `zip` or `enumerate`; `ref`: its operation
    conflict,  // kinds that exclude each other
  };

  Tag tag = Tag::unbound;
  Kind kind = Kind::unknown;
  Certainty certainty = Certainty::sure;  // for a name: sure, or likely when others may be meant
  Reason reason = Reason::nothing_known;
  bool known_root = false;      // for a name: below a root of `KnownModules`
  std::uint32_t ref = none;     // for an object: the API or class of `reason`
  std::uint32_t origin = none;  // object: byte offset; name: the operation that bound it last
  // Of a module, or of each of several: the result of calling it; none if there is no module yet.
  Kind called = Kind::unknown;
  std::uint32_t made_by = none;  // of the same: the only class of the library that can have created
                                 // it; of tensors: the function or method that returned them
  Number number =
      Number::unknown;         // of the elements of a tensor, of several tensors, or of a number
  bool fresh = false;          // the only reference to the object is the variable that holds it
  bool may_be_number = false;  // a tensor, or a Python number
  bool may_be_none = false;    // a shape, or None
  bool is_gradient = false;    // an accumulated gradient
  std::uint8_t axes = unknown_axes;  // dimensions of a tensor, or of each of several
  std::uint32_t alias_of = none;     // the variable whose object this is an alias or a view of
  std::uint32_t views =
      none;  // the operation that returned the views with which this shares memory

  bool operator==(const Value&) const = default;
  bool is(Tag what) const { return tag == what; }
  bool is_object(Kind what) const { return tag == Tag::object && kind == what; }
};

inline Value unknown_value() {
  return {.tag = Value::Tag::unknown};
}

inline Value object_value(Kind kind, Certainty certainty, Reason reason, std::uint32_t api,
                          std::uint32_t origin) {
  if (kind == Kind::unknown) return unknown_value();
  return {Value::Tag::object, kind, certainty, reason, false, api, origin};
}

inline Value python_value() {
  return {Value::Tag::object, Kind::foreign, Certainty::sure, Reason::literal, false, none, 0};
}

inline Value constant_value(Number number) {
  Value value = python_value();
  value.number = number;
  return value;
}

// A Python number, as far as is known.
inline bool is_number(const Value& value) {
  return value.is_object(Kind::foreign) && value.number != Number::unknown;
}

// A Python value with a `reason` that describes it.
inline Value python_value(Reason reason, Certainty certainty = Certainty::sure) {
  return {Value::Tag::object, Kind::foreign, certainty, reason, false, none, 0};
}

// True for a string.
inline bool is_text(const Value& value) {
  if (!value.is_object(Kind::foreign)) return false;
  switch (value.reason) {
    case Reason::text:
    case Reason::class_name:
    case Reason::class_name_lower:
    case Reason::class_path:
    case Reason::class_module: return true;
    default: return false;
  }
}

inline bool holds_texts(const Value& value) {
  return value.is_object(Kind::foreign) && value.reason == Reason::texts;
}

// An element, or the result of a method, of an object of another package.
inline Value part_of_foreign(Value object) {
  object.certainty = Certainty::likely;
  return object;
}

// The value with a certainty of at most likely.
Value less_certain(Value value);

// The value of a variable that has one or the other.
Value join(const Value& left, const Value& right);

}  // namespace paddle_ls::python
