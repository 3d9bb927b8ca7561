#include <algorithm>
#include <condition_variable>
#include <mutex>
#include <string>

#include "server/transport/transport.hpp"

namespace paddle_ls::server {
namespace {

// Bytes on their way in one direction.
class Stream {
 public:
  explicit Stream(std::size_t capacity) : capacity_(capacity) {}

  std::size_t read(std::span<char> into) {
    std::unique_lock lock(mutex_);
    changed_.wait(lock, [&] { return closed_ || finished_ || !bytes_.empty(); });
    const std::size_t count = std::min(into.size(), bytes_.size());
    std::copy_n(bytes_.begin(), count, into.begin());
    bytes_.erase(0, count);
    changed_.notify_all();
    return count;
  }

  bool write(std::string_view bytes) {
    std::unique_lock lock(mutex_);
    while (!bytes.empty()) {
      written_.waits_for_reader = bytes_.size() >= capacity_;
      changed_.wait(lock, [&] { return closed_ || bytes_.size() < capacity_; });
      written_.waits_for_reader = false;
      if (closed_) return false;
      const std::size_t count = std::min(bytes.size(), capacity_ - bytes_.size());
      written_.bytes += count;
      bytes_.append(bytes.substr(0, count));
      bytes.remove_prefix(count);
      changed_.notify_all();
    }
    return true;
  }

  Transport::Written written() const {
    const std::scoped_lock lock(mutex_);
    return written_;
  }

  void close() {
    const std::scoped_lock lock(mutex_);
    closed_ = true;
    changed_.notify_all();
  }

  void finish() {
    const std::scoped_lock lock(mutex_);
    finished_ = true;
    changed_.notify_all();
  }

 private:
  mutable std::mutex mutex_;
  std::condition_variable changed_;
  std::string bytes_;
  std::size_t capacity_;
  Transport::Written written_;
  bool closed_ = false;
  bool finished_ = false;
};

class MemoryTransport final : public Transport {
 public:
  MemoryTransport(std::shared_ptr<Stream> input, std::shared_ptr<Stream> output)
      : input_(std::move(input)), output_(std::move(output)) {}
  ~MemoryTransport() override { MemoryTransport::close(); }

  std::size_t read(std::span<char> into) override { return input_->read(into); }
  bool write(std::string_view bytes) override { return output_->write(bytes); }
  Written written() const override { return output_->written(); }
  void close() override {
    input_->close();
    output_->close();
  }
  void finish_writing() override { output_->finish(); }

 private:
  std::shared_ptr<Stream> input_;
  std::shared_ptr<Stream> output_;
};

}  // namespace

std::pair<std::unique_ptr<Transport>, std::unique_ptr<Transport>> memory_pair(
    std::size_t capacity) {
  auto there = std::make_shared<Stream>(capacity);
  auto back = std::make_shared<Stream>(capacity);
  return {std::make_unique<MemoryTransport>(back, there),
          std::make_unique<MemoryTransport>(there, back)};
}

}  // namespace paddle_ls::server
