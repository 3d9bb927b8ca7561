#include "server/cli/serve.hpp"

#include <cstdlib>
#include <iostream>
#include <thread>

#include "platform/interruption.hpp"
#include "platform/memory.hpp"
#include "server/cli/run/console.hpp"
#include "server/features/feature_table.hpp"
#include "server/logging/log.hpp"
#include "server/session/session.hpp"
#include "server/transport/stream_transport.hpp"

namespace paddle_ls::cli {
namespace {

// A process that has been told to leave must be gone after this, whatever a worker still does.
constexpr std::chrono::milliseconds leave_limit(900);

Result<std::unique_ptr<server::Transport>> connect(const ServeOptions& options) {
  if (const auto* pipe = std::get_if<LocalSocket>(&options.transport)) {
    return server::over(platform::connect_pipe(pipe->path));
  }
  if (const auto* socket = std::get_if<TcpSocket>(&options.transport)) {
    return server::over(platform::connect_socket(socket->port));
  }
  return server::over(platform::standard_streams());
}

}  // namespace

int serve(const ServeOptions& options) {
  platform::keep_freed_memory();
  platform::ignore_broken_pipes();
  log::start(options.log_file, options.log_level.value_or(settings::LogLevel::warning));
  server::Trace trace;
  if (!options.trace_file.empty()) {
    if (auto opened = trace.open(options.trace_file); !opened)
      return failed(opened.error(), std::cerr);
  }
  auto transport = connect(options);
  if (!transport) return failed(transport.error(), std::cerr);

  int status = 1;
  {
    server::Session session(server::all_features, **transport, trace);
    session.end_on_signals();
    if (options.client_process) session.watch_parent(*options.client_process);
    status = session.run();
    std::thread([status] {
      std::this_thread::sleep_for(leave_limit);
      std::_Exit(status);
    }).detach();
  }
  return status;
}

}  // namespace paddle_ls::cli
