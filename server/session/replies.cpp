#include "server/session/replies.hpp"

#include <fmt/core.h>

#include "server/logging/log.hpp"

namespace paddle_ls::server {

using protocol::ErrorCode;
using protocol::ResponseError;

namespace {

struct Writing {
  const protocol::Id& id;

  std::string operator()(const protocol::json::value& result) const {
    return protocol::write_result(id, result);
  }
  std::string operator()(const ResultText& result) const {
    return protocol::write_result_around(id, result.json);
  }
  std::string operator()(const ResponseError& problem) const {
    return protocol::write_error(id, problem);
  }
};

}  // namespace

ResponseError failure(ErrorCode code, std::string message) {
  return {static_cast<int>(code), std::move(message)};
}

Ticket Replies::open(protocol::Id id, std::string method, std::string parameters) {
  const Ticket ticket = next_++;
  open_.emplace(ticket,
                Open{std::move(id), std::move(method), std::move(parameters),
                     std::chrono::steady_clock::now(), std::make_shared<std::atomic<bool>>(false)});
  return ticket;
}

void Replies::answer(Ticket ticket, const Outcome& outcome) {
  const auto found = open_.find(ticket);
  if (found == open_.end()) return;
  const Open request = std::move(found->second);
  open_.erase(found);
  request.cancelled->store(true);

  const std::chrono::duration<double, std::milli> took =
      std::chrono::steady_clock::now() - request.since;
  if (log::writes(settings::LogLevel::debug)) {
    log::write(settings::LogLevel::debug,
               fmt::format("{} answered after {:.2f} ms", request.method, took.count()));
  }
  const auto* problem = std::get_if<ResponseError>(&outcome);
  if (problem != nullptr && problem->code == static_cast<int>(ErrorCode::internal_error)) {
    log::error(fmt::format("{} failed: {}; its parameters: {}", request.method, problem->message,
                           request.parameters));
  }

  outbox_.reply(std::visit(Writing{request.id}, outcome), [&] {
    return protocol::write_error(
        request.id,
        failure(ErrorCode::request_failed, "too many replies are waiting for the client"));
  });
}

void Replies::cancel(const protocol::Id& id) {
  for (auto request = open_.rbegin(); request != open_.rend(); ++request) {
    if (request->second.id != id) continue;
    answer(request->first, failure(ErrorCode::request_cancelled, "cancelled by the client"));
    return;
  }
}

void Replies::fail_all(const std::string& why) {
  while (!open_.empty()) {
    const auto& [ticket, request] = *open_.begin();
    ResponseError problem = failure(ErrorCode::request_failed, why);
    if (request.method == "textDocument/diagnostic" || request.method == "workspace/diagnostic") {
      problem = failure(ErrorCode::server_cancelled, why);
      problem.data = protocol::json::object{{"retriggerRequest", false}};
    }
    answer(ticket, problem);
  }
}

CancelFlag Replies::cancel_flag(Ticket ticket) const {
  const auto found = open_.find(ticket);
  if (found == open_.end()) {
    return std::make_shared<const std::atomic<bool>>(ticket != no_request);
  }
  return found->second.cancelled;
}

}  // namespace paddle_ls::server
