// A record of every message, one JSON object a line, good enough to play a session again.
//
//   {"time": 12.345, "direction": "receive", "message": {...}}
//
// `time` is in milliseconds since the server started. A received body that is not JSON is kept as
// the string member "raw" instead of "message".
#pragma once

#include <chrono>
#include <cstdio>
#include <memory>
#include <mutex>
#include <string>
#include <string_view>

#include "engine/text/result.hpp"

namespace paddle_ls::server {

enum class Direction { receive, send };

class Trace {
 public:
  Trace() = default;  // records nothing

  // Starts recording into the file at `path`, which is emptied first.
  Result<void> open(const std::string& path);

  // Callable from any thread. `body` is one message without its headers.
  void record(Direction direction, std::string_view body);

 private:
  struct Close {
    void operator()(std::FILE* file) const { std::fclose(file); }
  };

  std::mutex mutex_;
  std::unique_ptr<std::FILE, Close> file_;
  std::chrono::steady_clock::time_point start_ = std::chrono::steady_clock::now();
};

}  // namespace paddle_ls::server
