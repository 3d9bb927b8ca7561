// Windows, and its own words for what failed last.
#pragma once

// Each of these needs those above it.
// clang-format off
#include <winsock2.h>
#include <windows.h>
#include <aclapi.h>
#include <psapi.h>
// clang-format on

#include "engine/text/result.hpp"
#include "platform/file.hpp"

namespace paddle_ls::platform {

// Others may go on with a file that is open: rename, remove and change it, as on other systems.
inline constexpr DWORD shared_with_all = FILE_SHARE_READ | FILE_SHARE_WRITE | FILE_SHARE_DELETE;

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
