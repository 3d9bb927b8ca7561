// What became of a program's own tests after its conversion.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "engine/alignment/judge_runs.hpp"

namespace paddle_ls::alignment {

struct TestResult {
  std::string name;
  std::string original;   // passed, failed, skipped, error; empty where there is no such test
  std::string converted;  // the same
  std::string raised;     // by the converted test: the type of the exception
  std::string message;
  std::vector<TracebackFrame> trace;
  std::optional<RunDifference> first;  // of the values that it computes

  // It has passed before the conversion, and does not pass after it.
  bool is_broken() const { return original == "passed" && converted != "passed"; }
};

// In the order of the original's run. `verdict` is that of the same runs.
std::vector<TestResult> test_results(const RunRecording& original, const RunRecording& converted,
                                     const RunVerdict& verdict);

// The verdict of tests: what their values are off by explains a test that fails, and is none else.
RunVerdict verdict_of_tests(const std::vector<TestResult>& tests, std::size_t compared);

}  // namespace paddle_ls::alignment
