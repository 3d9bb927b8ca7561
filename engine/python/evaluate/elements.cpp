#include "engine/python/evaluate/elements.hpp"

#include "engine/python/evaluate/object_values.hpp"
#include "engine/python/evaluate/operators.hpp"
#include "engine/python/record/tape.hpp"

namespace paddle_ls::python {
namespace {

using Tag = Value::Tag;

Value element_of_display(const Evaluation& run, const Op& display) {
  Value element;
  for (const OpId part : run.parts(display)) element = join(element, run.values[part]);
  element.fresh = false;
  return element.is(Tag::unbound) ? unknown_value() : element;
}

// A row of a tensor, or one of several tensors.
Value element_of_tensors(const Value& iterable, std::uint32_t origin) {
  Value element =
      object_value(Kind::tensor, iterable.certainty, Reason::element, iterable.ref, origin);
  element.number = iterable.number;
  element.views = iterable.views;
  element.axes = iterable.axes;
  const bool is_row = iterable.is_object(Kind::tensor);
  if (is_row && element.axes != unknown_axes && element.axes > 0) --element.axes;
  return element;
}

Value element_of_modules(const Value& iterable, std::uint32_t origin) {
  Value module =
      object_value(Kind::module, iterable.certainty, Reason::element, iterable.ref, origin);
  if (iterable.called != Kind::none) module.called = iterable.called;
  module.made_by = iterable.made_by;
  return module;
}

// A pair of a name and something of `kind`.
Value named(Kind kind, const Value& iterable, std::uint32_t origin) {
  return {Tag::pair, kind, iterable.certainty, Reason::element, false, iterable.ref, origin};
}

Value element_of_object(const Evaluation& run, const Value& iterable, std::uint32_t origin) {
  switch (iterable.kind) {
    case Kind::tensor:
    case Kind::tensors: return element_of_tensors(iterable, origin);
    case Kind::modules: return element_of_modules(iterable, origin);
    case Kind::named_tensors: return named(Kind::tensor, iterable, origin);
    case Kind::named_modules: return named(Kind::module, iterable, origin);
    case Kind::size: return constant_value(Number::whole);
    case Kind::foreign:
      if (is_text(iterable) || holds_texts(iterable)) {
        return python_value(Reason::text, iterable.certainty);
      }
      return is_foreign(run, iterable) ? part_of_foreign(iterable) : unknown_value();
    default: return unknown_value();
  }
}

// A row, a slice or an element; a copy if the indices are given one by one.
Value part_of_tensor(const Value& tensor, const Value& index, OpId written) {
  Value part = tensor_like(tensor);
  const bool copies = index.is_object(Kind::tensor) || index.is(Tag::sequence);
  part.fresh = copies || tensor.fresh;
  part.alias_of = copies ? none : tensor.alias_of;
  part.views = copies ? none : tensor.views;
  if (written == slice_value || part.axes == unknown_axes) return part;
  const bool is_place = written == whole_value && part.axes > 0;
  part.axes = is_place ? static_cast<std::uint8_t>(part.axes - 1) : unknown_axes;
  return part;
}

Value subscript_of_object(const Evaluation& run, const Value& object, const Op& op) {
  const bool is_slice = op.b == slice_value;
  switch (object.kind) {
    case Kind::tensor: return part_of_tensor(object, run.values[op.b], op.b);
    case Kind::tensors:
    case Kind::modules: return is_slice ? object : element_of_object(run, object, op.start);
    case Kind::size: return is_slice ? object : constant_value(Number::whole);
    case Kind::foreign: {
      const bool stays = is_slice && holds_texts(object);
      return stays ? object : element_of_object(run, object, op.start);
    }
    default: return unknown_value();
  }
}

}  // namespace

Value value_in(const Value& mapping, std::uint32_t origin) {
  if (mapping.kind != Kind::tensor) return unknown_value();
  Value value = object_value(Kind::tensor, mapping.certainty, Reason::element, none, origin);
  value.number = mapping.number;
  value.axes = mapping.axes;
  return value;
}

Value element_of(const Evaluation& run, const Value& iterable, std::uint32_t origin) {
  switch (iterable.tag) {
    case Tag::object: return element_of_object(run, iterable, origin);
    case Tag::sequence: return element_of_display(run, run.op(iterable.ref));
    case Tag::pairs: {
      Value pair = iterable;
      pair.tag = Tag::pair;
      pair.reason = Reason::element;
      pair.origin = origin;
      return pair;
    }
    case Tag::instance: return element_of(run, as_object(run, iterable), origin);
    default: return unknown_value();
  }
}

Value evaluate_subscript(const Evaluation& run, const Op& op) {
  const Value& object = run.values[op.a];
  switch (object.tag) {
    case Tag::object: return subscript_of_object(run, object, op);
    case Tag::name: {
      const Value held = as_object(run, object);
      return is_foreign(run, held) ? part_of_foreign(held) : unknown_value();
    }
    case Tag::sequence: {
      const bool is_slice = op.b == slice_value;
      return is_slice ? python_value() : element_of_display(run, run.op(object.ref));
    }
    case Tag::mapping: return value_in(object, op.start);
    default: return unknown_value();
  }
}

}  // namespace paddle_ls::python
