#include "engine/python/evaluate/calls.hpp"

#include <span>

#include "engine/python/evaluate/aliasing.hpp"
#include "engine/python/evaluate/builtin_calls.hpp"
#include "engine/python/evaluate/containers.hpp"
#include "engine/python/evaluate/elements.hpp"
#include "engine/python/evaluate/local_calls.hpp"
#include "engine/python/evaluate/method_calls.hpp"
#include "engine/python/evaluate/object_values.hpp"
#include "engine/python/evaluate/overrides.hpp"
#include "engine/python/evaluate/state/call_site.hpp"
#include "engine/python/evaluate/tensor_facts.hpp"
#include "engine/python/record/tape.hpp"

namespace paddle_ls::python {
namespace {

using Tag = Value::Tag;

// The names of its keywords are valid until the next call is evaluated.
CallShape call_shape(Evaluation& run, const Call& call) {
  run.keywords.clear();
  for (const NameId keyword : run.keyword_names(call)) run.keywords.push_back(run.text(keyword));
  return {.positional = call.positional, .keywords = run.keywords, .unpacks = call.unpacks};
}

bool is_method(const Evaluation& run, const Op& callee) {
  return callee.code == OpCode::attribute && !run.values[callee.a].is(Tag::name);
}

// The value of the first argument of a call; likely a tensor if it is unknown.
Value first_argument_or_tensor(const Evaluation& run, const Value& callee, const CallSite& site) {
  const std::span<const OpId> arguments = run.positional(site.call);
  const Value given =
      arguments.empty() ? unknown_value() : as_object(run, run.values[arguments.front()]);
  if (given.is_object(Kind::tensor) || given.is_object(Kind::foreign)) return given;
  return object_value(Kind::tensor, Certainty::likely, Reason::call_of_api, callee.ref,
                      site.op.start);
}

// A value like the first argument of a call, which has no alias.
Value copy_of_first_argument(const Evaluation& run, const Call& call) {
  if (call.positional == 0) return unknown_value();
  Value copied = run.values[run.operand(call.first)];
  if (copied.is(Tag::instance)) return copied;
  copied = as_object(run, copied);
  if (!copied.is_object(Kind::tensor) && !copied.is_object(Kind::module)) return unknown_value();
  copied.fresh = true;
  copied.is_gradient = false;
  copied.alias_of = none;
  copied.views = none;
  return copied;
}

// Layers return floating-point tensors, with few exceptions.
Value call_object(const EvaluatedFile& program, const Value& object, std::uint32_t origin) {
  if (object.kind != Kind::module) return unknown_value();
  const bool is_guess = object.called == Kind::unknown;
  if (is_guess && object.made_by != none &&
      program.library.function(program.text(object.made_by)).gives_several) {
    return unknown_value();
  }
  Value given = is_guess ? object_value(Kind::tensor, Certainty::likely, Reason::module_call,
                                        object.ref, origin)
                         : object_value(object.called, object.certainty, Reason::method_of_known,
                                        object.ref, origin);
  if (given.is_object(Kind::tensor)) given.number = Number::fraction;
  given.fresh = true;
  return given;
}

// The result of calling a module in a container that `call` created.
Kind result_of_elements(const Evaluation& run, const Call& call) {
  if (call.positional == 0 && call.keywords == 0 && !call.unpacks) return Kind::none;
  if (call.positional != 1 || call.unpacks) return Kind::unknown;
  const Value& modules = run.values[run.operand(call.first)];
  if (modules.is(Tag::empty)) return Kind::none;
  const Value element = as_object(run, element_of(run, modules, 0));
  return element.is_object(Kind::module) ? element.called : Kind::unknown;
}

// The result of the last of the modules that are the arguments of `call`.
Kind result_of_last_argument(const Evaluation& run, const Call& call) {
  if (call.keywords > 0) return Kind::unknown;
  const std::uint32_t after_positional = call.first + call.positional;
  const OpId unpacked = call.unpacks ? run.operand(after_positional) : opaque_value;
  const bool is_unpacked = unpacked != opaque_value;
  if (!is_unpacked && call.positional == 0) return Kind::unknown;
  const Value last = as_object(run, is_unpacked ? element_of(run, run.values[unpacked], 0)
                                                : run.values[run.operand(after_positional - 1)]);
  return last.is_object(Kind::module) ? last.called : Kind::unknown;
}

// The result of calling the module that `call` of `api` created; for a container, the result of
// calling each of its modules.
Kind result_of_calling(const Evaluation& run, const Value& module, NameId api, const Call& call) {
  if (module.is_object(Kind::modules)) return result_of_elements(run, call);
  if (!module.is_object(Kind::module)) return Kind::unknown;
  const bool is_sequential = run.library.function(run.text(api)).calls_in_turn;
  return is_sequential ? result_of_last_argument(run, call)
                       : run.library.name(run.text(api)).called;
}

// A call of the object with the qualified name `callee`.
Value call_name(Evaluation& run, const Value& callee, const CallSite& site) {
  const std::string_view api = run.text(callee.ref);
  if (api == "importlib.import_module") return import_by_name(run, site.call);
  const FunctionTraits traits = run.library.function(api);
  if (traits.reshapes_first) return first_argument_or_tensor(run, callee, site);
  if (traits.copies_first) return copy_of_first_argument(run, site.call);
  const Value own = instance_of_overriding_class(run, callee, site.op.start);
  if (!own.is(Tag::unbound)) return own;
  const Value derived = instance_of_program(run, callee, site.op.start);
  if (!derived.is(Tag::unbound)) return derived;
  const CallResult result = run.library.result_of_function(api, site.shape);
  Value made =
      object_value(result.kind, callee.certainty, Reason::call_of_api, callee.ref, site.op.start);
  made.called = result_of_calling(run, made, callee.ref, site.call);
  const bool has_maker = made.is_object(Kind::module) || made.is_object(Kind::tensors) ||
                         made.is_object(Kind::distribution);
  if (has_maker) made.made_by = callee.ref;
  describe_call(run, made, result, site.call);
  return made;
}

// A call of an instance of a class of this file; a module runs its `forward`.
Value call_instance(Evaluation& run, const Value& callee, const Op& op) {
  const ClassFacts* type = run.classes.find(callee.ref);
  const bool is_module = type != nullptr && type->kind == Kind::module;
  const NameId method = run.names.texts.find(is_module ? "forward" : "__call__");
  const bool is_inherited = is_module && type->bases.empty() && !type->open &&
                            (method == none || member_of(run, callee.ref, method) == none);
  if (!is_inherited) return call_member(run, {.type = callee.ref, .name = method}, op);
  return object_value(run.library.name(run.text(type->kind_from)).called, Certainty::sure,
                      Reason::method_of_known, type->kind_from, op.start);
}

// A call of a callee that is known as a value.
Value call_value(Evaluation& run, const Value& callee, const CallSite& site) {
  switch (callee.tag) {
    case Tag::name: return call_name(run, callee, site);
    case Tag::builtin: return call_builtin(run, callee, site.op);
    case Tag::function:
      pass_arguments(run, site.op, callee.ref, 0);
      return call_function(run, callee.ref);
    case Tag::type: return {.tag = Tag::instance, .ref = callee.ref};
    case Tag::instance: return call_instance(run, callee, site.op);
    case Tag::object:
      return is_foreign(run, callee) ? part_of_foreign(callee)
                                     : call_object(run, callee, site.op.start);
    default: return unknown_value();
  }
}

Value call_result(Evaluation& run, const Op& op) {
  const Op& callee = run.op(op.a);
  const Value& called = run.values[op.a];
  const Call& call = run.call(op);
  const CallSite site{.op = op, .call = call, .shape = call_shape(run, call)};
  if (!called.is(Tag::name) && !called.is(Tag::builtin)) widen_passed_lists(run, op);
  if (!is_method(run, callee) || !called.is(Tag::unknown)) return call_value(run, called, site);
  note_added_elements(run, callee, op);
  return call_method(run, callee, site);
}

// Records what the result of a method of the tensor `receiver` aliases, and what the method writes
// to.
void note_tensor_method(Evaluation& run, Value& made, const Value& receiver, OpId at) {
  const Op& op = run.op(at);
  const MethodTraits traits = run.library.method(run.text(run.op(op.a).b));
  const Production by{.making = traits.making, .gives_views = traits.gives_views, .at = at};
  if (by.gives_views && made.is(Tag::unknown)) {
    made = object_value(Kind::foreign, receiver.certainty, Reason::method_of_known, none, op.start);
  }
  if (traits.changes_receiver) mark_written(run, receiver);
  if (by.making == Making::held) mark_escaped(run, receiver);
  set_aliasing(run, made, by, receiver);
}

// Records what the result of a function of the library aliases.
void note_function(Evaluation& run, Value& made, const Value& callee, OpId at) {
  const FunctionTraits traits = run.library.function(run.text(callee.ref));
  const std::span<const OpId> arguments = run.positional(run.call(run.op(at)));
  const Production by{.making = traits.making, .gives_views = traits.gives_views, .at = at};
  set_aliasing(run, made, by, arguments.empty() ? Value{} : run.values[arguments.front()]);
}

}  // namespace

Value evaluate_call(Evaluation& run, OpId at, const Op& op) {
  Value made = call_result(run, op);
  made.alias_of = none;
  const Value& callee = run.values[op.a];
  const Op& callee_op = run.op(op.a);
  const bool is_tensor_method =
      is_method(run, callee_op) && run.values[callee_op.a].is_object(Kind::tensor);
  if (is_tensor_method) {
    note_tensor_method(run, made, run.values[callee_op.a], at);
  } else if (callee.is(Tag::name)) {
    note_function(run, made, callee, at);
  }
  for (const NameId keyword : run.keyword_names(run.call(op))) {
    if (run.library.keyword(run.text(keyword)).makes_leaf) made.fresh = false;
  }
  mark_escaping_arguments(run, op, made);
  return made;
}

}  // namespace paddle_ls::python
