// What a line on standard error begins with, so that people and programs tell a failure from a
// remark, as with compilers.
#pragma once

#include <string_view>

namespace paddle_ls::cli {

inline constexpr std::string_view error_prefix = "error: ";
inline constexpr std::string_view warning_prefix = "warning: ";

}  // namespace paddle_ls::cli
