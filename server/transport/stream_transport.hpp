// A transport over a stream of the system: pipes, sockets, terminals and plain files.
#pragma once

#include "platform/stream.hpp"
#include "server/transport/transport.hpp"

namespace paddle_ls::server {

// Passes an error on.
Result<std::unique_ptr<Transport>> over(Result<std::unique_ptr<platform::Stream>> stream);

}  // namespace paddle_ls::server
