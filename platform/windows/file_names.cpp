#include "platform/file_names.hpp"

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <random>

#include "platform/windows/windows_errors.hpp"

namespace paddle_ls::platform {
namespace {

namespace fs = std::filesystem;

constexpr DWORD wanted = GENERIC_READ | GENERIC_WRITE | DELETE | READ_CONTROL | WRITE_DAC;

std::string random_letters(std::size_t count) {
  constexpr std::string_view alphabet = "abcdefghijklmnopqrstuvwxyz0123456789";
  static thread_local std::mt19937_64 engine{std::random_device{}()};
  std::uniform_int_distribution<std::size_t> any(0, alphabet.size() - 1);
  std::string letters(count, ' ');
  std::ranges::generate(letters, [&] { return alphabet[any(engine)]; });
  return letters;
}

// Where the folders of an absolute path begin: after `C:/`, `//host/share/` or `/`.
std::size_t end_of_root(std::string_view path) {
  if (path.starts_with("//")) {
    const std::size_t host = std::min(path.find('/', 2), path.size());
    return std::min(path.find('/', std::min(host + 1, path.size())), path.size());
  }
  return std::min<std::size_t>(path.size() > 1 && path[1] == ':' ? 3 : 1, path.size());
}

bool is_folder(const fs::path& path) {
  const DWORD attributes = GetFileAttributesW(path.c_str());
  return attributes != INVALID_FILE_ATTRIBUTES && (attributes & FILE_ATTRIBUTE_DIRECTORY) != 0;
}

}  // namespace

Result<NewFile> make_file(const fs::path& folder, std::string_view prefix, std::size_t letters) {
  constexpr int attempts = 100;
  DWORD code = ERROR_FILE_EXISTS;
  for (int attempt = 0; attempt < attempts && code == ERROR_FILE_EXISTS; ++attempt) {
    fs::path path = folder / (std::string(prefix) + random_letters(letters));
    const HANDLE made = CreateFileW(path.c_str(), wanted, shared_with_all, nullptr, CREATE_NEW,
                                    FILE_ATTRIBUTE_NORMAL, nullptr);
    if (made != INVALID_HANDLE_VALUE) return NewFile{std::move(path), owned(made)};
    code = GetLastError();
  }
  return system_error(code);
}

Result<void> rename_over(const fs::path& from, const fs::path& to) {
  constexpr DWORD flags = MOVEFILE_REPLACE_EXISTING | MOVEFILE_WRITE_THROUGH;
  if (MoveFileExW(from.c_str(), to.c_str(), flags) != 0) return {};
  const DWORD code = GetLastError();
  return is_folder(to) ? error(std::strerror(EISDIR)) : system_error(code);
}

Result<bool> exchange_names(const fs::path& /*one*/, const fs::path& /*other*/) {
  return false;
}

Result<void> remove_file(const fs::path& path) {
  return DeleteFileW(path.c_str()) != 0 ? Result<void>() : system_error();
}

Result<void> make_link(const fs::path& path, const fs::path& target) {
  // Without this flag only an administrator may, even where the user has allowed it to all.
  constexpr DWORD flags = SYMBOLIC_LINK_FLAG_ALLOW_UNPRIVILEGED_CREATE;
  const fs::path native = fs::path(target).make_preferred();
  const bool made = CreateSymbolicLinkW(path.c_str(), native.c_str(), flags) != 0;
  return made ? Result<void>() : system_error();
}

bool exists(const std::string& path) {
  return GetFileAttributesW(fs::path(path).c_str()) != INVALID_FILE_ATTRIBUTES;
}

bool is_readable(const fs::path& path) {
  return open_to_read(path, Opening::no_wait).has_value();
}

std::string existing_folder(std::string_view folder) {
  std::size_t end = end_of_root(folder);
  std::string reached(folder.substr(0, end));
  while (end < folder.size()) {
    end = std::min(folder.find('/', end + 1), folder.size());
    const std::string next(folder.substr(0, end));
    if (!is_folder(next)) break;
    reached = next;
  }
  return reached.empty() ? "/" : reached;
}

}  // namespace paddle_ls::platform
