#include "platform/interruption.hpp"

#include <array>
#include <atomic>
#include <csignal>

#include "platform/windows/windows_errors.hpp"

namespace paddle_ls::platform {
namespace {

std::atomic<bool> interruption = false;

BOOL WINAPI note_interruption(DWORD /*event*/) {
  return interruption.exchange(true) ? FALSE : TRUE;
}

}  // namespace

void watch_for_interruption() {
  SetConsoleCtrlHandler(note_interruption, TRUE);
}

bool interrupted() {
  return interruption;
}

void leave_interruption_alone() {
  SetConsoleCtrlHandler(note_interruption, FALSE);
}

std::span<const int> ending_signals() {
  static constexpr std::array signals = {SIGTERM, SIGINT, SIGBREAK};
  return signals;
}

void ignore_broken_pipes() {}

}  // namespace paddle_ls::platform
