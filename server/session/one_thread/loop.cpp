// The loop of a module in a browser: the owner of the state, its timers and the workers take turns.
//
// All work of pools is one queue, as there is one thread. What the loop has to do comes first, so
// that a message waits for one piece of work at most.
#include "server/session/loop.hpp"

#include <deque>
#include <map>

namespace paddle_ls::server {
namespace {

using Clock = std::chrono::steady_clock;
using Work = std::function<void()>;

std::deque<Work>& waiting_for_workers() {
  static std::deque<Work> works;
  return works;
}

// Runs the first of `works`, if there is one.
bool run_first(std::deque<Work>& works) {
  if (works.empty()) return false;
  const Work work = std::move(works.front());
  works.pop_front();
  work();
  return true;
}

}  // namespace

struct Loop::Context {
  std::deque<Work> posted;
  std::multimap<Clock::time_point, std::pair<const void*, Work>> timers;
  bool stopped = false;

  void cancel(const void* timer) {
    std::erase_if(timers, [&](const auto& each) { return each.second.first == timer; });
  }

  // Runs the first timer that is due.
  bool run_due() {
    if (timers.empty() || timers.begin()->first > Clock::now()) return false;
    const Work work = std::move(timers.begin()->second.second);
    timers.erase(timers.begin());
    work();
    return true;
  }
};

Loop::Loop() : context_(std::make_unique<Context>()) {}

Loop::~Loop() = default;

void Loop::post(Work work) {
  context_->posted.push_back(std::move(work));
}

void Loop::run() {}

std::optional<std::chrono::milliseconds> Loop::turn() {
  Context& context = *context_;
  while (!context.stopped &&
         (run_first(context.posted) || context.run_due() || run_first(waiting_for_workers()))) {
  }
  if (context.stopped || context.timers.empty()) return std::nullopt;
  const auto left = context.timers.begin()->first - Clock::now();
  return std::max(std::chrono::ceil<std::chrono::milliseconds>(left), std::chrono::milliseconds(0));
}

void Loop::stop() {
  context_->stopped = true;
}

struct Timer::Clock {
  Loop::Context& loop;
};

Timer::Timer(Loop& loop) : clock_(new Clock{*loop.context_}) {}

Timer::~Timer() {
  if (clock_) cancel();
}

Timer::Timer(Timer&&) noexcept = default;

void Timer::start(std::chrono::milliseconds time, Work then) {
  cancel();
  clock_->loop.timers.emplace(std::chrono::steady_clock::now() + time,
                              std::pair(clock_.get(), std::move(then)));
}

void Timer::cancel() {
  clock_->loop.cancel(clock_.get());
}

struct Workers::Pool {};

Workers::Workers(std::size_t) {}

Workers::~Workers() = default;
Workers::Workers(Workers&&) noexcept = default;

void Workers::post(Work work) {
  waiting_for_workers().push_back(std::move(work));
}

void Workers::join() {
  while (run_first(waiting_for_workers())) {
  }
}

}  // namespace paddle_ls::server
