#include "server/transport/stream_transport.hpp"

#include <atomic>

namespace paddle_ls::server {
namespace {

class StreamTransport final : public Transport {
 public:
  explicit StreamTransport(std::unique_ptr<platform::Stream> stream) : stream_(std::move(stream)) {}

  std::size_t read(std::span<char> into) override { return stream_->read(into); }

  bool write(std::string_view bytes) override {
    while (!bytes.empty()) {
      waits_for_reader_ = true;
      const std::size_t written = stream_->write_some(bytes);
      waits_for_reader_ = false;
      if (written == 0) return false;
      written_bytes_ += written;
      bytes.remove_prefix(written);
    }
    return true;
  }

  Written written() const override { return {written_bytes_, waits_for_reader_}; }

  void close() override { stream_->close(); }

 private:
  std::unique_ptr<platform::Stream> stream_;
  std::atomic<std::uint64_t> written_bytes_ = 0;
  std::atomic<bool> waits_for_reader_ = false;
};

}  // namespace

Result<std::unique_ptr<Transport>> over(Result<std::unique_ptr<platform::Stream>> stream) {
  if (!stream) return tl::unexpected(stream.error());
  return std::make_unique<StreamTransport>(std::move(*stream));
}

}  // namespace paddle_ls::server
