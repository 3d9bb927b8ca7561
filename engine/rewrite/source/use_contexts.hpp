// The context of a use, in the words that rules have for it.
#pragma once

#include <cstdint>
#include <string_view>

#include "engine/python/facts/names.hpp"
#include "engine/rewrite/source/expression_words.hpp"

namespace paddle_ls::rewrite {

// Bits of Contexts; none for a place that no rule can name.
std::uint32_t contexts_of(python::Role role);

// Further contexts of a use that is called: whether the call is a whole statement, a decorator,
// what `next` is called on, taken apart where it stands, or looped over. `statement` is null where
// the tree is too broken to tell.
std::uint32_t contexts_of_call(syntax::Node statement, syntax::Node call, python::Bars bars,
                               std::string_view source);

// True where a class is only compared with: the second argument of isinstance and issubclass, an
// operand of a comparison, a key of a dictionary, and a member of a tuple, list or set.
bool is_compared(syntax::Node statement, syntax::Node name, std::string_view source);

// Of these, where a base class does not work: `type(m) is Conv2d`, a key of a dictionary, and a
// member of a collection that is not used with isinstance.
bool is_this_class(syntax::Node statement, syntax::Node name, std::string_view source);

// True for `chosen == nn.Conv2d`, where a class that was passed on is compared; `type(x)` does not
// count.
bool is_beside_value(syntax::Node statement, syntax::Node name, std::string_view source);

// True where the assignment that contains `call`, `x, y = Variable(x), Variable(y)`, changes
// nothing if the function gives back its first argument, and is not the only statement of its
// block.
bool is_restated(syntax::Node statement, syntax::Node call, std::string_view source);

// True when the value at `place` is used as a function never is: subscripted, computed with,
// unpacked or looped over. Looks at the text beside it, because there can be very many.
bool is_used_as_data(syntax::Node statement, syntax::Node place, std::string_view source);

}  // namespace paddle_ls::rewrite
