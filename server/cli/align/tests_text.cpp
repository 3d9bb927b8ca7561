#include <algorithm>

#include <fmt/core.h>

#include "engine/text/counted.hpp"
#include "server/cli/align/align_reports.hpp"

namespace paddle_ls::cli {
namespace {

using alignment::TestResult;

constexpr std::size_t most_tests = 20;

std::size_t count(const std::vector<TestResult>& tests, bool (*holds)(const TestResult&)) {
  return static_cast<std::size_t>(std::count_if(tests.begin(), tests.end(), holds));
}

// One line: exception messages often have many lines.
std::string first_line(const std::string& text) {
  constexpr std::size_t most = 200;
  const std::string line = text.substr(0, text.find('\n'));
  return line.size() > most ? line.substr(0, most) + " ..." : line;
}

void add_place(std::string& text, const AlignedEntry& entry,
               const alignment::RunDifference& difference) {
  const auto add = [&](const char* name, const alignment::ProgramLine& line,
                       const std::string& code) {
    if (line) text += fmt::format("    {:<10} {}:{}: {}\n", name, line.file, line.number, code);
  };
  add("original", difference.at.original, entry.pairs.original_text(difference.at.original));
  add("converted", difference.at.converted, entry.pairs.converted_text(difference.at.converted));
  if (difference.error) {
    alignment::RunDifference of_value = difference;
    of_value.what = difference.error->what;
    text += "    error      " + error_words(of_value) + "\n";
  }
  for (const auto& use : entry.pairs.uses_at(difference.at.original, difference.site)) {
    text += "    rewrite    " + use_words(use) + "\n";
  }
}

}  // namespace

std::string tests_text(const AlignedEntry& entry) {
  const std::vector<TestResult>& tests = entry.aligned.tests;
  const std::size_t passed =
      count(tests, [](const TestResult& test) { return test.original == "passed"; });
  const std::size_t broken = count(tests, [](const TestResult& test) { return test.is_broken(); });
  std::string text =
      fmt::format("{} of {} that passed with PyTorch {} with Paddle.\n", passed - broken,
                  text::counted(passed, "test"), passed - broken == 1 ? "passes" : "pass");
  const auto& differences = entry.aligned.verdict.differences;
  for (std::size_t i = 0; i < differences.size() && i < most_tests; ++i) {
    text +=
        fmt::format("  {}\n    {}\n", differences[i].subject, first_line(differences[i].message));
    add_place(text, entry, differences[i]);
  }
  if (differences.size() > most_tests) {
    text += fmt::format("  ... and {} more (--format json)\n", differences.size() - most_tests);
  }
  return text;
}

}  // namespace paddle_ls::cli
