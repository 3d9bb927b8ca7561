#include "server/logging/log.hpp"

#include <spdlog/sinks/rotating_file_sink.h>
#include <spdlog/sinks/stdout_sinks.h>
#include <spdlog/spdlog.h>

namespace paddle_ls::log {
namespace {

constexpr std::size_t file_bytes = std::size_t{5} << 20;
constexpr std::size_t files = 5;

spdlog::level::level_enum level_of(settings::LogLevel level) {
  switch (level) {
    case settings::LogLevel::off: return spdlog::level::off;
    case settings::LogLevel::error: return spdlog::level::err;
    case settings::LogLevel::warning: return spdlog::level::warn;
    case settings::LogLevel::information: return spdlog::level::info;
    case settings::LogLevel::debug: return spdlog::level::debug;
    case settings::LogLevel::trace: return spdlog::level::trace;
  }
  return spdlog::level::warn;
}

spdlog::string_view_t text_of(std::string_view message) {
  return {message.data(), message.size()};
}

}  // namespace

void start(const std::string& file, settings::LogLevel level) {
  spdlog::sink_ptr sink;
  if (file.empty()) {
    sink = std::make_shared<spdlog::sinks::stderr_sink_mt>();
  } else {
    sink = std::make_shared<spdlog::sinks::rotating_file_sink_mt>(file, file_bytes, files);
  }
  auto logger = std::make_shared<spdlog::logger>("paddle-ls", std::move(sink));
  logger->set_level(level_of(level));
  logger->flush_on(spdlog::level::warn);
  spdlog::set_default_logger(std::move(logger));
}

void set_level(settings::LogLevel level) {
  spdlog::set_level(level_of(level));
}

bool writes(settings::LogLevel level) {
  return spdlog::should_log(level_of(level));
}

void write(settings::LogLevel level, std::string_view message) {
  spdlog::default_logger_raw()->log(level_of(level), text_of(message));
}

}  // namespace paddle_ls::log
