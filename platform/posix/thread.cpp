#include "platform/thread.hpp"

#include <system_error>
#include <utility>

#include <pthread.h>

namespace paddle_ls::platform {
namespace {

constexpr std::size_t stack_bytes = std::size_t{8} << 20U;

extern "C" void* run_work(void* work) {
  (*static_cast<std::function<void()>*>(work))();
  return nullptr;
}

}  // namespace

struct Thread::Running {
  std::function<void()> work;
  pthread_t thread{};
};

Thread::Thread(std::function<void()> work)
    : running_(std::make_unique<Running>(Running{std::move(work)})) {
  pthread_attr_t attributes;
  pthread_attr_init(&attributes);
  pthread_attr_setstacksize(&attributes, stack_bytes);
  const int problem = pthread_create(&running_->thread, &attributes, run_work, &running_->work);
  pthread_attr_destroy(&attributes);
  if (problem == 0) return;
  running_.reset();
  throw std::system_error(problem, std::generic_category(), "cannot start a thread");
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
  pthread_join(running_->thread, nullptr);
  running_.reset();
}

}  // namespace paddle_ls::platform
