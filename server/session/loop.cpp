#include "server/session/loop.hpp"

#include <boost/asio/executor_work_guard.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/steady_timer.hpp>

#include "platform/thread.hpp"

namespace paddle_ls::server {

namespace asio = boost::asio;

struct Loop::Context {
  asio::io_context io;
};

Loop::Loop() : context_(std::make_unique<Context>()) {}

Loop::~Loop() = default;

void Loop::post(std::function<void()> work) {
  asio::post(context_->io, std::move(work));
}

void Loop::run() {
  const auto work = asio::make_work_guard(context_->io);
  context_->io.run();
}

std::optional<std::chrono::milliseconds> Loop::turn() {
  context_->io.poll();
  return std::nullopt;
}

void Loop::stop() {
  context_->io.stop();
}

struct Timer::Clock {
  asio::steady_timer timer;
};

Timer::Timer(Loop& loop) : clock_(new Clock{asio::steady_timer(loop.context_->io)}) {}

Timer::~Timer() = default;
Timer::Timer(Timer&&) noexcept = default;

void Timer::start(std::chrono::milliseconds time, std::function<void()> then) {
  clock_->timer.expires_after(time);
  clock_->timer.async_wait([then = std::move(then)](const boost::system::error_code& failure) {
    if (!failure) then();
  });
}

void Timer::cancel() {
  clock_->timer.cancel();
}

struct Workers::Pool {
  explicit Pool(std::size_t count) {
    for (std::size_t i = 0; i < count; ++i) threads.emplace_back([this] { io.run(); });
  }

  // What waits is done first.
  void join() {
    work.reset();
    for (platform::Thread& thread : threads) thread.join();
  }

  ~Pool() {
    io.stop();
    join();
  }

  asio::io_context io;
  asio::executor_work_guard<asio::io_context::executor_type> work = asio::make_work_guard(io);
  std::vector<platform::Thread> threads;
};

Workers::Workers(std::size_t threads) : pool_(std::make_unique<Pool>(threads)) {}

Workers::~Workers() = default;
Workers::Workers(Workers&&) noexcept = default;

void Workers::post(std::function<void()> work) {
  asio::post(pool_->io, std::move(work));
}

void Workers::join() {
  pool_->join();
}

}  // namespace paddle_ls::server
