// Open files, as every system has them.
#pragma once

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <optional>
#include <span>
#include <string_view>
#include <utility>

#include "engine/text/result.hpp"

namespace paddle_ls::platform {

// An open file, closed when its owner goes.
class File {
 public:
  using Native = std::intptr_t;  // a file descriptor, or a HANDLE on Windows

  File() = default;
  explicit File(Native owned) : native_(owned) {}
  File(File&& other) noexcept : native_(std::exchange(other.native_, none)) {}
  File& operator=(File&& other) noexcept {
    std::swap(native_, other.native_);
    return *this;
  }
  ~File() { close(); }

  explicit operator bool() const { return native_ != none; }
  Native native() const { return native_; }

  // Closes now. False when the system reports that written data was lost.
  bool close();

 private:
  static constexpr Native none = -1;
  Native native_ = none;
};

enum class FileKind : std::uint8_t { regular, folder, other };

struct FileStatus {
  FileKind kind;
  std::uint64_t size;  // in bytes; 0 unless `kind` is `regular`
};

enum class Opening : std::uint8_t {
  waits,     // a named pipe is opened once another process writes to it
  no_wait,   // opened at once, whatever it is
  no_links,  // as `no_wait`, but a symbolic link is an error
};

// The file at `path`, open for reading. Errors are the system's reason in one sentence.
Result<File> open_to_read(const std::filesystem::path& path, Opening opening);

// The existing device or pipe at `path`, open for writing.
Result<File> open_to_write(const std::filesystem::path& path);

// Standard input of this process, as another handle of the same stream.
Result<File> standard_input();

Result<FileStatus> status_of(const File& file);

// Where the first part of a regular file begins that was never written, if the system can tell.
std::optional<std::uint64_t> first_hole(const File& file, std::uint64_t size);

// The number of bytes read to the start of `into`; 0 at the end of the file.
Result<std::size_t> read_some(const File& file, std::span<char> into);
// The same from `offset`, which moves nothing.
Result<std::size_t> read_some_at(const File& file, std::uint64_t offset, std::span<char> into);

// Writes after what was written.
Result<void> write_all(const File& file, std::string_view bytes);

// Some file systems say only when a file is closed that they had no room. Asks them, without
// closing `file`.
Result<void> confirm_written(const File& file);

// Takes the lock of the file if it is free. A lock ends with the process that holds it.
bool try_lock(const File& file);

// Whether an open file still has a name in some folder.
bool has_name(const File& file);

}  // namespace paddle_ls::platform
