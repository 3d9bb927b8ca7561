#include "engine/python/evaluate/local_calls.hpp"

#include <span>

#include "engine/python/evaluate/aliasing.hpp"
#include "engine/python/evaluate/decorators.hpp"
#include "engine/python/evaluate/object_values.hpp"
#include "engine/python/evaluate/overrides.hpp"

namespace paddle_ls::python {
namespace {

using Tag = Value::Tag;

}  // namespace

void pass_arguments(Evaluation& run, const Op& op, ScopeId to, std::uint32_t bound) {
  const std::uint32_t function = run.tape.function_of_scope[to];
  const Call& call = run.call(op);
  if (function == none || call.unpacks || run.flow.dead()) return;
  const FunctionFacts& facts = run.tape.functions[function];
  const auto give = [&](const TapeParameter& parameter, std::uint32_t argument) {
    Value& passed = run.rounds.next.passed[parameter.symbol];
    passed = join(passed, as_passed(run, run.operand(call.first + argument)));
    if (run.aliasing.escaping_parameters[parameter.symbol]) {
      mark_escaped(run, run.values[run.operand(call.first + argument)]);
    }
  };
  const std::span<const TapeParameter> parameters =
      std::span(run.tape.parameters).subspan(facts.first_parameter, facts.parameter_count);
  for (std::uint32_t i = 0; i < call.positional && bound + i < parameters.size(); ++i) {
    const TapeParameter& parameter = parameters[bound + i];
    if (parameter.form != ParameterForm::plain) break;
    give(parameter, i);
  }
  for (std::uint32_t i = 0; i < call.keywords; ++i) {
    const NameId keyword = run.tape.keyword_names[call.first_keyword + i];
    for (const TapeParameter& parameter : parameters) {
      const bool is_meant = parameter.form == ParameterForm::plain &&
                            run.tape.symbols[parameter.symbol].name == keyword;
      if (is_meant) give(parameter, call.positional + i);
    }
  }
}

Value call_function(const Evaluation& run, ScopeId scope) {
  const std::uint32_t function = run.tape.function_of_scope[scope];
  if (function == none) return unknown_value();
  // The result of the function in this round, if it has run, is at least as good as that of the
  // last one.
  const Round& round = run.rounds.next.finished[function] ? run.rounds.next : run.rounds.before;
  Value result = round.results[function];
  if (overriding_class(run, result) != none) return result;
  if (result.is(Tag::object)) result.reason = Reason::local_function;
  // A decorator may keep the result of the function.
  const OpId defined = run.tape.functions[function].defined;
  if (defined != none && (run.op(defined).flags & decorated) != 0) result.fresh = false;
  const bool is_something =
      result.is(Tag::object) || result.is(Tag::instance) || result.is(Tag::sequence);
  return is_something ? result : unknown_value();
}

Value call_member(Evaluation& run, const ClassMember& called, const Op& op) {
  const SymbolId member = called.name == none ? none : member_of(run, called.type, called.name);
  if (member == none) return unknown_value();
  const Value& method = run.rounds.summary_so_far(member);
  if (!method.is(Tag::function)) return unknown_value();
  const MethodForm form = method_form(run, method.ref);
  if (form == MethodForm::property)
    return unknown_value();  // the call is on the value of the property
  const bool is_bound =
      called.through_class ? form == MethodForm::of_class : form != MethodForm::static_;
  pass_arguments(run, op, method.ref, is_bound ? 1 : 0);
  return call_function(run, method.ref);
}

}  // namespace paddle_ls::python
