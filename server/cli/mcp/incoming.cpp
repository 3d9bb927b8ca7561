#include "server/cli/mcp/incoming.hpp"

#include <algorithm>
#include <condition_variable>
#include <deque>
#include <mutex>
#include <string>
#include <thread>
#include <utility>

#include "project/contents/parse_lenient_json.hpp"
#include "server/cli/run/line_reader.hpp"
#include "server/cli/run/run_interruption.hpp"

namespace paddle_ls::cli::mcp {
namespace {

namespace json = boost::json;

// A client that sends more than this without reading answers waits.
constexpr std::size_t most_bytes_waiting = longest_message;

const json::value* member(const IncomingMessage& message, std::string_view name) {
  const json::object* object = message ? message->if_object() : nullptr;
  return object == nullptr ? nullptr : object->if_contains(name);
}

// Null if it is not a single request.
json::value id_of(const IncomingMessage& message) {
  const json::value* id = member(message, "id");
  return id == nullptr || member(message, "method") == nullptr ? json::value() : *id;
}

// The request that a message cancels; null for any other message.
json::value cancelled_by(const IncomingMessage& message) {
  const json::value* method = member(message, "method");
  if (method == nullptr || *method != "notifications/cancelled") return {};
  const json::value* params = member(message, "params");
  const json::object* object = params == nullptr ? nullptr : params->if_object();
  const json::value* id = object == nullptr ? nullptr : object->if_contains("requestId");
  return id == nullptr ? json::value() : *id;
}

IncomingMessage read(const InputLine& line) {
  if (line.is_too_long) {
    return error("the message is longer than " + std::to_string(longest_message) + " bytes");
  }
  return contents::parse_json(line.text);
}

}  // namespace

struct Incoming::Shared {
  struct Waiting {
    IncomingMessage message;
    std::size_t bytes;
  };

  void add(Waiting one);
  void cancel(const json::value& id);
  void end();

  std::mutex mutex;
  std::condition_variable changed;
  std::deque<Waiting> waiting;
  std::size_t bytes = 0;  // of all waiting messages
  json::value current;    // the ID of the current request, or null
  bool is_cancelled = false;
  bool has_ended = false;
};

void Incoming::Shared::add(Waiting one) {
  std::unique_lock lock(mutex);
  changed.wait(lock, [&] { return waiting.empty() || bytes + one.bytes <= most_bytes_waiting; });
  bytes += one.bytes;
  waiting.push_back(std::move(one));
  changed.notify_all();
}

void Incoming::Shared::cancel(const json::value& id) {
  const std::scoped_lock lock(mutex);
  if (id == current) {
    is_cancelled = true;
    cancel_run(true);
  }
  std::erase_if(waiting, [&](const Waiting& each) {
    if (id_of(each.message) != id) return false;
    bytes -= each.bytes;
    return true;
  });
  changed.notify_all();
}

void Incoming::Shared::end() {
  const std::scoped_lock lock(mutex);
  has_ended = true;
  changed.notify_all();
}

Incoming::Incoming(std::istream& in) : shared_(std::make_shared<Shared>()) {
  std::thread([shared = shared_, &in] {
    LineReader lines(in, longest_message);
    while (const auto line = lines.next()) {
      IncomingMessage message = read(*line);
      const json::value cancelled = cancelled_by(message);
      if (!cancelled.is_null()) shared->cancel(cancelled);
      constexpr std::size_t beside_text = 1024;
      shared->add({std::move(message), line->text.size() + beside_text});
    }
    shared->end();
  }).detach();
}

std::optional<IncomingMessage> Incoming::next() {
  std::unique_lock lock(shared_->mutex);
  shared_->current = nullptr;
  shared_->changed.wait(lock, [&] { return !shared_->waiting.empty() || shared_->has_ended; });
  if (shared_->waiting.empty()) return std::nullopt;
  IncomingMessage message = std::move(shared_->waiting.front().message);
  shared_->bytes -= shared_->waiting.front().bytes;
  shared_->waiting.pop_front();
  shared_->current = id_of(message);
  shared_->is_cancelled = false;
  cancel_run(false);
  shared_->changed.notify_all();
  return message;
}

bool Incoming::is_cancelled() const {
  const std::scoped_lock lock(shared_->mutex);
  return shared_->is_cancelled;
}

}  // namespace paddle_ls::cli::mcp
