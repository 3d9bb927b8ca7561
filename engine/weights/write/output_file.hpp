// A file that gets its name when it is complete.
//
// Until then it is a temporary file beside the one whose place it will take, and a writer that
// stops early leaves nothing.
#pragma once

#include <filesystem>
#include <string>

#include "engine/files/temporary_file.hpp"
#include "engine/weights/write/byte_sink.hpp"

namespace paddle_ls::weights {

class OutputFile : public ByteSink {
 public:
  // A file at `path` keeps its owner, mode and extended attributes; a new one has the permissions
  // of any new file of the user. A symbolic link to a file is followed. What is not a regular file,
  // or is read-only, is an error.
  static Result<OutputFile> at(const std::filesystem::path& path);

  void write(std::string_view bytes) override;
  Result<void> state() const override { return state_; }

  // Gives the file its name, or says what failed; nothing may be written afterwards.
  Result<void> finish();

 private:
  OutputFile(std::filesystem::path path, files::TemporaryFile file)
      : path_(std::move(path)), file_(std::move(file)) {}

  void flush();
  void write_out(std::string_view bytes);

  std::filesystem::path path_;
  files::TemporaryFile file_;
  std::string waiting_;  // small writes are collected
  Result<void> state_;
};

}  // namespace paddle_ls::weights
