// A Python file as a flat list of operations in the order of evaluation, recorded in one walk over
// the tree.
//
// Expressions are in post-order and refer to their operands by index, so everything after the walk
// is a loop over an array. Where Python evaluates in a different order than the source, or later
// (bodies of functions), the tape jumps (control.hpp).
#pragma once

#include <cstdint>
#include <vector>

#include "engine/python/facts/names.hpp"
#include "engine/python/record/control.hpp"

namespace paddle_ls::python {

using OpId = std::uint32_t;
using SymbolId = std::uint32_t;

// Operations at the beginning of every tape: values that need no separate operation.
inline constexpr OpId opaque_value = 0;
inline constexpr OpId literal_value = 1;
inline constexpr OpId none_value = 2;
inline constexpr OpId slice_value = 3;
inline constexpr OpId text_value = 4;
inline constexpr OpId whole_value = 5;
inline constexpr OpId fraction_value = 6;
inline constexpr OpId truth_value = 7;
inline constexpr OpId shared_operations = 8;

// A value of Python itself that is written as a constant.
constexpr bool is_constant(OpId op) {
  return op == literal_value || (op >= whole_value && op < shared_operations);
}

enum class OpCode : std::uint8_t {
  // Expressions: the operation represents its value.
  opaque,   // an unknown value
  literal,  // a value of Python itself: number, string, dictionary, lambda, ...
  none_literal,
  load,           // a: symbol
  attribute,      // a: object, b: name
  call,           // a: callee, b: index into `calls`
  binary,         // a, b
  bar,            // `a | b`
  compare,        // operands b to c; flag identity: the result is a bool
  unary,          // a
  choice,         // a or b at run time
  subscript,      // a: object, b: index (the first one), c: all, of an annotation or where one is
                  // `None`
  sequence,       // tuple or list: operands b to c
  comprehension,  // a: element
  mapping,        // dictionary: values b to c
  walrus,         // a: symbol, b: value
  lambda,         // a: scope
  string,         // a plain string literal
  // Targets: no effect before an operation assigns to them.
  target_name,       // a: symbol
  target_attribute,  // a: object, b: name
  target_subscript,  // a: object
  target_sequence,   // operands b to c
  target_starred,    // a: target
  // Effects.
  assign,        // a: target, b: value
  declare,       // a: target, b: annotation; an assignment to the same target can follow
  augment,       // a: target, b: value
  iterate,       // a: target, b: iterable
  remove,        // a: target
  import,        // a: symbol, b: qualified name, c: index into `Names::imported`
  star_import,   // b: module, c: index into `Names::imported`
  decorated_by,  // a: decorator; before its definition
  define,        // a: symbol, b: scope of the function or class; flag decorated
  capture,       // a: symbol; bound by a pattern to something unknown
  declaration,   // a: symbol; `global` or `nonlocal`
  narrow,        // `isinstance(x, T)` holds from here on: a: x, b: T, c: `isinstance`
  result,        // `return`: a: value or `none`
  stop_branch,   // raise: the rest of this branch never runs
  leave_loop,    // break, continue
  control,       // determines what runs next: see `Control`
};

enum Flag : std::uint8_t {
  consumed = 1 << 0,  // object of an attribute: not the end of a dotted expression
  identity = 1 << 1,  // of a comparison
  both = 1 << 1,      // of a choice: it is `and`
  kept =
      1 << 2,  // of an expression: a display, or the consumer of a generator, references its value
  exhaustive = 1 << 2,
  decorated = 1 << 3,
  formatted = 1 << 3,  // of an expression: it is in an f-string
  in_parentheses = 1 << 4,
  in_string = 1 << 5,   // written inside a string annotation
  referenced = 1 << 6,  // a use begins with this load
  is_list = 1 << 7,     // a display that is mutable
};

struct Op {
  OpCode code;
  Role role = Role::value;
  std::uint8_t flags = 0;
  Control control = Control::nothing;
  std::uint16_t bars = 0;
  std::uint16_t levels = 0;  // from `node` down to the node of the operation, by fields `object`
  std::uint32_t a = none;
  std::uint32_t b = none;
  std::uint32_t c = none;
  std::uint32_t start = 0;  // bytes of the source
  std::uint32_t end = 0;
  StatementId statement = none;
  ScopeId scope = 0;          // that evaluates it
  std::uint32_t node = none;  // in `nodes`; for load, attribute, call and their targets
  OpId parent_call = none;    // the call that has this as callee
};

struct Call {
  std::uint32_t first;  // operands: positional ones, keyword values, with `unpacks` a last `*x`
  std::uint32_t positional;
  std::uint32_t keywords;
  std::uint32_t first_keyword;  // in `keyword_names`
  bool unpacks = false;
};

// One name in one scope, as in CPython's symtable.
struct Symbol {
  ScopeId scope;
  NameId name;
  SymbolId owner = none;  // the symbol of the scope whose variable it is; set by link_scopes
  SymbolId outer = none;  // of a class body's name: the symbol that a read sees before it is bound
  bool bound = false;
  bool parameter = false;
  bool declared_global = false;
  bool declared_nonlocal = false;
  bool by_walrus = false;  // bound inside an expression, maybe after a use in the same one
  bool loaded = false;
};

enum class ParameterForm : std::uint8_t { plain, variadic, keywords };

struct TapeParameter {
  SymbolId symbol;
  OpId annotation;     // `none` if there is none
  OpId default_value;  // `none` if there is none
  ParameterForm form;
};

// The data of a function's scope besides its names.
struct FunctionFacts {
  ScopeId scope;
  OpId begin = none;                  // its `function_begin`
  std::uint32_t first_parameter = 0;  // in `parameters`
  std::uint32_t parameter_count = 0;
  OpId returns = none;  // annotation of the result
  OpId defined = none;  // its `define`
  bool is_async = false;
  bool yields = false;
};

struct Tape {
  std::vector<Op> ops;
  std::vector<OpId> operands;
  std::vector<Call> calls;
  std::vector<NameId> keyword_names;
  std::vector<Symbol> symbols;
  std::vector<TapeParameter> parameters;
  std::vector<FunctionFacts> functions;
  std::vector<std::uint32_t> function_of_scope;  // index into `functions`, or `none`
  std::vector<syntax::Node> nodes;
  std::uint32_t blocks = 1;  // the number of blocks; block 0 is the module's
};

}  // namespace paddle_ls::python
