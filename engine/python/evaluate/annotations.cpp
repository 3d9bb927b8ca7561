#include "engine/python/evaluate/annotations.hpp"

#include <algorithm>
#include <array>
#include <span>

#include "engine/python/evaluate/containers.hpp"
#include "engine/python/evaluate/object_values.hpp"
#include "engine/python/record/tape.hpp"
#include "engine/text/word_set.hpp"

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

// The type that an annotation declares, with `type_of` for what is neither a union nor a form
// that means the type in its subscript.
Value declared(const Evaluation& run, OpId annotation,
               Value (*type_of)(const Evaluation& run, OpId annotation)) {
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
      promised = join(promised, type_of(run, waiting[left]));
    }
  }
  return promised;
}

// The last component of the name of a generic container of Python; empty for other types.
std::string_view generic_container(const Evaluation& run, const Value& type) {
  if (!type.is(Tag::name) && !type.is(Tag::builtin)) return {};
  std::string_view name = run.text(type.ref);
  if (type.is(Tag::builtin)) return name;
  constexpr std::string_view modules[] = {"typing.", "typing_extensions.", "collections.abc."};
  for (const std::string_view module : modules) {
    if (name.substr(0, module.size()) == module) return name.substr(module.size());
  }
  return {};
}

// The elements of `Tuple[X, Y]` or `Tuple[X, ...]` in common.
Value common_element(const Evaluation& run, std::span<const OpId> parts) {
  Value element;
  for (const OpId part : parts) {
    if (part == literal_value) continue;  // `...`
    element = join(element, declared(run, part, annotated_type));
  }
  return element;
}

// `List[X]`, `Tuple[X, ...]` or `Dict[str, X]` of tensors or modules; unknown for other types.
Value declared_container(const Evaluation& run, const Op& form) {
  static constexpr std::array<std::string_view, 8> lists = {
      "List", "list", "Sequence", "MutableSequence", "Iterable", "Set", "Iterator", "Collection"};
  static constexpr std::array<std::string_view, 2> tuples = {"Tuple", "tuple"};
  static constexpr std::array<std::string_view, 4> mappings = {"Dict", "dict", "Mapping",
                                                               "MutableMapping"};
  const std::string_view name = generic_container(run, run.values[form.a]);
  const std::span<const OpId> parts =
      form.c == none ? std::span<const OpId>(&form.b, 1) : run.parts(run.op(form.c));
  const bool is_mapping = text::is_one_of(name, mappings) && parts.size() == 2;
  const bool is_list = text::is_one_of(name, lists) && parts.size() == 1;
  if (!is_mapping && !is_list && !text::is_one_of(name, tuples)) return unknown_value();
  const Value element = common_element(run, is_mapping ? parts.subspan(1) : parts);
  const bool is_tensor = element.is_object(Kind::tensor) && !element.may_be_number;
  if (is_mapping) return is_tensor ? mapping_of(element) : unknown_value();
  return is_tensor || element.is_object(Kind::module) ? container_of(element) : unknown_value();
}

Value annotated_type_or_container(const Evaluation& run, OpId annotation) {
  const Op& op = run.op(annotation);
  if (op.code == OpCode::subscript) return declared_container(run, op);
  return annotated_type(run, annotation);
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
  const Value promised = declared(run, annotation, annotated_type_or_container);
  // For `Union[Tensor, List[Tensor]]`, containers are not considered.
  return promised.is(Tag::conflict) ? declared(run, annotation, annotated_type) : promised;
}

}  // namespace paddle_ls::python
