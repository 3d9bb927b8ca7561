#include "server/features/commands/programs/run_comparison.hpp"

#include <sstream>

#include <boost/json/parse.hpp>

#include "project/files/temporary_folder.hpp"
#include "server/features/commands/programs/comparison_results.hpp"
#include "server/features/commands/programs/run_own_program.hpp"

namespace paddle_ls::server {
namespace {

constexpr std::string_view start_of_failure = "paddle-ls: ";

std::vector<std::string> words_of(const ComparisonJob& job) {
  std::vector<std::string> words = {"align", job.file.string(), "--format", "json", "--progress"};
  if (!job.entry.empty()) words.insert(words.end(), {"--entry", job.entry});
  return words;
}

std::vector<std::string> failures_in(const std::string& printed) {
  std::vector<std::string> failures;
  std::istringstream lines(printed);
  for (std::string line; std::getline(lines, line);) {
    if (line.empty() || line.ends_with(end_of_progress)) continue;
    const bool is_ours = line.starts_with(start_of_failure);
    failures.push_back(is_ours ? line.substr(start_of_failure.size()) : line);
  }
  return failures;
}

std::vector<ComparedEntry> entries_in(const std::string& printed, text::Encoding encoding) {
  std::vector<ComparedEntry> entries;
  std::istringstream lines(printed);
  for (std::string line; std::getline(lines, line);) {
    boost::system::error_code failed;
    const protocol::json::value value = boost::json::parse(line, failed);
    if (failed || !value.is_object()) continue;
    entries.push_back(read_compared_entry(value.get_object(), encoding));
  }
  return entries;
}

}  // namespace

Result<ComparisonEnd> run_comparison(const ComparisonJob& job) {
  const auto folder = project::TemporaryFolder::made();
  if (!folder) return tl::unexpected(folder.error());
  const auto printed = run_own_program(words_of(job), {folder->path(), job.is_unwanted, job.tell});
  if (!printed) return tl::unexpected(printed.error());
  if (job.is_unwanted()) return error("the comparison was cancelled");
  ComparisonEnd end{entries_in(printed->out, job.encoding), failures_in(printed->err)};
  if (end.entries.empty()) {
    return error(end.failures.empty() ? "the comparison ended before it was done"
                                      : end.failures.back());
  }
  return end;
}

}  // namespace paddle_ls::server
