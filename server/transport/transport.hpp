// A two-way byte stream to one client, with blocking calls for one reading and one writing thread.
//
// Everything a client can offer (pipes, a local socket, a TCP socket) is a stream of the system, so
// there is one real implementation, and one in memory for tests. `close` may come from any thread
// and ends both calls, which is what lets a server leave while its client neither reads nor writes.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <string_view>
#include <utility>

#include "engine/text/result.hpp"

namespace paddle_ls::server {

class Transport {
 public:
  virtual ~Transport() = default;

  // Waits for bytes and puts at most `into.size()` of them there. 0 means the end: of the input, by
  // an error, or by `close`.
  virtual std::size_t read(std::span<char> into) = 0;

  // Writes all of `bytes`, however long the client takes. False when it cannot be done any more.
  virtual bool write(std::string_view bytes) = 0;

  // How far writing is, for threads that wait for it. Callable from any thread.
  struct Written {
    std::uint64_t bytes = 0;        // that the other side, or the system for it, has taken
    bool waits_for_reader = false;  // `write` can do nothing until the other side reads
  };
  virtual Written written() const = 0;

  virtual void close() = 0;

  // Says that nothing more will be written; the other side reads to the end and then sees it. For a
  // real client's streams this is the same as doing nothing: only tests end a connection by halves.
  virtual void finish_writing() {}
};

// The two ends of a connection inside this process. What is written to one end is read from the
// other; `capacity` bytes may wait in each direction before a writer has to.
std::pair<std::unique_ptr<Transport>, std::unique_ptr<Transport>> memory_pair(
    std::size_t capacity = std::size_t{1} << 20);

}  // namespace paddle_ls::server
