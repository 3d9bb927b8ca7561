// The names that Python itself puts into every module.
#pragma once

#include <string_view>

namespace paddle_ls::python {

// True for functions, types and constants of the module `builtins`, without its exceptions.
bool is_builtin(std::string_view name);

}  // namespace paddle_ls::python
