// The messages of a client, read ahead, so that a cancellation overtakes the call that it is for.
#pragma once

#include <cstddef>
#include <istream>
#include <memory>
#include <optional>

#include <boost/json/value.hpp>

#include "engine/text/result.hpp"

namespace paddle_ls::cli::mcp {

inline constexpr std::size_t longest_message = std::size_t{64} << 20U;

// One line, or why it is not a message.
using IncomingMessage = Result<boost::json::value>;

class Incoming {
 public:
  // Reads `in` on a separate thread. The thread may wait for a line forever, so `in` has to exist
  // until the process ends.
  explicit Incoming(std::istream& in);

  // Waits for the next message; nothing at the end of the input. Requests that were cancelled in
  // the queue are skipped.
  std::optional<IncomingMessage> next();

  // Whether the client has cancelled the request that `next` returned last. Its run is told to stop
  // at once (`cancel_run`).
  bool is_cancelled() const;

 private:
  struct Shared;
  std::shared_ptr<Shared> shared_;
};

}  // namespace paddle_ls::cli::mcp
