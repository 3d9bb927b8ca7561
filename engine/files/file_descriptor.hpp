// An open file of the operating system, closed when its owner goes.
#pragma once

#include <utility>

#include <unistd.h>

namespace paddle_ls::files {

class FileDescriptor {
 public:
  FileDescriptor() = default;
  explicit FileDescriptor(int owned) : number_(owned) {}
  FileDescriptor(FileDescriptor&& other) noexcept : number_(std::exchange(other.number_, -1)) {}
  FileDescriptor& operator=(FileDescriptor&& other) noexcept {
    std::swap(number_, other.number_);
    return *this;
  }
  ~FileDescriptor() { reset(); }

  explicit operator bool() const { return number_ >= 0; }
  int get() const { return number_; }

  // Closes now. False when the system reports that written data was lost.
  bool reset() {
    const int number = std::exchange(number_, -1);
    return number < 0 || ::close(number) == 0;
  }

 private:
  int number_ = -1;
};

}  // namespace paddle_ls::files
