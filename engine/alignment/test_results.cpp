#include "engine/alignment/test_results.hpp"

#include <algorithm>
#include <map>

namespace paddle_ls::alignment {
namespace {

// Those that have ended, by number; of a test that has not, that it began is known.
std::map<std::uint32_t, const RunEvent*> tests_in(const RunRecording& run) {
  std::map<std::uint32_t, const RunEvent*> tests;
  for (const RunEvent& event : run.events) {
    const bool is_end = event.kind == EventKind::test;
    if (is_end || event.kind == EventKind::test_began) {
      const auto [place, is_new] = tests.emplace(event.step, &event);
      if (is_end && !is_new) place->second = &event;
    }
  }
  return tests;
}

std::string outcome_of(const RunEvent& event) {
  return event.kind == EventKind::test ? event.outcome : "not ended";
}

void note_converted(TestResult& result, const RunEvent& event, const RunEvent* failure) {
  result.converted = outcome_of(event);
  const RunEvent& told = event.kind == EventKind::test_began && failure ? *failure : event;
  result.raised = told.error_type;
  result.message = told.message;
  result.trace = told.trace;
}

// What the test asserts says less than the first of its values that is off.
RunDifference difference_of(const TestResult& test) {
  RunDifference difference;
  difference.what = "test";
  difference.subject = test.name;
  difference.message =
      test.raised.empty() ? "it is " + test.converted : test.raised + ": " + test.message;
  if (test.converted.empty()) difference.message = "there is no such test after the conversion";
  const bool is_assertion = test.raised == "AssertionError" || test.raised == "Failed";
  if (test.first && is_assertion) {
    difference.at = test.first->at;
    difference.error = test.first->error;
    difference.site = test.first->site;
    return difference;
  }
  difference.at.converted = program_line(test.trace);
  return difference;
}

}  // namespace

std::vector<TestResult> test_results(const RunRecording& original, const RunRecording& converted,
                                     const RunVerdict& verdict) {
  std::map<std::uint32_t, TestResult> results;
  for (const auto& [number, event] : tests_in(original)) {
    results[number].name = event->test;
    results[number].original = outcome_of(*event);
  }
  for (const auto& [number, event] : tests_in(converted)) {
    TestResult& result = results[number];
    if (result.name.empty()) result.name = event->test;
    note_converted(result, *event, converted.failure());
  }
  for (const RunDifference& difference : verdict.differences) {
    const auto result = results.find(difference.step);
    if (result != results.end() && !result->second.first) result->second.first = difference;
  }
  std::vector<TestResult> in_order;
  for (auto& [number, result] : results) in_order.push_back(std::move(result));
  return in_order;
}

RunVerdict verdict_of_tests(const std::vector<TestResult>& tests, std::size_t compared) {
  RunVerdict verdict;
  verdict.compared = compared;
  for (const TestResult& test : tests) {
    if (test.is_broken()) verdict.differences.push_back(difference_of(test));
  }
  return verdict;
}

}  // namespace paddle_ls::alignment
