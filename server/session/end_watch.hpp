// Hears that the session has to end, whatever the loop is doing.
//
// Signals, the death of the client's process and the end of the input are events of the loop like
// all others. But a loop that is held up hears nothing, and a server that cannot be ended is worse
// than one that breaks off: so they are heard on a separate thread, and when the loop has not
// begun to leave in time, the process ends without it.
#pragma once

#include <atomic>
#include <memory>
#include <thread>

#include "server/session/event.hpp"

namespace paddle_ls::server {

class EndWatch {
 public:
  // `post` is called on the watch's own thread.
  explicit EndWatch(PostEvent post);
  ~EndWatch();
  EndWatch(const EndWatch&) = delete;
  EndWatch& operator=(const EndWatch&) = delete;

  // From now on SIGTERM, SIGINT and SIGHUP are events, and a loop that hears none of them costs the
  // process. Not for sessions that live beside others in one process.
  void take_signals();
  void watch_parent(int process_id);

  // Callable from any thread: an event was posted that ends the session ...
  void end_is_due();
  // ... and the loop has begun to leave.
  void end_is_heard() { is_heard_ = true; }

 private:
  struct Context;

  PostEvent post_;
  std::unique_ptr<Context> context_;
  std::atomic<bool> is_heard_ = false;
  std::atomic<bool> ends_process_ = false;
  std::thread thread_;
};

}  // namespace paddle_ls::server
