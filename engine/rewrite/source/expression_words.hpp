// The words in which rules speak of an expression: how tightly it binds, what kind it is, and its
// context.
#pragma once

#include <cstdint>

namespace paddle_ls::rewrite {

// Python operator precedence, from loosest to tightest. An expression needs no parentheses where
// its own precedence is at least the one that its position requires.
enum class Precedence : std::uint8_t {
  loosest,  // named expressions, bare tuples, generators, stars, yield
  lambda,
  conditional,
  logical_or,
  logical_and,
  logical_not,
  comparison,
  bit_or,
  bit_xor,
  bit_and,
  shift,
  sum,
  product,
  unary,
  power,
  await,
  primary,
};

// Syntactic kinds of an argument. They are bits: a condition may name several.
enum ArgumentKinds : std::uint32_t {
  kind_int = 1U << 0U,
  kind_float = 1U << 1U,
  kind_string = 1U << 2U,
  kind_bool = 1U << 3U,
  kind_none = 1U << 4U,
  kind_list = 1U << 5U,
  kind_tuple = 1U << 6U,
  kind_name = 1U << 7U,
  kind_attribute = 1U << 8U,
  kind_call = 1U << 9U,
  kind_lambda = 1U << 10U,
  kind_other = 1U << 11U,
  kind_dictionary = 1U << 12U,
  kind_star = 1U << 13U,  // *x among the arguments of a variadic parameter
};

// The context of a use. They are bits: a condition may name several.
enum Contexts : std::uint32_t {
  context_call = 1U << 0U,        // the callee of a call
  context_reference = 1U << 1U,   // a value
  context_annotation = 1U << 2U,  // also the second argument of isinstance, a base class, except
  context_base = 1U << 3U,
  context_decorator = 1U << 4U,
  context_store = 1U << 5U,      // target of an assignment
  context_statement = 1U << 6U,  // a call that is a whole statement
  context_import = 1U << 7U,     // a module in an import statement
  context_next = 1U << 8U,       // what next() is called on, where only an iterator works
  context_parts = 1U << 9U,      // a call whose result is unpacked or taken apart at once
  context_each = 1U << 10U,      // a call whose result is iterated over
  context_assigned = 1U << 12U,  // a call whose result a variable, an attribute or a copy gets
  context_hint = 1U << 17U,      // the type of a parameter, a result or a variable, as a hint
  context_compared = 1U << 11U,  // an annotation that has to be this class: `type(m) is Conv2d`
  context_items = 1U << 18U,     // only the items of the value matter: a list works
  context_rate = 1U << 13U,      // groups of an optimizer whose rate is read, see group_rate.hpp
  context_rate_set = 1U << 14U,
  context_rate_times = 1U << 15U,
  context_rate_over = 1U << 16U,
  context_on_results = 1U << 19U,  // a layer that is made for results, see works_on_results.hpp
  context_restated = 1U << 20U,    // it and similar ones assign to variables what they hold already
  context_stored = 1U << 21U,    // a call whose result is only written, loaded or read for its keys
  context_kept = 1U << 22U,      // a gradient that outlives a reset, see uses_of_gradient.hpp
  context_may_lack = 1U << 23U,  // of these, one that may be None
  context_changed = 1U << 24U,   // a gradient that is changed in place, see there
  context_tested = 1U << 25U,    // a call of whose result only the truth is tested: `if f():`
  context_type = 1U << 26U,      // a call that gives the type for another tensor
  context_any_rate = context_rate | context_rate_set | context_rate_times | context_rate_over,
};

}  // namespace paddle_ls::rewrite
