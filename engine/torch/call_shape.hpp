// Short questions about the arguments of a call.
#pragma once

#include <algorithm>
#include <string_view>

#include "engine/python/facts/library.hpp"

namespace paddle_ls::torch {

inline bool may_have_keyword(const python::CallShape& call, std::string_view keyword) {
  return call.unpacks ||
         std::find(call.keywords.begin(), call.keywords.end(), keyword) != call.keywords.end();
}

inline bool has_no_arguments(const python::CallShape& call) {
  return call.positional == 0 && call.keywords.empty() && !call.unpacks;
}

}  // namespace paddle_ls::torch
