// A transport over file descriptors: pipes, sockets, terminals and plain files.
#pragma once

#include "server/transport/transport.hpp"

namespace paddle_ls::server {

// Owns one descriptor.
class FileDescriptor {
 public:
  explicit FileDescriptor(int number = -1) : number_(number) {}
  FileDescriptor(FileDescriptor&& other) noexcept : number_(std::exchange(other.number_, -1)) {}
  FileDescriptor& operator=(FileDescriptor other) noexcept {
    std::swap(number_, other.number_);
    return *this;
  }
  ~FileDescriptor();

  int number() const { return number_; }

 private:
  int number_;
};

// `input` and `output` may be the same stream duplicated.
Result<std::unique_ptr<Transport>> over_descriptors(FileDescriptor input, FileDescriptor output);

}  // namespace paddle_ls::server
