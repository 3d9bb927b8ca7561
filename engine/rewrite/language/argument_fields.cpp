#include "engine/rewrite/language/argument_fields.hpp"

#include "engine/rewrite/language/check_fields.hpp"
#include "engine/rewrite/language/read_difference.hpp"
#include "engine/rewrite/rows/parse_template.hpp"
#include "engine/text/quoted.hpp"

namespace paddle_ls::rewrite {

using text::quoted;

namespace {

// Entries of a map field: the rule's first, unless the alternative has the same key.
template <class Read>
void each(AlternativeFields& fields, std::string_view name, Read read) {
  const JsonValue* own = fields.own == nullptr ? nullptr : fields.own->find(name);
  if (const JsonValue* shared = fields.rule.object.find(name)) {
    for (const JsonMember& member : shared->members) {
      if (own == nullptr || own->find(member.key) == nullptr) read(member);
    }
  }
  if (own == nullptr) return;
  for (const JsonMember& member : own->members) read(member);
}

void add_named(AlternativeFields& fields, ArgumentAction action, const JsonMember& member) {
  const std::uint16_t at = fields.parameter(member.key, member.offset);
  ArgumentRule& row = fields.add(action);
  row.parameter = at;
  row.name = fields.into.add(member.value.text);
}

// An empty text says that no entry for this argument counts.
bool is_exception(const JsonValue& value) {
  return value.kind == JsonValue::Kind::string && value.text.empty();
}

// Two arguments under one keyword would be a call that Python refuses.
void add_rename(AlternativeFields& fields, const JsonMember& member) {
  if (is_exception(member.value)) return;
  for (const ArgumentRule& row : fields.arguments) {
    if (row.action == ArgumentAction::rename && fields.into.text(row.name) == member.value.text) {
      throw Wrong{"two parameters are renamed to " + quoted(member.value.text), member.offset};
    }
  }
  add_named(fields, ArgumentAction::rename, member);
}

void add_review(AlternativeFields& fields, const JsonMember& member) {
  if (is_exception(member.value)) return;
  const std::uint16_t at = fields.parameter(member.key, member.offset);
  const ReadDifference difference = read_difference(member.value);
  ArgumentRule& row = fields.add(ArgumentAction::confirm);
  row.parameter = at;
  row.name = fields.into.add(difference.sentence);
  row.difference = difference.id;
}

void add_set(AlternativeFields& fields, std::string_view keyword, const Template& value,
             std::uint16_t unless_given) {
  ArgumentRule& row = fields.add(ArgumentAction::set);
  row.name = fields.into.add(keyword);
  row.value = value;
  row.parameter = unless_given;
}

// The parameter whose value reaches the Paddle keyword `name`.
std::uint16_t parameter_called(const AlternativeFields& fields, std::string_view name) {
  for (const ArgumentRule& row : fields.arguments) {
    if (row.action == ArgumentAction::rename && fields.into.text(row.name) == name) {
      return row.parameter;
    }
  }
  return parameter_named(name, fields.rule.signature, fields.into);
}

// The parameters of a list field, the rule's and the alternative's.
void add_all(AlternativeFields& fields, std::string_view field, ArgumentAction action) {
  for (const JsonValue* object : {&fields.rule.object, fields.own}) {
    const JsonValue* list = object == nullptr ? nullptr : object->find(field);
    if (list == nullptr) continue;
    for (const JsonValue& item : list->items) {
      const std::uint16_t at = fields.parameter(item.text, item.offset);
      fields.add(action).parameter = at;
    }
  }
}

}  // namespace

void read_arguments(AlternativeFields& fields) {
  each(fields, "rename", [&](const JsonMember& m) { add_rename(fields, m); });
  each(fields, "refuse", [&](const JsonMember& m) {
    if (!is_exception(m.value)) add_named(fields, ArgumentAction::refuse, m);
  });
  each(fields, "review", [&](const JsonMember& m) { add_review(fields, m); });
  each(fields, "fold", [&](const JsonMember& m) { add_named(fields, ArgumentAction::fold, m); });
  each(fields, "set",
       [&](const JsonMember& m) { add_set(fields, m.key, fields.parsed(m.value), no_parameter); });
  each(fields, "copy", [&](const JsonMember& m) {
    fields.parameter(m.key, m.offset);
    auto value = parse_template("{" + m.key + "}", fields.rule.signature, fields.into);
    for (const JsonValue& keyword : m.value.items)
      add_set(fields, keyword.text, *value, no_parameter);
  });
  each(fields, "default", [&](const JsonMember& m) {
    ArgumentRule row;
    row.action = ArgumentAction::add;
    row.name = fields.into.add(m.key);
    row.value = fields.parsed(m.value);
    row.parameter = parameter_called(fields, m.key);
    fields.arguments.push_back(row);
  });
  add_all(fields, "drop", ArgumentAction::drop);
  add_all(fields, "as_float", ArgumentAction::as_float);
}

}  // namespace paddle_ls::rewrite
