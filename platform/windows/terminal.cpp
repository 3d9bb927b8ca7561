#include "platform/terminal.hpp"

#include <cstdio>
#include <cstdlib>

#include <fcntl.h>
#include <io.h>

#include "platform/windows/windows_errors.hpp"

namespace paddle_ls::platform {
namespace {

UINT code_page_before = 0;

bool is_console(DWORD standard) {
  DWORD mode = 0;
  return GetConsoleMode(GetStdHandle(standard), &mode) != 0;
}

void take_control_sequences(DWORD standard) {
  const HANDLE console = GetStdHandle(standard);
  DWORD mode = 0;
  if (GetConsoleMode(console, &mode) != 0) {
    SetConsoleMode(console, mode | ENABLE_VIRTUAL_TERMINAL_PROCESSING);
  }
}

}  // namespace

void prepare_program() {
  for (std::FILE* stream : {stdin, stdout, stderr}) _setmode(_fileno(stream), _O_BINARY);
  take_control_sequences(STD_OUTPUT_HANDLE);
  take_control_sequences(STD_ERROR_HANDLE);
  if (!is_console(STD_OUTPUT_HANDLE) && !is_console(STD_ERROR_HANDLE)) return;
  code_page_before = GetConsoleOutputCP();
  SetConsoleOutputCP(CP_UTF8);
  std::atexit([] { SetConsoleOutputCP(code_page_before); });
}

bool input_is_terminal() {
  return is_console(STD_INPUT_HANDLE);
}

bool output_is_terminal() {
  return is_console(STD_OUTPUT_HANDLE);
}

bool error_is_terminal() {
  return is_console(STD_ERROR_HANDLE);
}

std::size_t terminal_width() {
  CONSOLE_SCREEN_BUFFER_INFO info{};
  if (GetConsoleScreenBufferInfo(GetStdHandle(STD_ERROR_HANDLE), &info) == 0) return 80;
  return static_cast<std::size_t>(info.srWindow.Right - info.srWindow.Left + 1);
}

}  // namespace paddle_ls::platform
