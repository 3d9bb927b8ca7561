#include "engine/python/evaluate/annotations.hpp"

#include <algorithm>
#include <span>

#include "engine/python/evaluate/object_values.hpp"

namespace paddle_ls::python {
namespace {

using Tag = Value::Tag;

// The types in `Union[...]`; empty for anything else, and for a union of one.
std::span<const OpId> choices_of(const Evaluation& run, const Op& form) {
  if (form.code != OpCode::subscript || form.c == none) return {};
  const Value& value = run.values[form.a];
  if (!value.is(Tag::name) || run.text(value.ref) != "typing.Union") return {};
  return run.parts(run.op(form.c));
}

// True for the typing forms that mean the type in their subscript.
bool names_one_type(const Evaluation& run, const Op& form) {
  const Value& value = run.values[form.a];
  if (!value.is(Tag::name)) return false;
  const std::string_view name = run.text(value.ref);
  if (name == "typing.Union") return form.c == none;
  constexpr std::string_view forms[] = {"typing.Optional", "typing.Annotated", "typing.Final",
                                        "typing.ClassVar", "typing_extensions.Annotated"};
  return std::find(std::begin(forms), std::end(forms), name) != std::end(forms);
}

}  // namespace

Value annotated_type(const Evaluation& run, OpId annotation) {
  const Op& op = run.op(annotation);
  const Value& value = run.values[annotation];
  if (op.code == OpCode::none_literal) return value;
  switch (value.tag) {
    case Tag::name: {
      const Value derived = instance_of_program(run, value, op.start);
      if (!derived.is(Tag::unbound)) return derived;
      const NameFacts type = run.library.name(run.text(value.ref));
      Value promised =
          object_value(type.instance, value.certainty, Reason::annotation, value.ref, op.start);
      if (promised.is_object(Kind::module)) promised.called = type.called;
      if (promised.is_object(Kind::tensor)) {
        promised.number = run.library.element_type(run.text(value.ref));
      }
      return promised;
    }
    case Tag::type: return {.tag = Tag::instance, .ref = value.ref};
    case Tag::builtin: {
      constexpr std::string_view plain[] = {"int",  "float", "str", "bool",      "bytes",  "dict",
                                            "list", "tuple", "set", "frozenset", "complex"};
      const std::string_view name = run.text(value.ref);
      const bool is_plain = std::find(std::begin(plain), std::end(plain), name) != std::end(plain);
      if (name == "str") return python_value(Reason::text);
      if (name == "float") return constant_value(Number::fraction);
      return is_plain ? python_value() : unknown_value();
    }
    default: return unknown_value();
  }
}

Value annotated(const Evaluation& run, OpId annotation) {
  constexpr int deepest = 16;
  Value promised;
  OpId waiting[deepest] = {annotation};
  for (int left = 1; left > 0;) {
    const Op& op = run.op(waiting[--left]);
    const std::span<const OpId> choices = choices_of(run, op);
    if (op.code == OpCode::bar && left + 2 <= deepest) {
      waiting[left++] = op.b;
      waiting[left++] = op.a;
    } else if (!choices.empty() && left + static_cast<int>(choices.size()) <= deepest) {
      left = static_cast<int>(std::reverse_copy(choices.begin(), choices.end(), waiting + left) -
                              waiting);
    } else if (op.code == OpCode::subscript && names_one_type(run, op)) {
      waiting[left++] = op.b;
    } else {
      promised = join(promised, annotated_type(run, waiting[left]));
    }
  }
  return promised;
}

}  // namespace paddle_ls::python
