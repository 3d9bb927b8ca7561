#include "engine/python/evaluate/decorators.hpp"

namespace paddle_ls::python {
namespace {

using Tag = Value::Tag;

MethodForm form_made_by(const EvaluatedFile& program, const Value& decorator) {
  if (!decorator.is(Tag::builtin) && !decorator.is(Tag::name)) return MethodForm::plain;
  const std::string_view name = program.text(decorator.ref);
  if (decorator.is(Tag::name)) {
    return name == "functools.cached_property" ? MethodForm::property : MethodForm::plain;
  }
  if (name == "staticmethod") return MethodForm::static_;
  if (name == "classmethod") return MethodForm::of_class;
  return name == "property" ? MethodForm::property : MethodForm::plain;
}

}  // namespace

MethodForm method_form(const Evaluation& run, ScopeId function) {
  const OpId definition = run.tape.functions[run.tape.function_of_scope[function]].defined;
  if (definition == none) return MethodForm::plain;
  for (OpId at = definition; run.op(at - 1).code == OpCode::decorated_by; --at) {
    const MethodForm form = form_made_by(run, run.values[run.op(at - 1).a]);
    if (form != MethodForm::plain) return form;
  }
  return MethodForm::plain;
}

bool is_accessor(const Evaluation& run, OpId definition) {
  const Op& before = run.op(definition - 1);
  if (before.code != OpCode::decorated_by) return false;
  const Op& decorator = run.op(before.a);
  if (decorator.code != OpCode::attribute || !run.values[decorator.a].is(Tag::function))
    return false;
  const std::string_view name = run.text(decorator.b);
  return name == "setter" || name == "deleter";
}

bool keeps_function(const Evaluation& run, OpId definition) {
  for (OpId at = definition; run.op(at - 1).code == OpCode::decorated_by; --at) {
    const OpId decorator = run.op(at - 1).a;
    const bool is_made = run.op(decorator).code == OpCode::call;
    const Value& maker = run.values[is_made ? run.op(decorator).a : decorator];
    if (form_made_by(run, maker) != MethodForm::plain) continue;
    if (!maker.is(Tag::name)) return false;
    if (!run.library.function(run.text(maker.ref)).keeps_functions) return false;
  }
  return true;
}

}  // namespace paddle_ls::python
