// Properties of an expression node that decide whether it can be moved: how tightly it binds, what
// kind of thing it is, and whether moving or repeating it has an effect.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "engine/rewrite/source/expression_words.hpp"
#include "engine/syntax/tree.hpp"

namespace paddle_ls::rewrite {

// How tightly `expression` binds in its current form.
Precedence precedence_of(syntax::Node expression, std::string_view source);

// The parent of `node`, which lies below `top`. tree-sitter finds parents by going down from the
// root, past all statements of the file; from a statement on the way is short.
syntax::Node parent_below(syntax::Node top, syntax::Node node);

// The nearest node of `kind` around `node`; null where there is none.
syntax::Node enclosing(syntax::Node node, std::uint16_t kind);

// The bases of a class definition, which may have decorators; null where it has none.
syntax::Node superclasses(syntax::Node definition);

// True for an identifier that may stand for a variable: `self.name` and `f(name=x)` are other
// names.
bool is_variable(syntax::Node identifier);

// The precedence that the position of `expression` below `parent` requires.
Precedence precedence_asked(syntax::Node expression, syntax::Node parent, std::string_view source);

// One bit of ArgumentKinds.
std::uint32_t argument_kind(syntax::Node expression);

// The value of a number as Python spells it: 1_000, -0.5, 1e-3, 0x1F. Nothing for other texts,
// among them imaginary numbers.
std::optional<double> number_in(std::string_view text);

// A tuple or a list whose elements are written.
bool is_display(syntax::Node expression);

// A name, a dotted name or a literal, also a tuple or list of those: evaluating it later, earlier
// or twice makes no difference.
bool is_plain(syntax::Node expression);

// The same with operators between, as in `0.5 if deep else 1 - x`: evaluating it later or earlier
// makes no difference.
bool is_quiet(syntax::Node expression);

// True when the text has a line end that is not inside brackets or a triple-quoted string of its
// own.
bool has_open_line_end(syntax::Node expression, std::string_view source);

}  // namespace paddle_ls::rewrite
