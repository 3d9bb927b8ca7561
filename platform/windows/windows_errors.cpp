#include "platform/windows/windows_errors.hpp"

#include <array>
#include <cerrno>
#include <cstring>
#include <string>
#include <utility>

namespace paddle_ls::platform {
namespace {

constexpr std::array common = {
    std::pair<DWORD, int>{ERROR_FILE_NOT_FOUND, ENOENT},
    std::pair<DWORD, int>{ERROR_PATH_NOT_FOUND, ENOENT},
    std::pair<DWORD, int>{ERROR_INVALID_NAME, ENOENT},
    std::pair<DWORD, int>{ERROR_BAD_NETPATH, ENOENT},
    std::pair<DWORD, int>{ERROR_ACCESS_DENIED, EACCES},
    std::pair<DWORD, int>{ERROR_WRITE_PROTECT, EROFS},
    std::pair<DWORD, int>{ERROR_FILE_EXISTS, EEXIST},
    std::pair<DWORD, int>{ERROR_ALREADY_EXISTS, EEXIST},
    std::pair<DWORD, int>{ERROR_DISK_FULL, ENOSPC},
    std::pair<DWORD, int>{ERROR_HANDLE_DISK_FULL, ENOSPC},
    std::pair<DWORD, int>{ERROR_FILENAME_EXCED_RANGE, ENAMETOOLONG},
    std::pair<DWORD, int>{ERROR_DIRECTORY, ENOTDIR},
    std::pair<DWORD, int>{ERROR_NOT_ENOUGH_MEMORY, ENOMEM},
    std::pair<DWORD, int>{ERROR_TOO_MANY_OPEN_FILES, EMFILE},
};

}  // namespace

std::string reason_of(DWORD code) {
  for (const auto& [windows, portable] : common) {
    if (code == windows) return std::strerror(portable);
  }
  if (code == ERROR_SHARING_VIOLATION) return "another program has the file open";
  std::array<char, 512> text;
  const DWORD size = FormatMessageA(FORMAT_MESSAGE_FROM_SYSTEM | FORMAT_MESSAGE_IGNORE_INSERTS,
                                    nullptr, code, MAKELANGID(LANG_ENGLISH, SUBLANG_ENGLISH_US),
                                    text.data(), static_cast<DWORD>(text.size()), nullptr);
  std::string reason(text.data(), size);
  while (!reason.empty() && (reason.back() == '\n' || reason.back() == '\r' ||
                             reason.back() == '.' || reason.back() == ' ')) {
    reason.pop_back();
  }
  return reason.empty() ? "system error " + std::to_string(code) : reason;
}

}  // namespace paddle_ls::platform
