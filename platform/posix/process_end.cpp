#include "platform/process_end.hpp"

#include <array>
#include <csignal>
#include <thread>

#include <poll.h>
#include <unistd.h>

#include "platform/posix/posix_errors.hpp"
#include "platform/stream.hpp"

#ifdef __linux__
#include <sys/syscall.h>
#elif defined(__APPLE__)
#include <sys/event.h>
#endif

namespace paddle_ls::platform {
namespace {

constexpr int look_again_milliseconds = 3000;

// A descriptor that can be read from once the process has ended; none where the system has no such
// thing or the process is gone.
File end_of_process(int id) {
#if defined(__linux__) && defined(SYS_pidfd_open)
  return File(static_cast<int>(syscall(SYS_pidfd_open, id, 0)));
#elif defined(__APPLE__)
  File queue(kqueue());
  struct kevent event {};
  EV_SET(&event, id, EVFILT_PROC, EV_ADD, NOTE_EXIT, 0, nullptr);
  if (!queue || kevent(descriptor(queue), &event, 1, nullptr, 0, nullptr) != 0) return File();
  return queue;
#else
  static_cast<void>(id);
  return File();
#endif
}

// A process of another user answers EPERM: it exists.
bool exists(int id) {
  return kill(id, 0) == 0 || errno != ESRCH;
}

}  // namespace

struct ProcessEnd::Watch {
  Watch(int process, std::function<void()> then)
      : id(process), ended(std::move(then)), process_end(end_of_process(id)) {
    if (auto pipe = make_pipe()) leave = std::move(*pipe);
    thread = std::thread([this] { wait(); });
  }

  ~Watch() {
    leave.to_write.close();
    thread.join();
  }

  void wait() const {
    std::array<pollfd, 2> watched{pollfd{descriptor(leave.to_read), POLLIN, 0},
                                  pollfd{descriptor(process_end), POLLIN, 0}};
    while (process_end || exists(id)) {
      const int count =
          poll(watched.data(), watched.size(), process_end ? -1 : look_again_milliseconds);
      if (count < 0 && errno != EINTR) return;
      if (count > 0 && watched[0].revents != 0) return;
      if (count > 0 && watched[1].revents != 0) break;
    }
    ended();
  }

  int id;
  std::function<void()> ended;
  File process_end;
  PipeEnds leave;  // the thread leaves when the writing end is closed
  std::thread thread;
};

ProcessEnd::ProcessEnd(int id, std::function<void()> ended)
    : watch_(std::make_unique<Watch>(id, std::move(ended))) {}

ProcessEnd::~ProcessEnd() = default;

}  // namespace paddle_ls::platform
