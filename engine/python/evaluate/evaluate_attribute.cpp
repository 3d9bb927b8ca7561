#include "engine/python/evaluate/evaluate_attribute.hpp"

#include "engine/python/evaluate/aliasing.hpp"
#include "engine/python/evaluate/decorators.hpp"
#include "engine/python/evaluate/duck_typing.hpp"
#include "engine/python/evaluate/local_calls.hpp"
#include "engine/python/evaluate/number_types.hpp"
#include "engine/python/evaluate/object_values.hpp"
#include "engine/python/evaluate/string_values.hpp"

namespace paddle_ls::python {
namespace {

using Tag = Value::Tag;

// `values` and `indices` of the result of a method that chooses from a tensor: `x.max(1).values`.
// Unbound for other attributes.
Value chosen_part(const Evaluation& run, const Op& op) {
  const std::string_view name = run.text(op.b);
  const Op& call = run.op(op.a);
  if ((name != "values" && name != "indices") || call.code != OpCode::call) return {};
  const Op& method = run.op(call.a);
  if (method.code != OpCode::attribute) return {};
  const Value& chosen_from = run.values[method.a];
  const bool chooses = run.library.method(run.text(method.b)).gives_values_and_indices;
  if (!chooses || !chosen_from.is_object(Kind::tensor)) return {};
  Value part = object_value(Kind::tensor, chosen_from.certainty, Reason::method_of_known,
                            chosen_from.ref, op.start);
  part.number = name == "values" ? chosen_from.number : Number::large;
  return part;
}

// A gradient is recognized by its name; an object with a shape is a tensor or a numpy array.
Value attribute_of_unknown(const Evaluation& program, const Op& op) {
  if (const Value part = chosen_part(program, op); !part.is(Tag::unbound)) return part;
  if (program.text(op.b) == "shape") {
    return object_value(program.library.attribute(Kind::tensor, {}, "shape").kind,
                        Certainty::likely, Reason::tensor_only_method, none, op.start);
  }
  const Kind kind = op.parent_call == none
                        ? program.library.attribute(Kind::unknown, {}, program.text(op.b)).kind
                        : Kind::unknown;
  if (kind != Kind::unknown) {
    return object_value(kind, Certainty::likely, Reason::member_of_one_kind, none, op.start);
  }
  if (!reads_gradient(program, op)) return unknown_value();
  Value gradient =
      object_value(Kind::tensor, Certainty::likely, Reason::tensor_only_method, none, op.start);
  gradient.is_gradient = true;
  return gradient;
}

// Reading the gradient of a tensor lets the tensor escape: it matters which object a leaf is.
Value attribute_of_object(Evaluation& run, const Value& object, NameId name, std::uint32_t origin) {
  if (is_foreign(run, object)) return part_of_foreign(object);
  if (defines_itself(run, object, name)) return unknown_value();
  const std::string_view maker =
      object.made_by == none ? std::string_view() : run.text(object.made_by);
  const AttributeTraits traits = run.library.attribute(object.kind, maker, run.text(name));
  const bool is_of_tensor = object.is_object(Kind::tensor);
  if (is_of_tensor && traits.making == Making::held) mark_escaped(run, object);
  Value value =
      object_value(traits.kind, object.certainty, Reason::method_of_known, object.ref, origin);
  if (is_of_tensor && value.is_object(Kind::tensor)) {
    value.number = element_type(traits.elements, object.number);
    value.is_gradient = traits.making == Making::held;
    if (traits.making == Making::passed) {
      value.fresh = object.fresh;
      value.alias_of = object.alias_of;
      value.views = object.views;
      value.axes = object.axes;
    }
  }
  return value;
}

Value attribute_of_instance(Evaluation& run, const Value& instance, NameId name, const Op& op) {
  if (const Value* given = instance_attribute(run, instance.ref, name)) return *given;
  if (const SymbolId member = member_of(run, instance.ref, name); member != none) {
    const Value& held = run.rounds.summary_so_far(member);
    const bool is_read =
        held.is(Tag::function) && method_form(run, held.ref) == MethodForm::property;
    return is_read ? call_function(run, held.ref) : unknown_value();
  }
  const Value object = as_object(run, instance);
  if (!object.is(Tag::object) || object.kind == Kind::foreign) return unknown_value();
  if (defines_itself(run, object, name)) return unknown_value();
  return object_value(run.library.attribute(object.kind, {}, run.text(name)).kind, object.certainty,
                      Reason::method_of_known, object.ref, op.start);
}

}  // namespace

Value evaluate_attribute(Evaluation& run, OpId at, const Op& op) {
  const Value object = run.values[op.a];
  if (const Value fact = fact_of_class(run, object, op.b); !fact.is(Tag::unbound)) return fact;
  switch (object.tag) {
    case Tag::name: {
      if (!object.known_root && !run.known.reexports.empty()) {
        const std::string_view given = reexported(run.known, run.text(object.ref), run.text(op.b));
        if (!given.empty()) return name_value(run, run.names.texts.intern_copy(given), none);
      }
      Value value = name_value(run, run.names.texts.join(object.ref, op.b), object.origin);
      value.certainty = object.certainty;
      value.known_root = object.known_root;
      return value;
    }
    case Tag::instance: return attribute_of_instance(run, object, op.b, op);
    case Tag::object: return attribute_of_object(run, object, op.b, run.op(at).start);
    case Tag::unknown: return attribute_of_unknown(run, op);
    default: return unknown_value();
  }
}

}  // namespace paddle_ls::python
