// The version of this program, from the project's definition.
#pragma once

#include <string_view>

namespace paddle_ls::server {

inline constexpr std::string_view program_version = PADDLE_LS_VERSION;

}  // namespace paddle_ls::server
