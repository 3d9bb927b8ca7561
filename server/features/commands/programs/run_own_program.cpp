#include "server/features/commands/programs/run_own_program.hpp"

#include <array>

#include "server/features/commands/work/file_arguments.hpp"

namespace paddle_ls::server {

// A program that is ended cannot remove what it has written for itself.
Result<platform::Printed> run_own_program(std::vector<std::string> words, const OwnRun& run) {
  static constexpr std::array names = {std::string_view("TMPDIR"), std::string_view("TMP"),
                                       std::string_view("TEMP")};
  std::vector<std::string> variables;
  for (const std::string_view name : names) {
    variables.push_back(std::string(name) + "=" + run.temporary_files.string());
  }
  const std::vector<std::string_view> with(variables.begin(), variables.end());
  const auto on_line = [&run](std::string_view line) {
    if (line.ends_with(end_of_progress)) {
      run.tell(std::string(line.substr(0, line.size() - end_of_progress.size())));
    }
  };
  words.insert(words.begin(), platform::own_program().string());
  return platform::run_watched_program(words, {names, with}, {run.is_unwanted, on_line});
}

void answer_failed_run(Session& session, Ticket ticket, const WorkProgress& progress,
                       const Error& error) {
  const bool is_wanted = !progress.cancelled()->load() && session.replies().is_open(ticket);
  if (is_wanted) session.client().show(protocol::MessageType::error, error.message);
  session.replies().answer(ticket, failed(error));
}

}  // namespace paddle_ls::server
