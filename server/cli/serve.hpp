// `paddle-ls [serve]`: the language server.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <variant>

#include "project/settings/settings.hpp"

namespace paddle_ls::cli {

struct StandardStreams {};
struct LocalSocket {
  std::string path;  // where the client listens
};
struct TcpSocket {
  std::uint16_t port;  // of the loopback address, where the client listens
};

struct ServeOptions {
  std::variant<StandardStreams, LocalSocket, TcpSocket> transport;
  std::string trace_file;                       // every message as a line of JSON; empty for none
  std::string log_file;                         // empty: standard error
  std::optional<settings::LogLevel> log_level;  // nothing: as the settings say
  std::optional<int> client_process;            // ends with this process
};

// Serves one client until it leaves. Returns the exit status of the process.
int serve(const ServeOptions& options);

}  // namespace paddle_ls::cli
