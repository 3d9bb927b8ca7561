#include "platform/process_end.hpp"

#include <array>
#include <thread>

#include "platform/windows/windows_errors.hpp"

namespace paddle_ls::platform {

struct ProcessEnd::Watch {
  Watch(int id, std::function<void()> then)
      : ended(std::move(then)),
        process(OpenProcess(SYNCHRONIZE, FALSE, static_cast<DWORD>(id))),
        is_unknown(process == nullptr && GetLastError() == ERROR_INVALID_PARAMETER),
        leave(CreateEventW(nullptr, TRUE, FALSE, nullptr)),
        thread([this] { wait(); }) {}

  ~Watch() {
    SetEvent(leave);
    thread.join();
    CloseHandle(leave);
    if (process != nullptr) CloseHandle(process);
  }

  void wait() const {
    if (is_unknown) return ended();
    if (process == nullptr) return;  // it exists, and belongs to another user
    const std::array handles = {leave, process};
    const DWORD which = WaitForMultipleObjects(2, handles.data(), FALSE, INFINITE);
    if (which == WAIT_OBJECT_0 + 1) ended();
  }

  std::function<void()> ended;
  HANDLE process;
  bool is_unknown;  // there is no such process
  HANDLE leave;
  std::thread thread;
};

ProcessEnd::ProcessEnd(int id, std::function<void()> ended)
    : watch_(std::make_unique<Watch>(id, std::move(ended))) {}

ProcessEnd::~ProcessEnd() = default;

}  // namespace paddle_ls::platform
