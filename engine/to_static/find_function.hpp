// From a name to a definition, and from a position to a name.
//
// A function is named as Python prints it without `<locals>`: `f`, a method `Class.method`, a
// function inside of one `f.inner`.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/syntax/tree.hpp"

namespace paddle_ls::to_static {

struct NamedFunction {
  std::string name;
  syntax::Node whole;  // decorators included
};

// In the order of the text.
std::vector<NamedFunction> named_functions(syntax::Node module, std::string_view source);

// The last definition of `name` in the file, its decorators included. A null node when there is
// none.
syntax::Node find_function(syntax::Node module, std::string_view source, std::string_view name);

// The function around `offset` that conversion would begin with: the innermost one that is
// decorated with `to_static`, else the outermost one, because nested functions are converted with
// it. Empty outside of functions.
std::string function_around(syntax::Node module, std::string_view source, std::size_t offset);

}  // namespace paddle_ls::to_static
