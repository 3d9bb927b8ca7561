#include "engine/python/collect/operation_failures.hpp"

#include <algorithm>
#include <iterator>

namespace paddle_ls::python {

using Tag = Value::Tag;
namespace {

// Builtins that raise none of the exceptions in question.
constexpr std::string_view harmless[] = {"enumerate", "len", "print", "range", "str", "zip"};

Value object_of(const FileView& file, OpId op) {
  return file.run.as_object(file.run.value(op));
}

bool is_surely_tensor(const Value& object) {
  return object.is_object(Kind::tensor) && object.certainty == Certainty::sure;
}

// True for a tensor that certainly has dimensions.
bool surely_has_axes(const Value& object) {
  return object.is_object(Kind::tensor) && object.axes != unknown_axes && object.axes > 0;
}

// True for a call with two tensor arguments, or several in a display.
bool is_given_tensors(const FileView& file, const Call& call) {
  int tensors = 0;
  const auto count = [&](OpId given) {
    tensors += object_of(file, given).is_object(Kind::tensor) ? 1 : 0;
  };
  for (const OpId argument : arguments_of(file, call)) {
    count(argument);
    const Value& given = file.run.value(argument);
    if (!given.is(Tag::sequence)) continue;
    for (const OpId element : elements_of(file, file.tape.ops[given.ref])) count(element);
  }
  return tensors > 1;
}

Failures failures_of_builtin(const FileView& file, std::string_view function, const Call& call) {
  const bool is_harmless =
      std::find(std::begin(harmless), std::end(harmless), function) != std::end(harmless);
  const Failures otherwise = is_harmless ? 0 : failing::foreign;
  if (call.positional != 1) return otherwise;
  const Value given = object_of(file, file.tape.operands[call.first]);
  if (!given.is_object(Kind::tensor)) return otherwise;
  if (function == "bool") return failing::truth;
  if (function == "len") return failing::length;
  if (function == "float" || function == "int") return surely_has_axes(given) ? 0 : failing::number;
  return otherwise;
}

// `x.view(2)`
Failures failures_of_method(const FileView& file, const Op& op) {
  const Op& written = file.tape.ops[op.a];
  if (written.code != OpCode::attribute) return failing::foreign;
  if (!is_surely_tensor(object_of(file, written.a))) return failing::foreign;
  const Failures failures = file.library.method(file.names.text(written.b)).failures;
  const bool has_arguments = file.tape.calls[op.b].positional > 0;
  return has_arguments ? failures : static_cast<Failures>(failures & ~failing::dimensions);
}

Failures failures_of_call(const FileView& file, const FunctionFailures& functions, const Op& op) {
  const Call& call = file.tape.calls[op.b];
  const Value& callee = file.run.value(op.a);
  switch (callee.tag) {
    case Tag::builtin: return failures_of_builtin(file, file.names.text(callee.ref), call);
    case Tag::function:
      return callee.ref < functions.of_scope.size() ? functions.of_scope[callee.ref]
                                                    : failing::foreign;
    case Tag::name:
      return callee.known_root ? failures_of_api(file, file.names.text(callee.ref), call)
                               : failing::foreign;
    default: break;
  }
  const Value object = file.run.as_object(callee);
  // A function passed as an argument may be any of the lambdas.
  const bool is_passed =
      object.is(Tag::unknown) || (object.is_object(Kind::foreign) && !callee.is(Tag::type));
  if (is_passed && file.tape.ops[op.a].code == OpCode::load)
    return functions.of_lambdas | failing::foreign;
  if (!object.is_object(Kind::module)) return failures_of_method(file, op);
  const bool is_layer = object.made_by != none && object.certainty == Certainty::sure &&
                        !file.library.name(file.names.text(object.made_by)).is_of_program;
  return is_layer ? failing::shapes : failing::shapes | failing::foreign;
}

Failures failures_of_operands(const FileView& file, OpId first, OpId second) {
  const Value left = object_of(file, first);
  const Value right = object_of(file, second);
  if (!left.is_object(Kind::tensor) || !right.is_object(Kind::tensor)) return 0;
  return is_surely_tensor(left) && is_surely_tensor(right) ? failing::shapes
                                                           : failing::shapes | failing::foreign;
}

}  // namespace

Failures failures_of_api(const FileView& file, std::string_view api, const Call& call) {
  const Failures failures = file.library.function(api).failures;
  if (failures == 0) return is_given_tensors(file, call) ? failing::shapes : 0;
  const bool has_arguments = call.positional + call.keywords > 0;
  return has_arguments ? failures : static_cast<Failures>(failures & ~failing::dimensions);
}

Failures failures_of(const FileView& file, const FunctionFailures& functions, OpId at) {
  const Op& op = file.tape.ops[at];
  switch (op.code) {
    case OpCode::bar:
    case OpCode::binary: return failures_of_operands(file, op.a, op.b);
    case OpCode::augment:
      if (is_surely_tensor(object_of(file, op.a))) return failing::shapes;
      return failures_of_operands(file, op.a, op.b);
    case OpCode::compare: {
      const std::span<const OpId> operands = elements_of(file, op);
      if ((op.flags & identity) != 0 || operands.size() != 2) return 0;
      return failures_of_operands(file, operands[0], operands[1]);
    }
    case OpCode::call: return failures_of_call(file, functions, op);
    case OpCode::control: {
      const bool is_test = op.control == Control::if_begin;
      return is_test && surely_has_axes(file.run.value(at - 1)) ? failing::truth : 0;
    }
    case OpCode::iterate: {
      const Value given = object_of(file, op.b);
      return given.is_object(Kind::tensor) && given.axes == 0 ? failing::length : 0;
    }
    case OpCode::target_subscript:
      return is_surely_tensor(object_of(file, op.a)) ? failing::shapes : 0;
    case OpCode::stop_branch: return failing::foreign;
    default: return 0;
  }
}

}  // namespace paddle_ls::python
