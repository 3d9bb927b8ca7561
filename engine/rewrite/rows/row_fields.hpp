// The fields of each kind of row, in the order of their declaration.
//
// Whatever treats all fields alike (printing, packing, comparing) takes them from here. A
// structured binding has to name every field, so a row that gets another one does not compile until
// it is here.
#pragma once

#include <concepts>
#include <type_traits>

#include "engine/rewrite/rows/rule.hpp"

namespace paddle_ls::rewrite {

// A row that may be changed, or not.
template <class Value, class Row>
concept Is = std::same_as<std::remove_const_t<Value>, Row>;

template <class... Fields>
void call_for_each(auto& call, Fields&... fields) {
  (call(fields), ...);
}

void for_each_field(Is<Part> auto& row, auto&& call) {
  auto& [keyword, nth, index, step] = row;
  call_for_each(call, keyword, nth, index, step);
}

void for_each_field(Is<Parameter> auto& row, auto&& call) {
  auto& [name, default_text, kind] = row;
  call_for_each(call, name, default_text, kind);
}

void for_each_field(Is<Piece> auto& row, auto&& call) {
  auto& [text, part, parameter, kind, filter, precedence, bracketed, deferred, late] = row;
  call_for_each(call, text, part, parameter, kind, filter, precedence, bracketed, deferred, late);
}

void for_each_field(Is<TemplateNode> auto& row, auto&& call) {
  auto& [text, size, piece, kind, precedence, asked] = row;
  call_for_each(call, text, size, piece, kind, precedence, asked);
}

void for_each_field(Is<Template> auto& row, auto&& call) {
  auto& [pieces, nodes, precedence, computes] = row;
  call_for_each(call, pieces, nodes, precedence, computes);
}

void for_each_field(Is<Condition> auto& row, auto&& call) {
  auto& [text, part, operand, parameter, test, comparison, negated] = row;
  call_for_each(call, text, part, operand, parameter, test, comparison, negated);
}

void for_each_field(Is<ArgumentRule> auto& row, auto&& call) {
  auto& [name, value, parameter, action, difference] = row;
  call_for_each(call, name, value, parameter, action, difference);
}

void for_each_field(Is<Need> auto& row, auto&& call) {
  auto& [name, code, patches, of_helper] = row;
  call_for_each(call, name, code, patches, of_helper);
}

void for_each_field(Is<Helper> auto& row, auto&& call) {
  auto& [name, code, needs] = row;
  call_for_each(call, name, code, needs);
}

void for_each_field(Is<Alternative> auto& row, auto&& call) {
  auto& [when, arguments, order, before, needs, expression, front, suffix, callee, reason, outcome,
         fix, patches, difference] = row;
  call_for_each(call, when, arguments, order, before, needs, expression, front, suffix, callee,
                reason, outcome, fix, patches, difference);
}

void for_each_field(Is<Rule> auto& row, auto&& call) {
  auto& [api, signature, alternatives, documentation, note, unpacked_reason, contexts, receiver,
         since, until, has_signature, unpacked, unpacked_difference] = row;
  call_for_each(call, api, signature, alternatives, documentation, note, unpacked_reason, contexts,
                receiver, since, until, has_signature, unpacked, unpacked_difference);
}

template <class Field>
inline constexpr bool is_range = false;
template <class Row>
inline constexpr bool is_range<Rows<Row>> = true;

// Texts, ranges of rows and numbers: the fields of a row, and those of the rows inside it.
template <class Value>
void for_each_leaf(Value& value, auto&& call) {
  using Field = std::remove_const_t<Value>;
  if constexpr (std::is_class_v<Field> && !std::same_as<Field, Text> && !is_range<Field>) {
    for_each_field(value, [&](auto& field) { for_each_leaf(field, call); });
  } else {
    call(value);
  }
}

}  // namespace paddle_ls::rewrite
