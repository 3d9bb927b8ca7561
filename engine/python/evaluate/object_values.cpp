#include "engine/python/evaluate/object_values.hpp"

#include <algorithm>

namespace paddle_ls::python {
namespace {

using Tag = Value::Tag;

constexpr int deepest_class = 8;

// Packages of Python whose functions return what they were given.
constexpr std::string_view passing_on[] = {"pickle", "random"};

Value object_of_class(const EvaluatedFile& program, const ClassFacts* type) {
  if (type == nullptr) return unknown_value();
  if (type->kind != Kind::unknown) {
    return instance_of(program, type->kind, type->kind_from, Reason::base_class, 0);
  }
  return type->open ? unknown_value() : python_value();
}

void add_base_of_file(const Classes& classes, ScopeId base, ClassFacts& type) {
  type.bases.push_back(base);
  const ClassFacts* known = classes.find(base);
  if (known != nullptr && type.kind == Kind::unknown) {
    type.kind = known->kind;
    type.kind_from = known->kind_from;
  }
  if (known == nullptr || known->open) type.open = true;
  if (known != nullptr && known->overrides) type.overrides = true;
}

void add_named_base(const EvaluatedFile& program, NameId base, ClassFacts& type) {
  const Kind kind = program.library.name(program.text(base)).instance;
  if (type.kind == Kind::unknown) {
    type.kind = kind;
    type.kind_from = base;
  }
  if (kind == Kind::unknown) type.open = true;
  if (overriding_kind(program.known, program.text(base)) != Kind::unknown) type.overrides = true;
}

ScopeId first_base(const Evaluation& run, ScopeId type) {
  const ClassFacts* facts = run.classes.find(type);
  return facts == nullptr || facts->bases.empty() ? none : facts->bases.front();
}

}  // namespace

Value name_value(Evaluation& run, NameId qualified, OpId binding) {
  return {.tag = Tag::name,
          .known_root = run.library_names.contains(qualified, run.names, run.known),
          .ref = qualified,
          .origin = binding};
}

Value instance_of(const EvaluatedFile& program, Kind kind, NameId api, Reason reason,
                  std::uint32_t origin) {
  Value made = object_value(kind, Certainty::sure, reason, api, origin);
  if (made.is_object(Kind::module)) {
    made.made_by = api;
    made.called = program.library.name(program.text(api)).called;
  }
  return made;
}

Value instance_of_program(const EvaluatedFile& program, const Value& type, std::uint32_t origin) {
  const NameFacts facts = program.library.name(program.text(type.ref));
  if (!facts.is_of_program) return {};
  Value made = instance_of(program, facts.instance, type.ref, Reason::base_class, origin);
  made.certainty = type.certainty;
  return made;
}

bool defines_itself(const EvaluatedFile& program, const Value& object, NameId member) {
  if (!object.is(Tag::object)) return false;
  const NameId type = object.reason == Reason::base_class ? object.ref : object.made_by;
  return type != none && program.library.defines(program.text(type), program.text(member));
}

Value as_object(const Evaluation& run, const Value& value) {
  switch (value.tag) {
    case Tag::name:
      return object_value(run.library.name(run.text(value.ref)).value, value.certainty,
                          Reason::value_of_api, value.ref, 0);
    case Tag::instance: return object_of_class(run, run.classes.find(value.ref));
    case Tag::builtin:
    case Tag::function:
    case Tag::type:
    case Tag::empty:
    case Tag::mapping:
    case Tag::pair:
    case Tag::pairs: return python_value();
    case Tag::conflict:
    case Tag::unbound: return unknown_value();
    default: return value;
  }
}

bool is_foreign(const EvaluatedFile& program, const Value& object) {
  const bool is_made = object.reason == Reason::call_of_api ||
                       object.reason == Reason::value_of_api || object.reason == Reason::annotation;
  if (!object.is_object(Kind::foreign) || !is_made || object.ref == none) return false;
  const std::string_view maker = program.text(object.ref);
  const std::string_view package = maker.substr(0, maker.find('.'));
  return std::find(std::begin(passing_on), std::end(passing_on), package) == std::end(passing_on);
}

void begin_class(Evaluation& run, const Op& op) {
  ClassFacts& type = run.classes.open(op.a);
  type.bases.clear();
  type.open = false;
  type.overrides = false;
  for (const OpId part : run.parts(op)) {
    const Value& base = run.values[part];
    if (base.is(Tag::type)) {
      add_base_of_file(run.classes, base.ref, type);
    } else if (base.is(Tag::name) && base.certainty == Certainty::sure) {
      add_named_base(run, base.ref, type);
    } else if (!base.is(Tag::builtin)) {
      type.open = true;
    }
  }
}

SymbolId member_of(const Evaluation& run, ScopeId type, NameId name) {
  for (int depth = 0; depth < deepest_class && type != none; ++depth) {
    const SymbolId member = run.symbols.find(type, name);
    if (member != none && run.tape.symbols[member].bound) return member;
    type = first_base(run, type);
  }
  return none;
}

const Value* instance_attribute(const Evaluation& run, ScopeId type, NameId name) {
  for (int depth = 0; depth < deepest_class && type != none; ++depth) {
    for (const InstanceAttribute& attribute : run.rounds.before.attributes[type]) {
      if (attribute.name == name) return &attribute.value;
    }
    type = first_base(run, type);
  }
  return nullptr;
}

}  // namespace paddle_ls::python
