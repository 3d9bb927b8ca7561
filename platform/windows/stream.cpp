#include "platform/stream.hpp"

#include <algorithm>
#include <array>
#include <atomic>
#include <cerrno>
#include <cstdio>
#include <cstring>
#include <mutex>

#include <io.h>

#include "platform/windows/windows_errors.hpp"

namespace paddle_ls::platform {
namespace {

constexpr std::size_t most_at_once = std::size_t{64} << 10U;

DWORD at_once(std::size_t bytes) {
  return static_cast<DWORD>(std::min(bytes, most_at_once));
}

// A call on a handle that knows no waiting for several things: `close` breaks it off in its thread.
class BlockingCall {
 public:
  // The number of bytes that `call` moved; 0 once the stream is closed.
  template <class Call>
  std::size_t run(Call call) {
    if (!enter()) return 0;
    DWORD count = 0;
    const bool done = call(&count);
    leave();
    return done && !closed_ ? count : 0;
  }

  void close() {
    closed_ = true;
    // The thread may be about to begin its call, so one attempt need not be enough.
    for (int attempt = 0; attempt < 100; ++attempt) {
      {
        const std::scoped_lock lock(mutex_);
        if (thread_ == nullptr) return;
        CancelSynchronousIo(thread_);
      }
      Sleep(5);
    }
  }

 private:
  bool enter() {
    const std::scoped_lock lock(mutex_);
    if (closed_) return false;
    thread_ = OpenThread(THREAD_TERMINATE, FALSE, GetCurrentThreadId());
    return true;
  }

  void leave() {
    const std::scoped_lock lock(mutex_);
    if (thread_ != nullptr) CloseHandle(thread_);
    thread_ = nullptr;
  }

  std::mutex mutex_;
  std::atomic<bool> closed_ = false;
  HANDLE thread_ = nullptr;  // that is in a call
};

// Pipes, files and consoles, one for each direction.
class HandleStream final : public Stream {
 public:
  HandleStream(File input, File output) : input_(std::move(input)), output_(std::move(output)) {}

  std::size_t read(std::span<char> into) override {
    return reading_.run([&](DWORD* count) {
      return ReadFile(handle(input_), into.data(), at_once(into.size()), count, nullptr) != 0;
    });
  }

  std::size_t write_some(std::string_view bytes) override {
    return writing_.run([&](DWORD* count) {
      return WriteFile(handle(output_), bytes.data(), at_once(bytes.size()), count, nullptr) != 0;
    });
  }

  void close() override {
    reading_.close();
    writing_.close();
  }

 private:
  File input_;
  File output_;
  BlockingCall reading_;
  BlockingCall writing_;
};

// A named pipe for both directions, on which calls without OVERLAPPED would wait for each other.
class NamedPipe final : public Stream {
 public:
  explicit NamedPipe(File pipe)
      : pipe_(std::move(pipe)), closed_(owned(CreateEventW(nullptr, TRUE, FALSE, nullptr))) {}

  std::size_t read(std::span<char> into) override {
    return moved([&](OVERLAPPED* place) {
      return ReadFile(handle(pipe_), into.data(), at_once(into.size()), nullptr, place) != 0;
    });
  }

  std::size_t write_some(std::string_view bytes) override {
    return moved([&](OVERLAPPED* place) {
      return WriteFile(handle(pipe_), bytes.data(), at_once(bytes.size()), nullptr, place) != 0;
    });
  }

  void close() override { SetEvent(handle(closed_)); }

 private:
  template <class Call>
  std::size_t moved(Call call) {
    const File done = owned(CreateEventW(nullptr, TRUE, FALSE, nullptr));
    OVERLAPPED place{};
    place.hEvent = handle(done);
    if (!call(&place) && GetLastError() != ERROR_IO_PENDING) return 0;
    const std::array handles = {handle(closed_), handle(done)};
    const DWORD which = WaitForMultipleObjects(2, handles.data(), FALSE, INFINITE);
    if (which == WAIT_OBJECT_0) CancelIoEx(handle(pipe_), &place);
    DWORD count = 0;
    const bool ended = GetOverlappedResult(handle(pipe_), &place, &count, TRUE) != 0;
    return ended && which != WAIT_OBJECT_0 ? count : 0;
  }

