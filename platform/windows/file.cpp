#include "platform/file.hpp"

#include <algorithm>

#include "platform/windows/windows_errors.hpp"

namespace paddle_ls::platform {
namespace {

// A byte past the end of any file, so that the lock blocks no reads or writes.
constexpr DWORD locked_byte_high = 0x7FFFFFFF;
constexpr std::size_t most_at_once = std::size_t{16} << 20U;

Result<File> opened(const std::filesystem::path& path, DWORD access, DWORD flags) {
  // FILE_FLAG_BACKUP_SEMANTICS opens folders as well, so that the caller can say what is there.
  const HANDLE made = CreateFileW(path.c_str(), access, shared_with_all, nullptr, OPEN_EXISTING,
                                  flags | FILE_FLAG_BACKUP_SEMANTICS, nullptr);
  if (made == INVALID_HANDLE_VALUE) return system_error();
  return owned(made);
}

bool is_link(const File& file) {
  FILE_ATTRIBUTE_TAG_INFO info{};
  return GetFileInformationByHandleEx(handle(file), FileAttributeTagInfo, &info, sizeof info) !=
             0 &&
         (info.FileAttributes & FILE_ATTRIBUTE_REPARSE_POINT) != 0 &&
         info.ReparseTag == IO_REPARSE_TAG_SYMLINK;
}

DWORD at_once(std::size_t bytes) {
  return static_cast<DWORD>(std::min(bytes, most_at_once));
}

Result<std::size_t> read_with(const File& file, std::span<char> into, OVERLAPPED* place) {
  DWORD count = 0;
  if (ReadFile(handle(file), into.data(), at_once(into.size()), &count, place) != 0) return count;
  const DWORD code = GetLastError();
  // The other end of a pipe is gone, or the end of a file is reached.
  if (code == ERROR_BROKEN_PIPE || code == ERROR_HANDLE_EOF) return std::size_t{0};
  return system_error(code);
}

}  // namespace

bool File::close() {
  const Native closed = std::exchange(native_, none);
  return closed == none || CloseHandle(reinterpret_cast<HANDLE>(closed)) != 0;
}

Result<File> open_to_read(const std::filesystem::path& path, Opening opening) {
  if (opening != Opening::no_links) return opened(path, GENERIC_READ, 0);
  auto file = opened(path, GENERIC_READ, FILE_FLAG_OPEN_REPARSE_POINT);
  if (file && is_link(*file)) return error("it is a symbolic link");
  return file;
}

Result<File> open_to_write(const std::filesystem::path& path) {
  return opened(path, GENERIC_WRITE, 0);
}

Result<File> standard_input() {
  HANDLE copy = nullptr;
  if (DuplicateHandle(GetCurrentProcess(), GetStdHandle(STD_INPUT_HANDLE), GetCurrentProcess(),
                      &copy, 0, FALSE, DUPLICATE_SAME_ACCESS) == 0) {
    return system_error();
  }
  return owned(copy);
}

Result<FileStatus> status_of(const File& file) {
  if (GetFileType(handle(file)) != FILE_TYPE_DISK) return FileStatus{FileKind::other, 0};
  FILE_STANDARD_INFO info{};
  if (GetFileInformationByHandleEx(handle(file), FileStandardInfo, &info, sizeof info) == 0) {
    return system_error();
  }
  if (info.Directory) return FileStatus{FileKind::folder, 0};
  return FileStatus{FileKind::regular, static_cast<std::uint64_t>(info.EndOfFile.QuadPart)};
}

// What was never written has to be declared sparse here, which a copy that broke off is not.
std::optional<std::uint64_t> first_hole(const File& /*file*/, std::uint64_t /*size*/) {
  return std::nullopt;
}

Result<std::size_t> read_some(const File& file, std::span<char> into) {
  return read_with(file, into, nullptr);
}

Result<std::size_t> read_some_at(const File& file, std::uint64_t offset, std::span<char> into) {
  OVERLAPPED place{};
  place.Offset = static_cast<DWORD>(offset);
  place.OffsetHigh = static_cast<DWORD>(offset >> 32U);
  return read_with(file, into, &place);
}

Result<void> write_all(const File& file, std::string_view bytes) {
  while (!bytes.empty()) {
    DWORD count = 0;
    if (WriteFile(handle(file), bytes.data(), at_once(bytes.size()), &count, nullptr) == 0) {
      return system_error();
    }
    bytes.remove_prefix(count);
  }
  return {};
}

// Writing says so at once here.
Result<void> confirm_written(const File& /*file*/) {
  return {};
}

bool try_lock(const File& file) {
  OVERLAPPED place{};
  place.OffsetHigh = locked_byte_high;
  return LockFileEx(handle(file), LOCKFILE_EXCLUSIVE_LOCK | LOCKFILE_FAIL_IMMEDIATELY, 0, 1, 0,
                    &place) != 0;
}

bool has_name(const File& file) {
  FILE_STANDARD_INFO info{};
  return GetFileInformationByHandleEx(handle(file), FileStandardInfo, &info, sizeof info) != 0 &&
         !info.DeletePending && info.NumberOfLinks > 0;
}

}  // namespace paddle_ls::platform
