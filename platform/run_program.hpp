// Other programs, run to their end.
#pragma once

#include <filesystem>
#include <functional>
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

// What is heard of a program while it runs, on the thread that waits for it.
struct Watch {
  std::function<bool()> is_unwanted;                         // asked several times a second
  std::function<void(std::string_view line)> on_error_line;  // of standard error, without its end
};

// As `run_program`, but the program is ended, with all that it has started, once it is unwanted.
Result<Printed> run_watched_program(const std::vector<std::string>& words,
                                    const Variables& variables, const Watch& watch);

// The file of this program; empty where the system does not tell.
std::filesystem::path own_program();

int process_id();

}  // namespace paddle_ls::platform
