// A stream of bytes to and from another process, for one reading and one writing thread.
#pragma once

#include <cstddef>
#include <memory>
#include <span>
#include <string>
#include <string_view>

#include "engine/text/result.hpp"
#include "platform/file.hpp"

namespace paddle_ls::platform {

class Stream {
 public:
  virtual ~Stream() = default;

  // Waits for bytes and puts at most `into.size()` of them there. 0 means the end: of the input, by
  // an error, or by `close`.
  virtual std::size_t read(std::span<char> into) = 0;

  // Waits until some of `bytes` can be written, and says how many were. 0 when none can be any
  // more.
  virtual std::size_t write_some(std::string_view bytes) = 0;

  // Ends both calls for good, from any thread.
  virtual void close() = 0;
};

// The process's standard streams. Afterwards what is printed on standard output goes to standard
// error, so that nothing a library prints can get between two messages.
Result<std::unique_ptr<Stream>> standard_streams();

// The local socket or, on Windows, the named pipe at `path`, where the other side listens.
Result<std::unique_ptr<Stream>> connect_pipe(const std::string& path);

// `port` of the loopback address, where the other side listens.
Result<std::unique_ptr<Stream>> connect_socket(unsigned short port);

// A stream over open files, sockets or ends of pipes. `input` and `output` may be the same one
// duplicated.
Result<std::unique_ptr<Stream>> stream_over(File input, File output);

// The two ends of a pipe: what is written to the second is read from the first.
struct PipeEnds {
  File to_read;
  File to_write;
};
Result<PipeEnds> make_pipe();

}  // namespace paddle_ls::platform
