// Runs a program to its end, and says what it printed and how it ended.
#pragma once

#include <chrono>
#include <filesystem>
#include <string>
#include <vector>

namespace paddle_ls::test {

struct Ended {
  int status;  // exit status, or 128 plus the signal that ended it
  std::string out;
  std::string err;
  std::size_t peak_bytes = 0;  // of memory, over the whole run
};

struct RunOptions {
  std::filesystem::path folder = ".";  // the working directory
  std::string out_file;                // where standard output goes instead
  // After this time the program gets `signal`; 0 for never.
  std::chrono::microseconds signal_after{0};
  int signal = 0;
  bool err_is_terminal = false;               // standard error is a separate terminal
  std::vector<std::string> environment = {};  // more variables, as NAME=value
};

// `words` are the program, found in PATH, and its arguments.
Ended run_program(std::vector<std::string> words, const RunOptions& options = {});

}  // namespace paddle_ls::test
