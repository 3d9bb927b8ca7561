// How messages quote the text of a user.
#pragma once

#include <string>
#include <string_view>

namespace paddle_ls::text {

inline std::string quoted(std::string_view text) {
  return "`" + std::string(text) + "`";
}

}  // namespace paddle_ls::text
