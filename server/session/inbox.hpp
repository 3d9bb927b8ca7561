// The thread that reads: bytes to messages to events, and nothing else. Where there are no threads,
// the caller has the bytes and hands them over.
//
// It never waits for the owner of the state, the writer or a worker, so a client that writes
// without reading is always drained.
#pragma once

#include <atomic>
#include <cstddef>
#include <string_view>
#include <thread>

#include "server/session/event.hpp"
#include "server/session/trace.hpp"
#include "server/transport/transport.hpp"

namespace paddle_ls::server {

class Inbox {
 public:
  // Starts reading. `transport` and `trace` must outlive the inbox; `post` is called on its thread.
  Inbox(Transport& transport, Trace& trace, PostEvent post);
  // Closes the transport and waits for the thread.
  ~Inbox();
  Inbox(const Inbox&) = delete;
  Inbox& operator=(const Inbox&) = delete;

  // What was read, in pieces of any size.
  void take(std::string_view bytes);

  // Messages that were posted and not yet taken by `taken`: when it is zero, nothing newer is
  // known.
  std::size_t waiting() const { return waiting_.load(); }
  void taken() { --waiting_; }

 private:
  void read_all();

  Transport& transport_;
  Trace& trace_;
  PostEvent post_;
  protocol::Splitter splitter_;
  std::atomic<std::size_t> waiting_ = 0;
  std::thread reader_;
};

}  // namespace paddle_ls::server
