#include "platform/interruption.hpp"

#include <array>
#include <csignal>

namespace paddle_ls::platform {
namespace {

volatile std::sig_atomic_t interruption = 0;

extern "C" void note_interruption(int) {
  interruption = 1;
}

}  // namespace

void watch_for_interruption() {
  struct sigaction action {};
  action.sa_handler = note_interruption;
  action.sa_flags = static_cast<int>(SA_RESETHAND | SA_RESTART);
  sigaction(SIGINT, &action, nullptr);
  sigaction(SIGTERM, &action, nullptr);
}

bool interrupted() {
  return interruption != 0;
}

void leave_interruption_alone() {
  std::signal(SIGINT, SIG_DFL);
  std::signal(SIGTERM, SIG_DFL);
}

std::span<const int> ending_signals() {
  static constexpr std::array signals = {SIGTERM, SIGINT, SIGHUP};
  return signals;
}

void ignore_broken_pipes() {
  std::signal(SIGPIPE, SIG_IGN);
}

}  // namespace paddle_ls::platform
