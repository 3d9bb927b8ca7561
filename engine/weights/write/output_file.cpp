#include "engine/weights/write/output_file.hpp"

#include <cerrno>
#include <cstdio>
#include <cstring>

#include <fcntl.h>
#include <unistd.h>

#include "engine/files/kept_attributes.hpp"

namespace paddle_ls::weights {

namespace {

namespace fs = std::filesystem;

constexpr std::size_t waiting_bytes = std::size_t{256} << 10U;

tl::unexpected<Error> system_error(const fs::path& path) {
  return error(std::strerror(errno), path.string());
}

// Attributes of the file at `path`, if there is one, for the open file.
Result<void> take_attributes(int file, const fs::path& path, bool is_there) {
  if (!is_there) return files::take_default_mode(file);
  const files::FileDescriptor old(
      open(path.c_str(), O_RDONLY | O_NONBLOCK | O_NOFOLLOW | O_CLOEXEC));
  if (!old) return error(std::strerror(errno));
  return files::may_be_changed(old.get(), path).and_then([&] {
    return files::take_everything(file, old.get());
  });
}

}  // namespace

Result<OutputFile> OutputFile::at(const fs::path& path) {
  std::error_code unknown;
  const fs::file_status status = fs::status(path, unknown);
  const bool is_there = fs::exists(status);
  if (fs::is_directory(status)) return error(std::strerror(EISDIR), path.string());
  if (is_there && !fs::is_regular_file(status)) {
    return error("it is not a regular file", path.string());
  }
  const fs::path target = is_there ? fs::canonical(path, unknown) : path;
  if (unknown && is_there) return error(unknown.message(), path.string());
  auto file = files::TemporaryFile::in(target.parent_path().empty() ? "." : target.parent_path());
  if (!file) return tl::unexpected(std::move(file.error()));
  if (auto taken = take_attributes(file->descriptor(), target, is_there); !taken) {
    return error(std::move(taken.error().message), path.string());
  }
  return OutputFile(target, std::move(*file));
}

void OutputFile::write(std::string_view bytes) {
  if (waiting_.size() + bytes.size() > waiting_bytes) flush();
  if (bytes.size() >= waiting_bytes) {
    write_out(bytes);
  } else {
    waiting_ += bytes;
  }
}

void OutputFile::flush() {
  write_out(waiting_);
  waiting_.clear();
}

void OutputFile::write_out(std::string_view bytes) {
  if (!state_) return;
  state_ = file_.write(bytes);
  if (!state_) state_.error().where = path_.string();
}

Result<void> OutputFile::finish() {
  flush();
  if (!state_) return state_;
  // Some file systems say only now that they had no room. The lock stays with the other descriptor.
  if (!files::FileDescriptor(dup(file_.descriptor())).reset()) return system_error(path_);
  if (std::rename(file_.path().c_str(), path_.c_str()) != 0) return system_error(path_);
  file_.keep();
  return {};
}

}  // namespace paddle_ls::weights
