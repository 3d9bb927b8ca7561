// What annotations promise.
#include <algorithm>

#include "engine/python/evaluate/run_tape.hpp"

namespace paddle_ls::python {

using Tag = Value::Tag;

// What an annotation promises of the value. `X | None`, `Optional[X]`, `Union[X, None]` and
// `Annotated[X, ...]` promise X: where the value is None, whatever is asked of it fails. Unions
// nest, but hardly deeply.
Value TapeRunner::annotated(OpId annotation) {
  constexpr int deepest = 16;
  Value promised;
  OpId waiting[deepest] = {annotation};
  for (int left = 1; left > 0;) {
    const Op& op = tape_.ops[waiting[--left]];
    const std::span<const OpId> choices = choices_of(op);
    if (op.code == Code::bar && left + 2 <= deepest) {
      waiting[left++] = op.b;
      waiting[left++] = op.a;
    } else if (!choices.empty() && left + static_cast<int>(choices.size()) <= deepest) {
      left = static_cast<int>(std::reverse_copy(choices.begin(), choices.end(), waiting + left) -
                              waiting);
    } else if (op.code == Code::subscript && names_one_type(op)) {
      waiting[left++] = op.b;
    } else {
      promised = join(promised, annotated_plainly(waiting[left]));
    }
  }
  return promised;
}

// What names the types of `Union[...]`; empty for anything else, and for a union of one.
std::span<const OpId> TapeRunner::choices_of(const Op& form) const {
  if (form.code != Code::subscript || form.c == none) return {};
  const Value& value = values_[form.a];
  if (!value.is(Tag::name) || names_.text(value.ref) != "typing.Union") return {};
  const Op& types = tape_.ops[form.c];
  return std::span(tape_.operands).subspan(types.b, types.c - types.b);
}

// True for the typing forms that stand for the type in their subscript.
bool TapeRunner::names_one_type(const Op& form) const {
  const Value& value = values_[form.a];
  if (!value.is(Tag::name)) return false;
  const std::string_view name = names_.text(value.ref);
  if (name == "typing.Union") return form.c == none;
  constexpr std::string_view forms[] = {"typing.Optional", "typing.Annotated", "typing.Final",
                                        "typing.ClassVar", "typing_extensions.Annotated"};
  return std::find(std::begin(forms), std::end(forms), name) != std::end(forms);
}

Value TapeRunner::annotated_plainly(OpId annotation) {
  const Op& op = tape_.ops[annotation];
  const Value& value = values_[annotation];
  if (op.code == Code::none_literal) return value;
  switch (value.tag) {
    case Tag::name: {
      Value promised = object_value(kinds_.instance(names_.text(value.ref)), value.certainty,
                                    Reason::annotation, value.ref, op.start);
      if (promised.is_object(Kind::module)) {
        promised.called = kinds_.object_call(Kind::module, names_.text(value.ref));
      }
      if (promised.is_object(Kind::tensor)) {
        promised.number = kinds_.number_of_type(names_.text(value.ref));
      }
      return promised;
    }
    case Tag::type: return {.tag = Tag::instance, .ref = value.ref};
    case Tag::builtin: {
      constexpr std::string_view plain[] = {"int",  "float", "str", "bool",      "bytes",  "dict",
                                            "list", "tuple", "set", "frozenset", "complex"};
      const std::string_view name = names_.text(value.ref);
      const bool is_plain = std::find(std::begin(plain), std::end(plain), name) != std::end(plain);
      if (name == "str") return python_value(Reason::text);
      return is_plain ? python_value() : unknown_value();
    }
    default: return unknown_value();
  }
}

}  // namespace paddle_ls::python
