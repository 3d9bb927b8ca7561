#include "server/session/inbox.hpp"

#include <array>

namespace paddle_ls::server {

Inbox::Inbox(Transport& transport, Trace& trace, PostEvent post)
    : transport_(transport),
      trace_(trace),
      post_(std::move(post)),
      reader_([this] { read_all(); }) {}

Inbox::~Inbox() {
  transport_.close();
  reader_.join();
}

void Inbox::read_all() {
  protocol::Splitter splitter;
  std::array<char, std::size_t{64} << 10> bytes{};
  while (const std::size_t count = transport_.read(bytes)) {
    splitter.feed({bytes.data(), count});
    while (auto frame = splitter.next()) {
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
  post_(InputEnded{});
}

}  // namespace paddle_ls::server
