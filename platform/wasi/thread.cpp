#include "platform/thread.hpp"

// A module has one thread, so what would run beside the rest runs before it.
namespace paddle_ls::platform {

struct Thread::Running {};

Thread::Thread(std::function<void()> work) {
  work();
}

Thread::Thread(Thread&& other) noexcept = default;

Thread& Thread::operator=(Thread&& other) noexcept = default;

Thread::~Thread() = default;

void Thread::join() {}

bool has_threads() {
  return false;
}

}  // namespace paddle_ls::platform
