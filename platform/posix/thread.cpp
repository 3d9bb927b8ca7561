#include "platform/thread.hpp"

#include <system_error>

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
  explicit Running(std::function<void()> to_do) : work(std::move(to_do)) {
    pthread_attr_t attributes;
    pthread_attr_init(&attributes);
    pthread_attr_setstacksize(&attributes, stack_bytes);
    const int problem = pthread_create(&thread, &attributes, run_work, &work);
    pthread_attr_destroy(&attributes);
    if (problem == 0) return;
    throw std::system_error(problem, std::generic_category(), "cannot start a thread");
  }
  ~Running() { pthread_join(thread, nullptr); }
  Running(const Running&) = delete;
  Running& operator=(const Running&) = delete;

  std::function<void()> work;
  pthread_t thread{};
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
