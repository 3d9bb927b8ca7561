// The whole server, from bytes to replies: it never crashes, ends when its input ends, and answers
// every request exactly once. The input is one JSON message a line; a line that starts with '\x01'
// goes onto the wire as it is, without a header.
#include <array>
#include <cstdint>
#include <cstdlib>
#include <map>
#include <string>
#include <thread>
#include <variant>

#include <spdlog/spdlog.h>

#include "protocol/message.hpp"
#include "protocol/splitter.hpp"
#include "server/features/feature_table.hpp"
#include "server/session/session.hpp"

using namespace paddle_ls;

namespace {

constexpr const char* initialize =
    R"({"jsonrpc":"2.0","id":"fuzz","method":"initialize","params":{"capabilities":{"workspace":{)"
    R"("workspaceEdit":{"documentChanges":true}},"textDocument":{"codeAction":{)"
    R"("codeActionLiteralSupport":{"codeActionKind":{"valueSet":[]}}}}}}})";

std::string wire_bytes(std::string_view input) {
  std::string bytes = protocol::framed(initialize);
  while (!input.empty()) {
    const std::size_t end = std::min(input.find('\n'), input.size());
    const std::string_view line = input.substr(0, end);
    input.remove_prefix(std::min(end + 1, input.size()));
    bytes += line.starts_with('\x01') ? std::string(line.substr(1)) : protocol::framed(line);
  }
  return bytes;
}

using Counts = std::map<protocol::Id, int>;

// Counts the requests in the stream, up to the message that ends the session.
Counts requests_in(std::string_view bytes) {
  Counts counts;
  protocol::Splitter splitter;
  splitter.feed(bytes);
  while (const auto frame = splitter.next()) {
    if (const auto* broken = std::get_if<protocol::FrameError>(&*frame)) {
      if (broken->fatal) break;
      continue;
    }
    const auto message = protocol::parse_message(std::get<std::string>(*frame));
    if (const auto* request = std::get_if<protocol::Request>(&message)) ++counts[request->id];
    if (const auto* invalid = std::get_if<protocol::Invalid>(&message); invalid && invalid->id) {
      ++counts[*invalid->id];
    }
    const auto* notification = std::get_if<protocol::Notification>(&message);
    if (notification != nullptr && notification->method == "exit") break;
  }
  return counts;
}

Counts replies_from(server::Transport& client) {
  Counts counts;
  protocol::Splitter splitter;
  std::array<char, 4096> bytes{};
  while (const std::size_t size = client.read(bytes)) {
    splitter.feed({bytes.data(), size});
    while (const auto frame = splitter.next()) {
      const auto* body = std::get_if<std::string>(&*frame);
      if (body == nullptr) std::abort();
      const auto message = protocol::parse_message(*body);
      if (std::holds_alternative<protocol::Invalid>(message)) std::abort();
      const auto* reply = std::get_if<protocol::Response>(&message);
      if (reply != nullptr && reply->id) ++counts[*reply->id];
    }
  }
  return counts;
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  spdlog::set_level(spdlog::level::off);
  const std::string bytes =
      wire_bytes({reinterpret_cast<const char*>(data), size});  // NOLINT: bytes are bytes
  auto [client, end] = server::memory_pair();
  server::Trace no_trace;
  std::thread server([&no_trace, end = end.get()] {
    server::Session session(server::all_features, *end, no_trace);
    session.run();
  });
  Counts replies;
  std::thread reader([&replies, client = client.get()] { replies = replies_from(*client); });
  client->write(bytes);
  client->finish_writing();
  server.join();
  reader.join();
  if (replies != requests_in(bytes)) std::abort();
  return 0;
}
