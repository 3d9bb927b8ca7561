#include "server/features/commands/work/work_progress.hpp"

namespace paddle_ls::server {
namespace {

std::string text_of(const protocol::ProgressToken& token) {
  if (const auto* number = std::get_if<std::int32_t>(&token)) return std::to_string(*number);
  return std::get<std::string>(token);
}

}  // namespace

void WorkProgress::begin(std::string title) {
  begun_ = true;
  protocol::WorkDoneProgressBegin begin;
  begin.title = std::move(title);
  begin.cancellable = true;
  begin.percentage = 0;
  send({}, protocol::write(begin));
  // The work was faster than the client's word. What a client shows of a token that it has made
  // goes with its end alone.
  if (last_word_) end(std::move(*last_word_));
}

void WorkProgress::report(std::string message, std::uint32_t percentage) {
  if (!begun_) return;
  protocol::WorkDoneProgressReport report;
  report.message = std::move(message);
  report.percentage = percentage;
  send("report", protocol::write(report));
}

void WorkProgress::end(std::string message) {
  if (!begun_) {
    last_word_ = std::move(message);
    return;
  }
  send({}, protocol::write(protocol::WorkDoneProgressEnd{std::move(message)}));
  begun_ = false;
}

// Reports replace each other while they wait to be read; the beginning and the end always arrive.
void WorkProgress::send(const std::string& key, const json::value& value) {
  if (!token_) return;
  const protocol::ProgressParams params{*token_, value};
  if (key.empty()) {
    client_.notify("$/progress", params);
  } else {
    client_.notify_latest("progress/" + text_of(*token_) + "/" + key, "$/progress", params);
  }
}

std::shared_ptr<WorkProgress> ProgressState::start(
    Session& session, const std::optional<protocol::ProgressToken>& from_client,
    std::string title) {
  std::erase_if(running_, [](const auto& entry) { return entry.second.expired(); });
  Client& client = session.client();
  const bool asks = !from_client && client.capabilities.work_done_progress;
  std::optional<protocol::ProgressToken> token = from_client;
  if (asks) token = "paddle-ls/" + std::to_string(next_++);
  auto progress = std::make_shared<WorkProgress>(client, token);
  if (token) running_[*token] = progress;
  if (!asks) {
    progress->begin(std::move(title));
    return progress;
  }
  client.request("window/workDoneProgress/create",
                 protocol::write(protocol::WorkDoneProgressCreateParams{*token}),
                 [progress, title](const Result<json::value>& answer) {
                   if (answer) progress->begin(title);
                 });
  return progress;
}

void ProgressState::cancel(const protocol::ProgressToken& token) {
  const auto found = running_.find(token);
  if (found == running_.end()) return;
  if (const auto progress = found->second.lock()) progress->cancelled()->store(true);
}

void cancel_progress(Session& session, const protocol::WorkDoneProgressCancelParams& params) {
  session.state<ProgressState>().cancel(params.token);
}

}  // namespace paddle_ls::server
