#include "engine/python/evaluate/builtin_calls.hpp"

#include <algorithm>
#include <iterator>
#include <span>

#include "engine/python/evaluate/containers.hpp"
#include "engine/python/evaluate/elements.hpp"
#include "engine/python/evaluate/object_values.hpp"
#include "engine/python/evaluate/string_values.hpp"
#include "engine/python/facts/plain_dotted.hpp"
#include "engine/python/record/tape.hpp"

namespace paddle_ls::python {
namespace {

using Tag = Value::Tag;

// A call of a builtin, with its first argument, which is unknown if there is none.
struct BuiltinCall {
  const Op& op;
  const Call& call;
  Value first;
};

Value give_object(Evaluation&, const BuiltinCall&) {
  return python_value();
}

Value give_text(Evaluation&, const BuiltinCall&) {
  return python_value(Reason::text);
}

Value give_lines(Evaluation&, const BuiltinCall&) {
  return python_value(Reason::texts);
}

Value give_whole_number(Evaluation&, const BuiltinCall&) {
  return constant_value(Number::whole);
}

Value give_fraction(Evaluation&, const BuiltinCall&) {
  return constant_value(Number::fraction);
}

Value text_of_first(Evaluation&, const BuiltinCall& call) {
  return text_of(call.first);
}

Value class_of_first(Evaluation&, const BuiltinCall& call) {
  return call.call.positional == 1 ? class_of_object(call.first) : python_value();
}

Value absolute_value(Evaluation& run, const BuiltinCall& call) {
  Value made = as_object(run, call.first);
  made.fresh = true;
  made.alias_of = none;
  return made;
}

// `super()` in a class with a base from the library.
Value super_object(Evaluation& run, const BuiltinCall& call) {
  ScopeId scope = call.op.scope;
  while (scope != none && run.names.scopes[scope].kind != ScopeKind::class_body) {
    scope = run.names.scopes[scope].parent;
  }
  const ClassFacts* type = scope == none ? nullptr : run.classes.find(scope);
  if (type == nullptr || type->kind == Kind::unknown) return unknown_value();
  return instance_of(run, type->kind, type->kind_from, Reason::base_class, call.op.start);
}

// `getattr(library, "abs")` is `library.abs`. A default other than None may be the result instead.
Value attribute_by_name(Evaluation& run, const BuiltinCall& by) {
  const std::span<const OpId> arguments = run.positional(by.call);
  const bool is_plain = by.call.keywords == 0 && !by.call.unpacks;
  if (arguments.size() < 2 || arguments.size() > 3 || !is_plain) return unknown_value();
  const Value& object = run.values[arguments[0]];
  const std::string_view word = run.literal(arguments[1]);
  const bool is_identifier = is_plain_dotted(word) && word.find('.') == std::string_view::npos;
  if (!object.is(Tag::name) || !is_identifier) return unknown_value();
  Value value =
      name_value(run, run.names.texts.join(object.ref, run.names.texts.intern(word)), none);
  value.certainty = object.certainty;
  value.known_root = object.known_root;
  return arguments.size() == 3 ? join(value, run.values[arguments[2]]) : value;
}

// `__import__` returns the package, whichever module of it is named.
Value imported_package(Evaluation& run, const BuiltinCall& call) {
  const Value module = import_by_name(run, call.call);
  if (!module.is(Tag::name)) return module;
  const std::string_view path = run.text(module.ref);
  return name_value(run, run.names.texts.intern(path.substr(0, path.find('.'))), none);
}

// Loops unpack it again, see iteration.hpp.
Value zipped(Evaluation& run, const BuiltinCall& call) {
  return {.tag = Tag::zipped, .ref = static_cast<OpId>(&call.op - run.tape.ops.data())};
}

Value enumerated(Evaluation& run, const BuiltinCall& call) {
  if (call.first.is(Tag::zipped)) return zipped(run, call);
  const Value element = element_of(run, call.first, call.op.start);
  if (!element.is(Tag::object)) return unknown_value();
  return {Tag::pairs, element.kind, element.certainty, Reason::element,
          false,      element.ref,  call.op.start,     element.called};
}

// A list, a tuple or an iterator over the same elements.
Value same_elements(Evaluation& run, const BuiltinCall& call) {
  if (call.call.positional == 0 || call.first.is(Tag::empty)) return {.tag = Tag::empty};
  if (call.first.is(Tag::sequence)) {
    return container_of(element_of(run, call.first, call.op.start));
  }
  const Value object = as_object(run, call.first);
  const bool is_known = object.is_object(Kind::tensors) || object.is_object(Kind::modules) ||
                        holds_texts(object) || is_foreign(run, object);
  return is_known ? object : python_value();
}

struct Builtin {
  std::string_view name;
  Value (*result)(Evaluation&, const BuiltinCall&);
};

// Builtins whose result is informative, sorted.
constexpr Builtin builtins[] = {{"__import__", imported_package},
                                {"abs", absolute_value},
                                {"all", give_object},
                                {"any", give_object},
                                {"bin", give_object},
                                {"bool", give_object},
                                {"bytes", give_object},
                                {"chr", give_text},
                                {"dict", give_object},
                                {"dir", give_object},
                                {"enumerate", enumerated},
                                {"float", give_fraction},
                                {"format", give_text},
                                {"frozenset", give_object},
                                {"getattr", attribute_by_name},
                                {"hash", give_object},
                                {"hex", give_text},
                                {"id", give_object},
                                {"input", give_text},
                                {"int", give_whole_number},
                                {"isinstance", give_object},
                                {"issubclass", give_object},
                                {"iter", same_elements},
                                {"len", give_whole_number},
                                {"list", same_elements},
                                {"oct", give_object},
                                {"open", give_lines},
                                {"ord", give_whole_number},
                                {"print", give_object},
                                {"range", give_object},
                                {"repr", text_of_first},
                                {"reversed", same_elements},
                                {"set", give_object},
                                {"sorted", same_elements},
                                {"str", text_of_first},
                                {"super", super_object},
                                {"tuple", same_elements},
                                {"type", class_of_first},
                                {"vars", give_object},
                                {"zip", zipped}};

constexpr bool precedes(const Builtin& left, const Builtin& right) {
  return left.name < right.name;
}
static_assert(std::is_sorted(std::begin(builtins), std::end(builtins), precedes));

}  // namespace

Value import_by_name(Evaluation& run, const Call& call) {
  if (call.positional != 1 || call.keywords > 0 || call.unpacks) return unknown_value();
  const std::string_view word = run.literal(run.operand(call.first));
  if (!is_plain_dotted(word)) return unknown_value();
  return name_value(run, run.names.texts.intern(word), none);
}

Value call_builtin(Evaluation& run, const Value& callee, const Op& op) {
  const Builtin wanted{.name = run.text(callee.ref), .result = nullptr};
  const auto known = std::lower_bound(std::begin(builtins), std::end(builtins), wanted, precedes);
  if (known == std::end(builtins) || known->name != wanted.name) return unknown_value();
  const std::span<const OpId> arguments = run.positional(run.call(op));
  const Value first = arguments.empty() ? unknown_value() : run.values[arguments.front()];
  return known->result(run, {.op = op, .call = run.call(op), .first = first});
}

}  // namespace paddle_ls::python