  File pipe_;
  File closed_;  // an event
};

class Socket final : public Stream {
 public:
  explicit Socket(SOCKET socket) : socket_(socket) {}
  ~Socket() override { closesocket(socket_); }

  std::size_t read(std::span<char> into) override {
    const int count = recv(socket_, into.data(), static_cast<int>(at_once(into.size())), 0);
    return count > 0 ? static_cast<std::size_t>(count) : 0;
  }

  std::size_t write_some(std::string_view bytes) override {
    const int count = send(socket_, bytes.data(), static_cast<int>(at_once(bytes.size())), 0);
    return count > 0 ? static_cast<std::size_t>(count) : 0;
  }

  void close() override { shutdown(socket_, SD_BOTH); }

 private:
  SOCKET socket_;
};

bool sockets_are_there() {
  static const bool started = [] {
    WSADATA data{};
    return WSAStartup(MAKEWORD(2, 2), &data) == 0;
  }();
  return started;
}

tl::unexpected<Error> cannot_connect(DWORD code, const std::string& name) {
  return error("cannot connect to the client: " + reason_of(code), name);
}

File duplicate(DWORD standard) {
  HANDLE copy = nullptr;
  if (DuplicateHandle(GetCurrentProcess(), GetStdHandle(standard), GetCurrentProcess(), &copy, 0,
                      FALSE, DUPLICATE_SAME_ACCESS) == 0) {
    return File();
  }
  return owned(copy);
}

}  // namespace

Result<PipeEnds> make_pipe() {
  HANDLE to_read = nullptr;
  HANDLE to_write = nullptr;
  if (CreatePipe(&to_read, &to_write, nullptr, 0) == 0) return system_error();
  return PipeEnds{owned(to_read), owned(to_write)};
}

Result<std::unique_ptr<Stream>> stream_over(File input, File output) {
  if (!input || !output) {
    return error("cannot open the stream to the client: " + reason_of(GetLastError()));
  }
  return std::make_unique<HandleStream>(std::move(input), std::move(output));
}

Result<std::unique_ptr<Stream>> standard_streams() {
  auto stream = stream_over(duplicate(STD_INPUT_HANDLE), duplicate(STD_OUTPUT_HANDLE));
  // The C runtime keeps its own handles.
  if (stream && _dup2(_fileno(stderr), _fileno(stdout)) != 0) {
    return error(std::string("cannot protect standard output: ") + std::strerror(errno));
  }
  if (stream) SetStdHandle(STD_OUTPUT_HANDLE, GetStdHandle(STD_ERROR_HANDLE));
  return stream;
}

Result<std::unique_ptr<Stream>> connect_pipe(const std::string& path) {
  const HANDLE pipe = CreateFileW(std::filesystem::path(path).c_str(), GENERIC_READ | GENERIC_WRITE,
                                  0, nullptr, OPEN_EXISTING, FILE_FLAG_OVERLAPPED, nullptr);
  if (pipe == INVALID_HANDLE_VALUE) return cannot_connect(GetLastError(), path);
  return std::make_unique<NamedPipe>(owned(pipe));
}

Result<std::unique_ptr<Stream>> connect_socket(unsigned short port) {
  const std::string name = "port " + std::to_string(port);
  if (!sockets_are_there()) return cannot_connect(GetLastError(), name);
  const SOCKET made = socket(AF_INET, SOCK_STREAM, 0);
  if (made == INVALID_SOCKET) return cannot_connect(static_cast<DWORD>(WSAGetLastError()), name);
  sockaddr_in address{};
  address.sin_family = AF_INET;
  address.sin_port = htons(port);
  address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  if (connect(made, reinterpret_cast<const sockaddr*>(&address), sizeof address) != 0) {
    const auto code = static_cast<DWORD>(WSAGetLastError());
    closesocket(made);
    return cannot_connect(code, name);
  }
  return std::make_unique<Socket>(made);
}

}  // namespace paddle_ls::platform
