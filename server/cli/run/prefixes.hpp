// The prefixes of lines on standard error, by which people and programs tell errors from remarks,
// as with compilers.
#pragma once

#include <string_view>

namespace paddle_ls::cli {

inline constexpr std::string_view error_prefix = "error: ";
inline constexpr std::string_view warning_prefix = "warning: ";

}  // namespace paddle_ls::cli
