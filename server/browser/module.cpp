// What a page's worker calls, and what it has to have.
//
// Bytes are those of the protocol over pipes, headers included, in pieces of any size. Calls into
// the module:
//   _initialize()              once, first
//   paddle_ls_room(count)      where to put `count` bytes of the client; valid until the next call
//   paddle_ls_receive()        they are there
//   paddle_ls_turn()           does what is due; after how many milliseconds to call again at the
//                              latest, or -1 if only after the next bytes
// Import `paddle_ls.send(start, size)`: bytes for the client, valid during the call.
#include "server/features/feature_table.hpp"
#include "server/logging/log.hpp"
#include "server/session/session.hpp"

extern "C" __attribute__((import_module("paddle_ls"), import_name("send"))) void paddle_ls_send(
    const char* start, std::size_t size);

namespace paddle_ls::server {
namespace {

class PageTransport final : public Transport {
 public:
  std::size_t read(std::span<char>) override { return 0; }

  bool write(std::string_view bytes) override {
    paddle_ls_send(bytes.data(), bytes.size());
    written_ += bytes.size();
    return true;
  }

  Written written() const override { return {written_, false}; }
  void close() override {}

 private:
  std::uint64_t written_ = 0;
};

struct Server {
  PageTransport transport;
  Trace trace;
  Session session{all_features, transport, trace};
  std::string received;
};

// It lives as long as the module.
Server& server() {
  static auto& only = *new Server;
  return only;
}

}  // namespace
}  // namespace paddle_ls::server

#define PADDLE_LS_EXPORT(name) extern "C" __attribute__((export_name(#name)))

PADDLE_LS_EXPORT(paddle_ls_room) char* paddle_ls_room(std::size_t count) {
  std::string& received = paddle_ls::server::server().received;
  received.resize(count);
  return received.data();
}

PADDLE_LS_EXPORT(paddle_ls_receive) void paddle_ls_receive() {
  auto& server = paddle_ls::server::server();
  server.session.take(server.received);
}

PADDLE_LS_EXPORT(paddle_ls_turn) int paddle_ls_turn() {
  const auto next = paddle_ls::server::server().session.turn();
  return next ? static_cast<int>(next->count()) : -1;
}
