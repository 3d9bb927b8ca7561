// The one gate through which every reply leaves: each request gets exactly one.
//
// A request is open from the moment it is read until it is answered here. An answer to a request
// that is no longer open (it was cancelled, or the server is leaving) is dropped, so code that
// computes an answer need not know whether it is still wanted.
#pragma once

#include <atomic>
#include <chrono>
#include <cstdint>
#include <map>
#include <memory>
#include <string>
#include <variant>

#include "protocol/message.hpp"
#include "server/session/outbox.hpp"

namespace paddle_ls::server {

// Names one open request; never reused, unlike a client's ids.
using Ticket = std::uint64_t;
// Of work that no request asked for: it has no answer and cannot be cancelled.
inline constexpr Ticket no_request = 0;

// A result that is JSON text already, because it is large: see protocol/write.hpp.
struct ResultText {
  std::string json;
};

using Outcome = std::variant<protocol::json::value, ResultText, protocol::ResponseError>;

protocol::ResponseError failure(protocol::ErrorCode code, std::string message);

// True once the client has cancelled the request, or the server is leaving. Shared with workers.
using CancelFlag = std::shared_ptr<const std::atomic<bool>>;

class Replies {
 public:
  explicit Replies(Outbox& outbox) : outbox_(outbox) {}

  // `parameters`, shortened, go into the log where the request fails through a fault of ours.
  Ticket open(protocol::Id id, std::string method, std::string parameters);

  // Answers the request unless it has been answered already.
  void answer(Ticket ticket, const Outcome& outcome);

  // Answers the newest open request with this id by -32800. Nothing happens when there is none, as
  // when the answer is already on its way.
  void cancel(const protocol::Id& id);

  // Answers whatever is still open: pull requests may be asked again later, others fail.
  void fail_all(const std::string& why);

  CancelFlag cancel_flag(Ticket ticket) const;
  bool is_open(Ticket ticket) const { return open_.contains(ticket); }
  std::size_t open_count() const { return open_.size(); }

 private:
  struct Open {
    protocol::Id id;
    std::string method;
    std::string parameters;
    std::chrono::steady_clock::time_point since;
    std::shared_ptr<std::atomic<bool>> cancelled;
  };

  Outbox& outbox_;
  Ticket next_ = 1;
  std::map<Ticket, Open> open_;
};

}  // namespace paddle_ls::server
