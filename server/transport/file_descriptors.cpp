#include "server/transport/file_descriptors.hpp"

#include <algorithm>
#include <array>
#include <atomic>
#include <cerrno>
#include <climits>
#include <cstring>

#include <fcntl.h>
#include <poll.h>
#include <sys/eventfd.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <unistd.h>

namespace paddle_ls::server {
namespace {

bool is_socket(int descriptor) {
  struct stat status {};
  return fstat(descriptor, &status) == 0 && S_ISSOCK(status.st_mode);
}

// Descriptors may be shared with other processes, so their blocking mode is left alone: before each
// call `poll` says that it will not block, and `wake_` ends the wait for good.
class DescriptorTransport final : public Transport {
 public:
  DescriptorTransport(FileDescriptor input, FileDescriptor output, FileDescriptor wake)
      : input_(std::move(input)),
        output_(std::move(output)),
        wake_(std::move(wake)),
        output_is_socket_(is_socket(output_.number())) {}

  std::size_t read(std::span<char> into) override {
    while (ready(input_.number(), POLLIN)) {
      const ssize_t got = ::read(input_.number(), into.data(), into.size());
      if (got >= 0) return static_cast<std::size_t>(got);
      if (errno != EINTR && errno != EAGAIN) return 0;
    }
    return 0;
  }

  bool write(std::string_view bytes) override {
    while (!bytes.empty()) {
      waits_for_reader_ = true;
      const bool is_ready = ready(output_.number(), POLLOUT);
      waits_for_reader_ = false;
      if (!is_ready) return false;
      const ssize_t put = write_some(bytes);
      if (put >= 0) {
        written_bytes_ += static_cast<std::uint64_t>(put);
        bytes.remove_prefix(static_cast<std::size_t>(put));
      } else if (errno != EINTR && errno != EAGAIN) {
        return false;
      }
    }
    return true;
  }

  Written written() const override { return {written_bytes_, waits_for_reader_}; }

  void close() override {
    const std::uint64_t one = 1;
    // The counter of an eventfd cannot overflow from a handful of calls, so this cannot fail.
    [[maybe_unused]] const ssize_t put = ::write(wake_.number(), &one, sizeof one);
  }

 private:
  bool ready(int descriptor, short events) const {
    std::array<pollfd, 2> watched{pollfd{descriptor, events, 0}, pollfd{wake_.number(), POLLIN, 0}};
    while (poll(watched.data(), watched.size(), -1) < 0) {
      if (errno != EINTR) return false;
    }
    if (watched[1].revents != 0) return false;
    // A reader still gets what lies in a pipe whose other end is gone; a writer can only fail.
    return events == POLLIN || (watched[0].revents & (POLLERR | POLLNVAL)) == 0;
  }

  // A pipe that polls as writable takes PIPE_BUF bytes without blocking, and more might block.
  ssize_t write_some(std::string_view bytes) const {
    if (output_is_socket_) {
      return send(output_.number(), bytes.data(), bytes.size(), MSG_DONTWAIT | MSG_NOSIGNAL);
    }
    return ::write(output_.number(), bytes.data(), std::min<std::size_t>(bytes.size(), PIPE_BUF));
  }

  FileDescriptor input_;
  FileDescriptor output_;
  FileDescriptor wake_;
  bool output_is_socket_;
  std::atomic<std::uint64_t> written_bytes_ = 0;
  std::atomic<bool> waits_for_reader_ = false;
};

}  // namespace

FileDescriptor::~FileDescriptor() {
  if (number_ >= 0) ::close(number_);
}

Result<std::unique_ptr<Transport>> over_descriptors(FileDescriptor input, FileDescriptor output) {
  FileDescriptor wake(eventfd(0, EFD_CLOEXEC));
  if (input.number() < 0 || output.number() < 0 || wake.number() < 0) {
    return error(std::string("cannot open the stream to the client: ") + std::strerror(errno));
  }
  return std::make_unique<DescriptorTransport>(std::move(input), std::move(output),
                                               std::move(wake));
}

Result<std::unique_ptr<Transport>> standard_streams() {
  FileDescriptor input(fcntl(STDIN_FILENO, F_DUPFD_CLOEXEC, 3));
  FileDescriptor output(fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 3));
  auto transport = over_descriptors(std::move(input), std::move(output));
  if (transport && dup2(STDERR_FILENO, STDOUT_FILENO) < 0) {
    return error(std::string("cannot protect standard output: ") + std::strerror(errno));
  }
  return transport;
}

}  // namespace paddle_ls::server
