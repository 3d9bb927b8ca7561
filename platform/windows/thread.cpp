#include "platform/thread.hpp"

#include <cerrno>
#include <system_error>

#include <process.h>

#include "platform/windows/windows_errors.hpp"

namespace paddle_ls::platform {
namespace {

constexpr unsigned stack_bytes = 8U << 20U;

unsigned __stdcall run_work(void* work) {
  (*static_cast<std::function<void()>*>(work))();
  return 0;
}

}  // namespace

struct Thread::Running {
  explicit Running(std::function<void()> to_do) : work(std::move(to_do)) {
    const auto made = _beginthreadex(nullptr, stack_bytes, run_work, &work,
                                     STACK_SIZE_PARAM_IS_A_RESERVATION, nullptr);
    if (made == 0) throw std::system_error(errno, std::generic_category(), "cannot start a thread");
    thread = File(static_cast<File::Native>(made));
  }
  ~Running() { WaitForSingleObject(handle(thread), INFINITE); }
  Running(const Running&) = delete;
  Running& operator=(const Running&) = delete;

  std::function<void()> work;
  File thread;
};

Thread::Thread(std::function<void()> work) : running_(std::make_unique<Running>(std::move(work))) {}

Thread::Thread(Thread&& other) noexcept = default;

Thread& Thread::operator=(Thread&& other) noexcept = default;

Thread::~Thread() = default;

void Thread::join() {
  running_.reset();
}

bool has_threads() {
  return true;
}

}  // namespace paddle_ls::platform
