// Whether a value is known to be an object that the file creates, and so not None.
//
// Optional arguments of PyTorch take a name that is None in one branch and an object in the other.
// Only what the enclosing function, or the module, assigns to the name tells them apart.
#pragma once

#include <string_view>

#include "engine/syntax/tree.hpp"

namespace paddle_ls::rewrite {

// True for a display, a call of a class (by its name: the last part begins with a capital letter)
// or of `range`, and a name that nothing else is assigned to, as far as its function shows, or the
// module where the function does not bind it.
bool is_made_object(syntax::Node value, std::string_view source);

}  // namespace paddle_ls::rewrite
