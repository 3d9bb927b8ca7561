#include "server/session/client.hpp"

#include "server/logging/log.hpp"

namespace paddle_ls::server {
namespace {

constexpr std::size_t open_requests_limit = 100;

settings::LogLevel level_of(protocol::MessageType type) {
  switch (type) {
    case protocol::MessageType::error: return settings::LogLevel::error;
    case protocol::MessageType::warning: return settings::LogLevel::warning;
    case protocol::MessageType::info: return settings::LogLevel::information;
    default: return settings::LogLevel::debug;
  }
}

}  // namespace

void Client::request(std::string_view method, const json::value& params, OnAnswer then,
                     std::chrono::milliseconds limit) {
  if (waiting_.size() >= open_requests_limit) {
    finish(waiting_.begin()->first, error("the client has left too many requests unanswered"));
  }
  const std::int64_t id = next_id_++;
  Timer timer(loop_);
  timer.start(limit, [this, id] { finish(id, error("the client did not answer in time")); });
  waiting_.emplace(id, Waiting{std::move(then), std::move(timer)});
  outbox_.send(protocol::write_request(id, method, params));
}

void Client::take_answer(const protocol::Response& response) {
  const auto* id = response.id ? std::get_if<std::int64_t>(&*response.id) : nullptr;
  if (id == nullptr) return;
  if (const auto* refused = std::get_if<protocol::ResponseError>(&response.outcome)) {
    finish(*id, error(refused->message));
  } else {
    finish(*id, std::get<json::value>(response.outcome));
  }
}

void Client::finish(std::int64_t id, const Result<json::value>& answer) {
  const auto found = waiting_.find(id);
  if (found == waiting_.end()) return;
  const OnAnswer then = std::move(found->second.then);
  waiting_.erase(found);
  then(answer);
}

void Client::give_up_requests() {
  while (!waiting_.empty()) finish(waiting_.begin()->first, error("the session ends"));
}

void Client::log(protocol::MessageType type, std::string_view site, std::string message) {
  paddle_ls::log::write(level_of(type), message);
  if (type > protocol::MessageType::warning) return;
  notify_latest("log/" + std::string(site), "window/logMessage",
                protocol::LogMessageParams{type, std::move(message)});
}

void Client::show(protocol::MessageType type, std::string message) {
  notify("window/showMessage", protocol::ShowMessageParams{type, std::move(message)});
}

void Client::trace_line(std::string message) {
  if (trace == protocol::TraceValue::off) return;
  notify_latest("trace", "$/logTrace", protocol::LogTraceParams{std::move(message), std::nullopt});
}

}  // namespace paddle_ls::server
