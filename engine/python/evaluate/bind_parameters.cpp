#include "engine/python/evaluate/bind_parameters.hpp"

#include "engine/python/evaluate/annotations.hpp"
#include "engine/python/evaluate/decorators.hpp"
#include "engine/python/evaluate/overrides.hpp"
#include "engine/python/evaluate/variables.hpp"

namespace paddle_ls::python {
namespace {

using Tag = Value::Tag;

// The parameters of modules and autograd functions are tensors; for the latter, not those with a
// default.
bool takes_tensors(const Evaluation& run, const FunctionFacts& facts, ScopeId class_body,
                   const TapeParameter& parameter) {
  const ClassFacts* type = run.classes.find(class_body);
  if (type == nullptr) return false;
  const std::string_view method = run.text(run.names.scopes[facts.scope].name);
  if (type->kind == Kind::module) return method == "forward";
  const bool computes = method == "forward" || method == "backward";
  return type->kind == Kind::function_context && computes && parameter.default_value == none;
}

// The first parameter of a static method of an autograd function. If a function sets up its context
// in a separate method, its `forward` has no context.
Value context_value(const Evaluation& run, const FunctionFacts& facts, ScopeId class_body) {
  const ClassFacts* type = run.classes.find(class_body);
  if (type == nullptr || type->kind != Kind::function_context) return unknown_value();
  const std::string_view method = run.text(run.names.scopes[facts.scope].name);
  const bool is_forward = method == "forward";
  if (!is_forward && method != "backward" && method != "setup_context") return unknown_value();
  return object_value(Kind::function_context, is_forward ? Certainty::likely : Certainty::sure,
                      Reason::base_class, type->kind_from, run.op(facts.begin).start);
}

// Code outside the file may call the function too, so this is never certain.
Value passed_value(const Evaluation& run, SymbolId parameter) {
  const Value& now = run.rounds.next.passed[parameter];
  Value value =
      now.is(Tag::object) || now.is(Tag::instance) ? now : run.rounds.before.passed[parameter];
  if (is_text(value)) return python_value(Reason::text, Certainty::likely);
  if (overriding_class(run, value) != none) return value;
  if (!value.is(Tag::object) || value.kind == Kind::foreign || value.kind == Kind::none) {
    return unknown_value();
  }
  value.certainty = Certainty::likely;
  value.reason = Reason::passed_argument;
  value.fresh = false;
  value.alias_of = none;
  return value;
}

// A parameter that is known to be a tensor gets its element type from the calls.
Value with_passed_numbers(const Evaluation& run, Value value, SymbolId parameter) {
  if (!value.is_object(Kind::tensor) || value.number != Number::unknown) return value;
  const Value passed = passed_value(run, parameter);
  if (passed.is_object(Kind::tensor)) value.number = passed.number;
  return value;
}

// The value of the first parameter of a method in the body of a class; unbound if it is an ordinary
// parameter.
Value first_of_method(const Evaluation& run, const FunctionFacts& facts, ScopeId class_body) {
  const MethodForm form = method_form(run, facts.scope);
  if (form == MethodForm::of_class) return {.tag = Tag::type, .ref = class_body};
  const bool is_plain = facts.defined != none && (run.op(facts.defined).flags & decorated) == 0;
  const SymbolId parameter = run.tape.parameters[facts.first_parameter].symbol;
  // A decorated method can be static or a class method; then its first parameter is not an
  // instance.
  const bool is_bound = is_plain || form == MethodForm::property ||
                        run.text(run.tape.symbols[parameter].name) == "self";
  if (is_bound) return {.tag = Tag::instance, .ref = class_body};
  const Value context = context_value(run, facts, class_body);
  return form != MethodForm::static_ || !context.is(Tag::unknown) ? context : Value{};
}

// The class body that contains a function; `none` for what is not a method, such as a lambda.
ScopeId class_of_method(const EvaluatedFile& program, const FunctionFacts& facts) {
  const Scope& scope = program.names.scopes[facts.scope];
  if (scope.parent == none || scope.kind != ScopeKind::function) return none;
  const bool is_in_class = program.names.scopes[scope.parent].kind == ScopeKind::class_body;
  return is_in_class ? scope.parent : none;
}

Value parameter_value(const Evaluation& run, const FunctionFacts& facts, std::uint32_t index) {
  const TapeParameter& parameter = run.tape.parameters[facts.first_parameter + index];
  if (parameter.form != ParameterForm::plain) return python_value();
  const ScopeId class_body = class_of_method(run, facts);
  if (class_body != none && index == 0) {
    const Value first = first_of_method(run, facts, class_body);
    if (!first.is(Tag::unbound)) return first;
  }
  if (parameter.annotation != none) {
    const Value value = annotated(run, parameter.annotation);
    if (!value.is(Tag::unknown)) return with_passed_numbers(run, value, parameter.symbol);
  }
  const bool has_text =
      parameter.default_value != none && run.op(parameter.default_value).code == OpCode::string;
  if (has_text) return python_value(Reason::text, Certainty::likely);
  if (class_body != none && takes_tensors(run, facts, class_body, parameter)) {
    const Value tensor = object_value(Kind::tensor, Certainty::likely, Reason::forward_parameter,
                                      none, run.op(facts.begin).start);
    return with_passed_numbers(run, tensor, parameter.symbol);
  }
  return passed_value(run, parameter.symbol);
}

}  // namespace

void bind_parameters(Evaluation& run, const FunctionFacts& facts) {
  for (std::uint32_t i = 0; i < facts.parameter_count; ++i) {
    bind_variable(run, run.tape.parameters[facts.first_parameter + i].symbol,
                  parameter_value(run, facts, i));
  }
}

}  // namespace paddle_ls::python
