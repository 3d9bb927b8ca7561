// The log, which users attach to bug reports. No other file includes the logging library: its
// headers would cost seconds in every file that writes a line.
#pragma once

#include <string>
#include <string_view>

#include "project/settings/settings.hpp"

namespace paddle_ls::log {

// To standard error, or to `file` and its predecessors; never to standard output, which belongs to
// the protocol.
void start(const std::string& file, settings::LogLevel level);

void set_level(settings::LogLevel level);

// True where a message of `level` is written, for messages that cost something to make.
bool writes(settings::LogLevel level);

void write(settings::LogLevel level, std::string_view message);

inline void error(std::string_view message) {
  write(settings::LogLevel::error, message);
}
inline void warning(std::string_view message) {
  write(settings::LogLevel::warning, message);
}
inline void information(std::string_view message) {
  write(settings::LogLevel::information, message);
}

}  // namespace paddle_ls::log
