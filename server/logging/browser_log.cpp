// The log in a browser: lines on standard error, which the worker hands to its page.
#include <cstdio>

#include "server/logging/log.hpp"

namespace paddle_ls::log {
namespace {

settings::LogLevel least = settings::LogLevel::warning;

std::string_view name_of(settings::LogLevel level) {
  switch (level) {
    case settings::LogLevel::off: break;
    case settings::LogLevel::error: return "error";
    case settings::LogLevel::warning: return "warning";
    case settings::LogLevel::information: return "info";
    case settings::LogLevel::debug: return "debug";
    case settings::LogLevel::trace: return "trace";
  }
  return "";
}

}  // namespace

void start(const std::string&, settings::LogLevel level) {
  least = level;
}

void set_level(settings::LogLevel level) {
  least = level;
}

// Levels are in the order of their weight, the heaviest first.
bool writes(settings::LogLevel level) {
  return level <= least && level != settings::LogLevel::off;
}

void write(settings::LogLevel level, std::string_view message) {
  if (!writes(level)) return;
  const std::string line = std::string(name_of(level)) + ": " + std::string(message) + "\n";
  std::fputs(line.c_str(), stderr);
}

}  // namespace paddle_ls::log
