#include "platform/terminal.hpp"

#include <csignal>

#include <sys/ioctl.h>
#include <unistd.h>

namespace paddle_ls::platform {

void prepare_program() {
  std::signal(SIGXFSZ, SIG_IGN);
}

bool input_is_terminal() {
  return isatty(STDIN_FILENO) == 1;
}

bool output_is_terminal() {
  return isatty(STDOUT_FILENO) == 1;
}

bool error_is_terminal() {
  return isatty(STDERR_FILENO) == 1;
}

std::size_t terminal_width() {
  winsize size{};
  const bool known = ioctl(STDERR_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_col > 0;
  return known ? size.ws_col : 80;
}

}  // namespace paddle_ls::platform
