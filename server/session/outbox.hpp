// Messages on their way to the client: bounded, and emptied by a separate thread, or by
// `write_waiting` where there are no threads.
//
// A client may stop reading for a minute or for ever. What it has not read yet is of two kinds.
// State (diagnostics, progress, logs) is sent under a key: only the newest message of a key
// matters, so an older one is replaced where it waits. Replies must all arrive; when they pile up
// beyond a soft limit they shrink to an error that says why, and beyond a hard limit the connection
// is given up.
//
// It is also the gate for bytes: whatever a name of a file or a text brought in, what leaves is
// valid UTF-8.
#pragma once

#include <chrono>
#include <condition_variable>
#include <cstddef>
#include <functional>
#include <list>
#include <mutex>
#include <string>
#include <thread>
#include <unordered_map>

#include "server/session/trace.hpp"
#include "server/transport/transport.hpp"

namespace paddle_ls::server {

struct OutboxLimits {
  std::size_t soft_bytes = std::size_t{32} << 20;
  std::size_t hard_bytes = std::size_t{48} << 20;
};

class Outbox {
 public:
  // `broken` is called at most once, from the writing thread or a sender, with the reason why
  // nothing can be sent any more. `transport` and `trace` must outlive the outbox.
  Outbox(Transport& transport, Trace& trace, std::function<void(std::string)> broken,
         OutboxLimits limits = {});
  // Gives up what has not been written; see `drain`.
  ~Outbox();
  Outbox(const Outbox&) = delete;
  Outbox& operator=(const Outbox&) = delete;

  // All bodies are JSON texts without headers.
  void send(std::string body);
  void reply(std::string body, const std::function<std::string()>& body_when_full);
  void replace(const std::string& key, std::string body);

  // Waits until everything is written, for as long as the client reads: it is given up when it has
  // taken next to nothing for `patience`. Time in which this process does not get to write does not
  // count. True when everything was written.
  bool drain(std::chrono::milliseconds patience);

  // Writes what waits, on this thread.
  void write_waiting();

  std::size_t waiting_bytes() const;

 private:
  struct Entry {
    std::string key;  // empty for messages that are not replaceable
    std::string body;
  };

  void enqueue(Entry entry);
  void write_all();
  bool write_one_batch();
  std::string take_batch();
  void give_up(std::string reason);

  Transport& transport_;
  Trace& trace_;
  std::function<void(std::string)> broken_;
  OutboxLimits limits_;

  mutable std::mutex mutex_;
  std::condition_variable changed_;
  std::list<Entry> waiting_;
  std::unordered_map<std::string, std::list<Entry>::iterator> by_key_;
  std::size_t waiting_bytes_ = 0;
  bool writing_ = false;
  bool stopped_ = false;
  std::thread writer_;
};

}  // namespace paddle_ls::server
