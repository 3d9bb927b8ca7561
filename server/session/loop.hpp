// One thread that does what is posted to it, timers on it, and pools of other threads.
//
// The rest of the server needs no more of Boost.Asio than this, and its headers stay out of ours.
// In a browser `one_thread/loop.cpp` does all of it in turns of one thread.
#pragma once

#include <chrono>
#include <cstddef>
#include <functional>
#include <memory>
#include <optional>

namespace paddle_ls::server {

class Loop {
 public:
  Loop();
  ~Loop();
  Loop(const Loop&) = delete;
  Loop& operator=(const Loop&) = delete;

  // Callable from any thread; what is posted first runs first.
  void post(std::function<void()> work);
  // Runs what is posted on this thread, until `stop`.
  void run();
  // Where there are no threads: runs what is due, timers and the work of pools included, and says
  // when the next timer is; nothing where none waits.
  std::optional<std::chrono::milliseconds> turn();
  void stop();

 private:
  friend class Timer;
  struct Context;
  std::unique_ptr<Context> context_;
};

// Calls back once, on the thread of its loop. Used on that thread only.
class Timer {
 public:
  explicit Timer(Loop& loop);
  // What waits is not called any more.
  ~Timer();
  Timer(Timer&&) noexcept;

  // Calls `then` after `time`. What waited before is not called any more.
  void start(std::chrono::milliseconds time, std::function<void()> then);
  void cancel();

 private:
  struct Clock;
  std::unique_ptr<Clock> clock_;
};

class Workers {
 public:
  explicit Workers(std::size_t threads);
  ~Workers();
  Workers(Workers&&) noexcept;

  // Runs `work` on one of the threads.
  void post(std::function<void()> work);
  // Waits for all that was posted.
  void join();

 private:
  struct Pool;
  std::unique_ptr<Pool> pool_;
};

}  // namespace paddle_ls::server
