// An ordinary file as a source of bytes.
#pragma once

#include <filesystem>
#include <memory>

#include "engine/weights/bytes/byte_source.hpp"
#include "platform/file.hpp"

namespace paddle_ls::weights {

class FileBytes : public ByteSource {
 public:
  // Never waits: a folder, a pipe or a device is an error.
  static Result<std::unique_ptr<FileBytes>> open(const std::filesystem::path& path);

  // As it was when the file was opened.
  std::uint64_t size() const override { return size_; }

  // An error where the file has become shorter.
  Result<void> read_at(std::uint64_t offset, std::span<char> into) const override;

 private:
  FileBytes(platform::File file, std::uint64_t size) : file_(std::move(file)), size_(size) {}

  platform::File file_;
  std::uint64_t size_;
};

}  // namespace paddle_ls::weights
