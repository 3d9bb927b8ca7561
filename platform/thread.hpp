// A thread with the stack that deeply nested code needs. What a system gives to other threads than
// the first is between 128 KiB (musl) and 8 MiB (glibc).
#pragma once

#include <functional>
#include <memory>

namespace paddle_ls::platform {

class Thread {
 public:
  explicit Thread(std::function<void()> work);
  Thread(Thread&& other) noexcept;
  Thread& operator=(Thread&& other) noexcept;
  // Waits for the end, unless `join` has.
  ~Thread();

  void join();

 private:
  struct Running;
  std::unique_ptr<Running> running_;
};

// False in a browser, where everything happens one after the other.
bool has_threads();

}  // namespace paddle_ls::platform
