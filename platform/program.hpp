// Other programs, run to their end.
#pragma once

#include <filesystem>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/text/result.hpp"

namespace paddle_ls::platform {

struct Variables {
  std::span<const std::string_view> without;  // names that the program does not get
  std::span<const std::string_view> with;     // `NAME=value` that it gets besides those of ours
};

struct Printed {
  std::string out;
  std::string err;
  bool ended_well = false;  // with status 0
};

// Runs `words`, of which the first is the name of a program in PATH, with nothing on standard
// input. The current folder is not searched for the program. An error says why it could not start.
Result<Printed> run_program(const std::vector<std::string>& words, const Variables& variables);

// The file of this program; empty where the system does not tell.
std::filesystem::path own_program();

int process_id();

}  // namespace paddle_ls::platform
