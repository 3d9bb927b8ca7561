// From a name to a definition.
#pragma once

#include <string_view>

#include "engine/syntax/tree.hpp"

namespace paddle_ls::to_static {

// The last definition of `name` in the file, its decorators included: a function `f`, a method
// `Class.method`, a function inside of one `f.inner`. A null node when there is none.
syntax::Node find_function(syntax::Node module, std::string_view source, std::string_view name);

}  // namespace paddle_ls::to_static
