#include "engine/python/evaluate/evaluated_tape.hpp"

#include "engine/python/evaluate/duck_typing.hpp"
#include "engine/python/evaluate/elements.hpp"
#include "engine/python/evaluate/object_values.hpp"
#include "engine/python/evaluate/overrides.hpp"

namespace paddle_ls::python {

Value EvaluatedTape::as_object(const Value& value) const {
  return python::as_object(run_, value);
}

Value EvaluatedTape::element_of(const Value& iterable, std::uint32_t origin) const {
  return python::element_of(run_, iterable, origin);
}

Value EvaluatedTape::value_in(const Value& mapping, std::uint32_t origin) {
  return python::value_in(mapping, origin);
}

bool EvaluatedTape::is_of_library(NameId qualified) {
  return run_.library_names.contains(qualified, run_.names, run_.known);
}

bool EvaluatedTape::views_are_written(OpId op) const {
  const std::vector<bool>& written = run_.aliasing.written_views;
  return op < written.size() && written[op];
}

SymbolId EvaluatedTape::member_of(ScopeId type, NameId name) const {
  return python::member_of(run_, type, name);
}

const Value* EvaluatedTape::instance_attribute(ScopeId type, NameId name) const {
  return python::instance_attribute(run_, type, name);
}

bool EvaluatedTape::defines_itself(const Value& object, NameId member) const {
  return python::defines_itself(run_, object, member);
}

NameId EvaluatedTape::overriding_class(const Value& object) const {
  return python::overriding_class(run_, object);
}

bool EvaluatedTape::is_tensor_method(const Op& attribute) const {
  return python::is_tensor_method(run_, attribute);
}

bool EvaluatedTape::is_text_method(const Op& attribute) const {
  return python::is_text_method(run_, attribute);
}

bool EvaluatedTape::is_not_tensor_method(const Op& attribute) const {
  return python::is_not_tensor_method(run_, attribute);
}

bool EvaluatedTape::reads_gradient(const Op& attribute) const {
  return python::reads_gradient(run_, attribute);
}

}  // namespace paddle_ls::python
