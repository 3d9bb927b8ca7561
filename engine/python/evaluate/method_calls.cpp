#include "engine/python/evaluate/method_calls.hpp"

#include <span>

#include "engine/python/evaluate/assignments.hpp"
#include "engine/python/evaluate/containers.hpp"
#include "engine/python/evaluate/duck_typing.hpp"
#include "engine/python/evaluate/local_calls.hpp"
#include "engine/python/evaluate/object_values.hpp"
#include "engine/python/evaluate/string_values.hpp"
#include "engine/python/evaluate/tensor_facts.hpp"

namespace paddle_ls::python {
namespace {

using Tag = Value::Tag;

// `x.to(library.int64)`: modules take types of fractions alone.
bool is_given_whole_type(const Evaluation& run, std::string_view method, const Call& call) {
  return is_whole(type_given(run, call)) && run.library.member(method, 0).exists;
}

// A method call on an object of unknown type.
Value call_method_of_unknown(const Evaluation& run, const Op& callee, const CallSite& site) {
  const std::string_view name = run.text(callee.b);
  if (is_tensor_method(run, callee) || is_given_whole_type(run, name, site.call)) {
    const CallResult known = run.library.result_of_method(Kind::tensor, name, site.shape);
    Value result = object_value(known.kind, Certainty::likely, Reason::tensor_only_method, none,
                                site.op.start);
    describe_method(run, result, Value{}, known, site.call);
    return result;
  }
  if (site.shape.positional > 0 || site.shape.unpacks) return unknown_value();
  // `model.parameters()`: nothing but a module has tensors to go over.
  const Kind given = run.library.result_of_method(Kind::module, name, site.shape).kind;
  const bool are_tensors = given == Kind::tensors || given == Kind::named_tensors;
  if (!are_tensors) return unknown_value();
  return object_value(given, Certainty::likely, Reason::member_of_one_kind, none, site.op.start);
}

// `self.register_buffer("mean", x)` sets an attribute.
void set_attribute_by_name(Evaluation& run, const Value& instance, const Call& call) {
  const std::span<const OpId> arguments = run.positional(call);
  if (arguments.size() < 2) return;
  const std::string_view name = run.literal(arguments[0]);
  if (name.empty()) return;
  set_attribute(run, instance, run.names.texts.intern(name), run.values[arguments[1]]);
}

// The result of a method of `object`, whose class is one of the library, or derives from one if
// `derives`.
Value result_of_method(Evaluation& run, const Value& object, NameId method, const CallSite& site,
                       bool derives) {
  const CallResult known = run.library.result_of_method(object.kind, run.text(method), site.shape);
  Value result = object_value(known.kind, object.certainty, Reason::method_of_known, object.ref,
                              site.op.start);
  // What a class of the program gives is its own.
  if (result.is_object(Kind::foreign) && !derives) result.made_by = method;
  describe_method(run, result, object, known, site.call);
  // Methods that give a module give their own: `layer.to(device)`.
  if (result.is_object(Kind::module) && object.is_object(Kind::module)) {
    result.called = object.called;
    result.made_by = object.made_by;
  }
  const std::string_view type = run.library.class_name(object.kind);
  if (result.is_object(Kind::tensors) && !type.empty()) {
    result.made_by = run.names.texts.join(run.names.texts.intern(type), method);
  }
  return result;
}

}  // namespace

Value call_method(Evaluation& run, const Op& callee, const CallSite& site) {
  const Value receiver = run.values[callee.a];
  const std::string_view name = run.text(callee.b);
  if (receiver.is(Tag::mapping)) return mapping_method(run, receiver, callee, site.op);
  if (const Value text = text_method(run, receiver, callee); !text.is(Tag::unbound)) return text;
  const bool is_instance = receiver.is(Tag::instance);
  const bool is_through_class = receiver.is(Tag::type);
  if (is_through_class || (is_instance && member_of(run, receiver.ref, callee.b) != none)) {
    const ClassMember member{
        .type = receiver.ref, .name = callee.b, .through_class = is_through_class};
    return call_member(run, member, site.op);
  }
  if (receiver.is(Tag::unknown)) return call_method_of_unknown(run, callee, site);
  const Value object = as_object(run, receiver);
  if (!object.is(Tag::object)) return unknown_value();
  if (is_foreign(run, object)) return part_of_foreign(object);
  if (defines_itself(run, object, callee.b)) return unknown_value();
  const bool is_module = object.is_object(Kind::module);
  if (is_instance && is_module && run.library.method(name).sets_attribute) {
    set_attribute_by_name(run, receiver, site.call);
  }
  if (is_module && name == "forward") {
    return object_value(object.called, object.certainty, Reason::method_of_known, object.ref,
                        site.op.start);
  }
  return result_of_method(run, object, callee.b, site, is_instance);
}

}  // namespace paddle_ls::python
