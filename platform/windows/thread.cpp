#include "platform/thread.hpp"

#include <cerrno>
#include <system_error>
#include <utility>

#include <process.h>

#include "platform/windows/errors.hpp"

namespace paddle_ls::platform {
namespace {

constexpr unsigned stack_bytes = 8U << 20U;

unsigned __stdcall run_work(void* work) {
  (*static_cast<std::function<void()>*>(work))();
  return 0;
}

}  // namespace

struct Thread::Running {
  std::function<void()> work;
  File thread;
};

Thread::Thread(std::function<void()> work)
    : running_(std::make_unique<Running>(Running{std::move(work), {}})) {
  const auto made = _beginthreadex(nullptr, stack_bytes, run_work, &running_->work,
                                   STACK_SIZE_PARAM_IS_A_RESERVATION, nullptr);
  if (made == 0) throw std::system_error(errno, std::generic_category(), "cannot start a thread");
  running_->thread = File(static_cast<File::Native>(made));
}

Thread::Thread(Thread&& other) noexcept = default;

Thread& Thread::operator=(Thread&& other) noexcept {
  std::swap(running_, other.running_);
  return *this;
}

Thread::~Thread() {
  join();
}

void Thread::join() {
  if (!running_) return;
  if (running_->thread) WaitForSingleObject(handle(running_->thread), INFINITE);
  running_.reset();
}

}  // namespace paddle_ls::platform
