#include "engine/weights/write/output_file.hpp"

#include <cerrno>
#include <cstring>

#include "platform/file_attributes.hpp"

namespace paddle_ls::weights {

namespace {

namespace fs = std::filesystem;

constexpr std::size_t waiting_bytes = std::size_t{256} << 10U;

// Attributes of the file at `path`, if there is one, for the open file.
Result<void> take_attributes(const platform::File& file, const fs::path& path, bool is_there) {
  if (!is_there) return platform::take_default_mode(file);
  const auto old = platform::open_to_read(path, platform::Opening::no_links);
  if (!old) return tl::unexpected(old.error());
  return platform::may_be_changed(*old, path).and_then([&] {
    return platform::take_everything(file, *old);
  });
}

}  // namespace

Result<OutputFile> OutputFile::at(const fs::path& path) {
  std::error_code unknown;
  const fs::file_status status = fs::status(path, unknown);
  const bool is_there = fs::exists(status);
  if (fs::is_directory(status)) return error(std::strerror(EISDIR), path.generic_string());
  if (is_there && !fs::is_regular_file(status)) {
    return error("it is not a regular file", path.generic_string());
  }
  const fs::path target = is_there ? fs::canonical(path, unknown) : path;
  if (unknown && is_there) return error(unknown.message(), path.generic_string());
  auto file = files::TemporaryFile::in(target.parent_path().empty() ? "." : target.parent_path());
  if (!file) return tl::unexpected(std::move(file.error()));
  if (auto taken = take_attributes(file->file(), target, is_there); !taken) {
    return error(std::move(taken.error().message), path.generic_string());
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
  if (!state_) state_.error().where = path_.generic_string();
}

Result<void> OutputFile::finish() {
  flush();
  if (!state_) return state_;
  const auto done =
      platform::confirm_written(file_.file()).and_then([&] { return file_.rename_to(path_); });
  return done ? Result<void>() : error(done.error().message, path_.generic_string());
}

}  // namespace paddle_ls::weights
