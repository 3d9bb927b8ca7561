#include "platform/stream.hpp"

#include <algorithm>
#include <array>
#include <climits>

#include <fcntl.h>
#include <netinet/in.h>
#include <poll.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/un.h>
#include <unistd.h>

#include "platform/posix/posix_errors.hpp"

namespace paddle_ls::platform {
namespace {

bool is_socket(int number) {
  struct stat status {};
  return fstat(number, &status) == 0 && S_ISSOCK(status.st_mode);
}

// Descriptors may be shared with other processes, so their blocking mode is left alone: before each
// call `poll` says that it will not block, and the end of the pipe `wake_` ends the wait for good.
class DescriptorStream final : public Stream {
 public:
  DescriptorStream(File input, File output, PipeEnds wake)
      : input_(std::move(input)),
        output_(std::move(output)),
        wake_(std::move(wake)),
        output_is_socket_(is_socket(descriptor(output_))) {}

  std::size_t read(std::span<char> into) override {
    while (ready(descriptor(input_), POLLIN)) {
      const ssize_t got = ::read(descriptor(input_), into.data(), into.size());
      if (got >= 0) return static_cast<std::size_t>(got);
      if (errno != EINTR && errno != EAGAIN) return 0;
    }
    return 0;
  }

  std::size_t write_some(std::string_view bytes) override {
    while (ready(descriptor(output_), POLLOUT)) {
      const ssize_t put = write_ready(bytes);
      if (put > 0) return static_cast<std::size_t>(put);
      if (put < 0 && errno != EINTR && errno != EAGAIN) return 0;
    }
    return 0;
  }

  void close() override {
    // The pipe takes a byte unless it is full of them, and then it wakes as well.
    [[maybe_unused]] const ssize_t put = ::write(descriptor(wake_.to_write), "", 1);
  }

 private:
  bool ready(int number, short events) const {
    std::array<pollfd, 2> watched{pollfd{number, events, 0},
                                  pollfd{descriptor(wake_.to_read), POLLIN, 0}};
    while (poll(watched.data(), watched.size(), -1) < 0) {
      if (errno != EINTR) return false;
    }
    if (watched[1].revents != 0) return false;
    // A reader still gets what lies in a pipe whose other end is gone; a writer can only fail.
    return events == POLLIN || (watched[0].revents & (POLLERR | POLLNVAL)) == 0;
  }

  // A pipe that polls as writable takes PIPE_BUF bytes without blocking, and more might block.
  ssize_t write_ready(std::string_view bytes) const {
    if (!output_is_socket_) {
      return ::write(descriptor(output_), bytes.data(),
                     std::min<std::size_t>(bytes.size(), PIPE_BUF));
    }
#ifdef MSG_NOSIGNAL
    constexpr int flags = MSG_DONTWAIT | MSG_NOSIGNAL;
#else
    constexpr int flags = MSG_DONTWAIT;
#endif
    return send(descriptor(output_), bytes.data(), bytes.size(), flags);
  }

  File input_;
  File output_;
  PipeEnds wake_;
  bool output_is_socket_;
};

File duplicate(int number) {
  return File(fcntl(number, F_DUPFD_CLOEXEC, 3));
}

Error with_start(std::string_view start, const Error& problem) {
  return {std::string(start) + ": " + problem.message, problem.where};
}

template <class Address>
Result<std::unique_ptr<Stream>> connect_to(int family, const Address& address,
                                           const std::string& name) {
  File socket(::socket(family, SOCK_STREAM, 0));
  if (!socket || ::connect(descriptor(socket), reinterpret_cast<const sockaddr*>(&address),
                           sizeof address) != 0) {
    return error(std::string("cannot connect to the client: ") + std::strerror(errno), name);
  }
  fcntl(descriptor(socket), F_SETFD, FD_CLOEXEC);
  File output = duplicate(descriptor(socket));
  return stream_over(std::move(socket), std::move(output));
}

}  // namespace

Result<PipeEnds> make_pipe() {
  std::array<int, 2> ends{};
  if (pipe(ends.data()) != 0) return system_error();
  for (const int end : ends) fcntl(end, F_SETFD, FD_CLOEXEC);
  return PipeEnds{File(ends[0]), File(ends[1])};
}

Result<std::unique_ptr<Stream>> stream_over(File input, File output) {
  constexpr std::string_view start = "cannot open the stream to the client";
  if (!input || !output) return tl::unexpected(with_start(start, system_error().value()));
  auto wake = make_pipe();
  if (!wake) return tl::unexpected(with_start(start, wake.error()));
  return std::make_unique<DescriptorStream>(std::move(input), std::move(output), std::move(*wake));
}

Result<std::unique_ptr<Stream>> standard_streams() {
  auto stream = stream_over(duplicate(STDIN_FILENO), duplicate(STDOUT_FILENO));
  if (stream && dup2(STDERR_FILENO, STDOUT_FILENO) < 0) {
    return error(std::string("cannot protect standard output: ") + std::strerror(errno));
  }
  return stream;
}

Result<std::unique_ptr<Stream>> connect_pipe(const std::string& path) {
  sockaddr_un address{};
  address.sun_family = AF_UNIX;
  if (path.size() >= sizeof address.sun_path) {
    return error("cannot use this path: it has more than " +
                     std::to_string(sizeof address.sun_path - 1) + " bytes",
                 path);
  }
  std::copy(path.begin(), path.end(), address.sun_path);
  return connect_to(AF_UNIX, address, path);
}

Result<std::unique_ptr<Stream>> connect_socket(unsigned short port) {
  sockaddr_in address{};
  address.sin_family = AF_INET;
  address.sin_port = htons(port);
  address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  return connect_to(AF_INET, address, "port " + std::to_string(port));
}

}  // namespace paddle_ls::platform
