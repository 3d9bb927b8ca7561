#include "engine/python/evaluate/state/evaluation.hpp"

#include <algorithm>

#include "engine/python/record/tape.hpp"

namespace paddle_ls::python {
namespace {

void set_shared_values(std::vector<Value>& values) {
  values[opaque_value] = unknown_value();
  values[literal_value] = python_value();
  values[none_value] = object_value(Kind::none, Certainty::sure, Reason::literal, none, 0);
  values[slice_value] = python_value();
  values[text_value] = python_value(Reason::text);
  values[whole_value] = constant_value(Number::whole);
  values[fraction_value] = constant_value(Number::fraction);
  values[truth_value] = constant_value(Number::truth);
}

std::vector<NameId> overriding_methods_mentioned(const EvaluatedFile& program) {
  std::vector<NameId> methods;
  for (const std::string_view method : program.library.overriding_methods()) {
    const NameId name = program.names.texts.find(method);
    if (name != none) methods.push_back(name);
  }
  return methods;
}

}  // namespace

Evaluation::Evaluation(const EvaluatedFile& program)
    : EvaluatedFile(program),
      variables(find_variable_facts(program)),
      environment(tape.symbols.size()),
      flow(environment, tape.symbols.size()),
      values(tape.ops.size()),
      classes(names.scopes.size()),
      overriding_methods(overriding_methods_mentioned(program)) {
  rounds.before.reset(program);
  std::fill(rounds.before.results.begin(), rounds.before.results.end(), unknown_value());
  aliasing.escaping_parameters.assign(tape.symbols.size(), false);
  set_shared_values(values);
}

}  // namespace paddle_ls::python
