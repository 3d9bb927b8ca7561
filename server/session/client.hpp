// The client: what it can do, and what we tell and ask it.
//
// Our own requests never block anything. Each has a callback that is called exactly once: with the
// answer, or with an error when the client takes too long, refuses, or has left more than a hundred
// questions open (some clients answer none).
#pragma once

#include <chrono>
#include <functional>
#include <map>
#include <memory>
#include <string>

#include "engine/text/line_index.hpp"
#include "protocol/client_capabilities.hpp"
#include "protocol/message.hpp"
#include "protocol/types/lifecycle.hpp"
#include "protocol/types/window.hpp"
#include "protocol/write.hpp"
#include "server/session/loop.hpp"
#include "server/session/outbox.hpp"

namespace paddle_ls::server {

namespace json = protocol::json;

class Client {
 public:
  Client(Loop& loop, Outbox& outbox) : loop_(loop), outbox_(outbox) {}

  protocol::ClientCapabilities capabilities;
  std::string name;  // as it introduced itself, for example "Neovim 0.10.4"
  text::Encoding encoding = text::Encoding::utf16;
  protocol::TraceValue trace = protocol::TraceValue::off;

  // Sends a notification that is written already.
  void send(std::string body) { outbox_.send(std::move(body)); }
  template <class Params>
  void notify(std::string_view method, const Params& params) {
    outbox_.send(protocol::write_notification(method, params));
  }
  // Replaces an earlier notification with the same `key` that has not been written yet.
  template <class Params>
  void notify_latest(const std::string& key, std::string_view method, const Params& params) {
    outbox_.replace(key, protocol::write_notification(method, params));
  }

  using OnAnswer = std::function<void(const Result<json::value>&)>;
  void request(std::string_view method, const json::value& params, OnAnswer then,
               std::chrono::milliseconds limit = std::chrono::seconds(30));
  void take_answer(const protocol::Response& response);
  // Calls back everybody who still waits.
  void give_up_requests();

  // Shows a line in the client's log, if settings let one of this weight through. `site` names the
  // place in the program: while the client does not read, only its newest line is kept.
  void log(protocol::MessageType type, std::string_view site, std::string message);
  void show(protocol::MessageType type, std::string message);
  // `$/logTrace`, when the client asked for traces.
  void trace_line(std::string message);

 private:
  struct Waiting {
    OnAnswer then;
    Timer limit;
  };

  void finish(std::int64_t id, const Result<json::value>& answer);

  Loop& loop_;
  Outbox& outbox_;
  std::int64_t next_id_ = 1;
  std::map<std::int64_t, Waiting> waiting_;
};

}  // namespace paddle_ls::server
