#include "platform/terminal.hpp"

namespace paddle_ls::platform {

void prepare_program() {}

bool input_is_terminal() {
  return false;
}

bool output_is_terminal() {
  return false;
}

bool error_is_terminal() {
  return false;
}

std::size_t terminal_width() {
  return 80;
}

}  // namespace paddle_ls::platform
