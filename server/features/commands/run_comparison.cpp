#include "server/features/commands/run_comparison.hpp"

#include <array>
#include <sstream>

#include <boost/json/parse.hpp>

#include "platform/program.hpp"
#include "project/align/temporary_folder.hpp"
#include "server/features/commands/comparison_results.hpp"

namespace paddle_ls::server {
namespace {

constexpr std::string_view end_of_progress = " ...";
constexpr std::string_view start_of_failure = "paddle-ls: ";

std::vector<std::string> words_of(const ComparisonJob& job) {
  std::vector<std::string> words = {platform::own_program().string(),
                                    "align",
                                    job.file.string(),
                                    "--format",
                                    "json",
                                    "--progress"};
  if (!job.entry.empty()) words.insert(words.end(), {"--entry", job.entry});
  return words;
}

// A program that is ended cannot remove what it has written for itself.
Result<platform::Printed> run_in(const std::filesystem::path& folder, const ComparisonJob& job) {
  static constexpr std::array names = {std::string_view("TMPDIR"), std::string_view("TMP"),
                                       std::string_view("TEMP")};
  std::vector<std::string> variables;
  for (const std::string_view name : names) {
    variables.push_back(std::string(name) + "=" + folder.string());
  }
  const std::vector<std::string_view> with(variables.begin(), variables.end());
  const auto on_line = [&job](std::string_view line) {
    if (line.ends_with(end_of_progress)) {
      job.tell(std::string(line.substr(0, line.size() - end_of_progress.size())));
    }
  };
  return platform::run_watched_program(words_of(job), {names, with}, {job.is_unwanted, on_line});
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
  const auto printed = run_in(folder->path(), job);
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
