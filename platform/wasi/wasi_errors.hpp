// The system's own words for what failed last.
#pragma once

#include <cerrno>
#include <cstring>

#include "engine/text/result.hpp"
#include "platform/file.hpp"

namespace paddle_ls::platform {

inline tl::unexpected<Error> system_error() {
  return error(std::strerror(errno));
}

inline int descriptor(const File& file) {
  return static_cast<int>(file.native());
}

}  // namespace paddle_ls::platform
