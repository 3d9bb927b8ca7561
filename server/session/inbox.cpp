#include "server/session/inbox.hpp"

#include <array>

#include "platform/thread.hpp"

namespace paddle_ls::server {

Inbox::Inbox(Transport& transport, Trace& trace, PostEvent post)
    : transport_(transport), trace_(trace), post_(std::move(post)) {
  if (platform::has_threads()) reader_ = std::thread([this] { read_all(); });
}

Inbox::~Inbox() {
  transport_.close();
  if (reader_.joinable()) reader_.join();
}

void Inbox::read_all() {
  std::array<char, std::size_t{64} << 10> bytes{};
  while (const std::size_t count = transport_.read(bytes)) take({bytes.data(), count});
  post_(InputEnded{});
}

void Inbox::take(std::string_view bytes) {
  splitter_.feed(bytes);
  while (auto frame = splitter_.next()) {
    if (auto* broken = std::get_if<protocol::FrameError>(&*frame)) {
      post_(BadFrame{std::move(*broken)});
      continue;
    }
    const auto& body = std::get<std::string>(*frame);
    trace_.record(Direction::receive, body);
    ++waiting_;
    post_(MessageArrived{protocol::parse_message(body)});
  }
}

}  // namespace paddle_ls::server
