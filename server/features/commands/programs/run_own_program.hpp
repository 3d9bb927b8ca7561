// Runs a command of this program in a separate process, which reports its progress.
#pragma once

#include <filesystem>
#include <functional>
#include <string>
#include <vector>

#include "platform/run_program.hpp"
#include "server/features/commands/work/work_progress.hpp"

namespace paddle_ls::server {

// Follows the description of the next step on a line of standard error.
inline constexpr std::string_view end_of_progress = " ...";

struct OwnRun {
  std::filesystem::path temporary_files;
  std::function<bool()> is_unwanted;
  std::function<void(const std::string& what)> tell;  // what is done next
};

// `words` are the arguments of the program.
Result<platform::Printed> run_own_program(std::vector<std::string> words, const OwnRun& run);

// Answers the request for a run that failed, and shows why unless the user cancelled it.
void answer_failed_run(Session& session, Ticket ticket, const WorkProgress& progress,
                       const Error& error);

}  // namespace paddle_ls::server
