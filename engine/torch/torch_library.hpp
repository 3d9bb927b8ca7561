// What name resolution needs to know about torch, from constant data.
#pragma once

#include <span>
#include <string_view>

#include "engine/python/facts/library.hpp"

namespace paddle_ls::torch {

const python::Library& library();

// The top-level packages that are searched for.
std::span<const std::string_view> roots();

// True for a name of a package that serves other libraries than torch as well: a name without a
// rule does not count as a use of torch.
bool serves_other_libraries(std::string_view api);

}  // namespace paddle_ls::torch
