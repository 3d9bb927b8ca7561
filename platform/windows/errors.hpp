// Windows, and its own words for what failed last.
#pragma once

#ifndef NOMINMAX
#define NOMINMAX
#endif
#ifndef WIN32_LEAN_AND_MEAN
#define WIN32_LEAN_AND_MEAN
#endif
// clang-format off: each of these needs what stands above it
#include <aclapi.h>
#include <psapi.h>
#include <windows.h>
#include <winsock2.h>
// clang-format on

#include "engine/text/result.hpp"
#include "platform/file.hpp"

namespace paddle_ls::platform {

// One sentence in English, the same as on other systems for what is common to all.
std::string reason_of(DWORD code);

inline tl::unexpected<Error> system_error(DWORD code = GetLastError()) {
  return error(reason_of(code));
}

inline HANDLE handle(const File& file) {
  return reinterpret_cast<HANDLE>(file.native());  // NOLINT(performance-no-int-to-ptr)
}

inline File owned(HANDLE handle) {
  return File(reinterpret_cast<File::Native>(handle));
}

}  // namespace paddle_ls::platform
