#include "server/session/outbox.hpp"

#include "engine/text/surrogates.hpp"
#include "engine/text/utf8.hpp"
#include "platform/thread.hpp"
#include "protocol/message.hpp"

namespace paddle_ls::server {
namespace {

// Several small messages share one system call; a large one still leaves the lock quickly.
constexpr std::size_t batch_bytes = std::size_t{64} << 10;

}  // namespace

Outbox::Outbox(Transport& transport, Trace& trace, std::function<void(std::string)> broken,
               OutboxLimits limits)
    : transport_(transport), trace_(trace), broken_(std::move(broken)), limits_(limits) {
  if (platform::has_threads()) writer_ = std::thread([this] { write_all(); });
}

Outbox::~Outbox() {
  {
    const std::scoped_lock lock(mutex_);
    stopped_ = true;
    changed_.notify_all();
  }
  transport_.close();
  if (writer_.joinable()) writer_.join();
}

void Outbox::send(std::string body) {
  enqueue({{}, std::move(body)});
}

void Outbox::reply(std::string body, const std::function<std::string()>& body_when_full) {
  if (waiting_bytes() + body.size() > limits_.soft_bytes) body = body_when_full();
  enqueue({{}, std::move(body)});
}

void Outbox::replace(const std::string& key, std::string body) {
  enqueue({key, std::move(body)});
}

void Outbox::enqueue(Entry entry) {
  std::unique_lock lock(mutex_);
  if (stopped_) return;
  waiting_bytes_ += entry.body.size();
  const auto known = entry.key.empty() ? by_key_.end() : by_key_.find(entry.key);
  if (known != by_key_.end()) {
    waiting_bytes_ -= known->second->body.size();
    known->second->body = std::move(entry.body);
  } else {
    waiting_.push_back(std::move(entry));
    if (!waiting_.back().key.empty()) by_key_[waiting_.back().key] = std::prev(waiting_.end());
  }
  const bool full = waiting_bytes_ > limits_.hard_bytes;
  changed_.notify_all();
  lock.unlock();
  if (full) give_up("the client has not read its messages for too long");
}

void Outbox::write_all() {
  do {
    std::unique_lock lock(mutex_);
    changed_.wait(lock, [this] { return stopped_ || !waiting_.empty(); });
  } while (write_one_batch());
}

void Outbox::write_waiting() {
  while (write_one_batch()) {
  }
}

// False when nothing waits, or nothing can be written any more.
bool Outbox::write_one_batch() {
  const std::string batch = take_batch();
  if (batch.empty()) return false;
  if (!transport_.write(batch)) {
    give_up("the client no longer accepts messages");
    return false;
  }
  const std::scoped_lock lock(mutex_);
  writing_ = false;
  changed_.notify_all();
  return true;
}

// Takes some messages off the queue, framed. Empty when the outbox has stopped.
std::string Outbox::take_batch() {
  const std::scoped_lock lock(mutex_);
  std::string batch;
  while (!stopped_ && !waiting_.empty() && batch.size() < batch_bytes) {
    Entry entry = std::move(waiting_.front());
    waiting_.pop_front();
    if (!entry.key.empty()) by_key_.erase(entry.key);
    waiting_bytes_ -= entry.body.size();
    if (text::valid_prefix(entry.body) < entry.body.size()) {
      entry.body = text::with_valid_utf8(entry.body);
    }
    trace_.record(Direction::send, entry.body);
    batch += protocol::framed(entry.body);
  }
  writing_ = !batch.empty();
  return batch;
}

void Outbox::give_up(std::string reason) {
  {
    const std::scoped_lock lock(mutex_);
    if (stopped_) return;
    stopped_ = true;
    writing_ = false;
    waiting_.clear();
    by_key_.clear();
    waiting_bytes_ = 0;
    changed_.notify_all();
  }
  broken_(std::move(reason));
}

bool Outbox::drain(std::chrono::milliseconds patience) {
  if (!platform::has_threads()) write_waiting();
  constexpr std::chrono::milliseconds slice(10);
  constexpr std::uint64_t least_flow = 4096;  // bytes; a client that takes less does not read
  const auto is_done = [this] { return stopped_ || (waiting_.empty() && !writing_); };
  std::unique_lock lock(mutex_);
  std::uint64_t taken = transport_.written().bytes;
  std::chrono::milliseconds idle(0);
  while (!changed_.wait_for(lock, slice, is_done)) {
    const Transport::Written now = transport_.written();
    const bool flows = now.bytes - taken >= least_flow;
    if (flows || !now.waits_for_reader) {
      taken = now.bytes;
      idle = std::chrono::milliseconds(0);
    } else if ((idle += slice) >= patience) {
      return false;
    }
  }
  return !stopped_;
}

std::size_t Outbox::waiting_bytes() const {
  const std::scoped_lock lock(mutex_);
  return waiting_bytes_;
}

}  // namespace paddle_ls::server
