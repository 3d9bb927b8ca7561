// A program's own tests before and after its conversion.
#include "engine/alignment/test_results.hpp"

#include <string>

#include <doctest/doctest.h>

using namespace paddle_ls::alignment;

namespace {

std::string ended(int number, int step, const std::string& name, const std::string& outcome,
                  const std::string& more = "") {
  return R"({"n": )" + std::to_string(number) + R"(, "kind": "test", "step": )" +
         std::to_string(step) + R"(, "id": ")" + name + R"(", "outcome": ")" + outcome + "\"" +
         more + "}\n";
}

std::string call(int number, int step, int line, const std::string& more = "") {
  return R"({"n": )" + std::to_string(number) + R"(, "kind": "call", "step": )" +
         std::to_string(step) + R"(, "site": 7, "occurrence": 0, "within": [0, "", 0],)" +
         R"( "called": ["lib.py", )" + std::to_string(line) + "]" + more + "}\n";
}

const std::string off = R"(, "partner": 0, "error": [{"at": "", "what": "values", "largest": 1,
 "scale": 1, "rms": 1, "rms_scale": 1, "dtypes": ["float32", "float32"]}])";
const std::string raised =
    R"(, "type": "ValueError", "message": "no", "trace": [{"file": "tests/t.py", "line": 3},
 {"file": "lib.py", "line": 8}, {"file": "/usr/lib/paddle.py", "line": 1}])";

std::string in_one_line(std::string text) {
  for (char& each : text) each = each == '\n' ? ' ' : each;
  return text;
}

std::vector<TestResult> results(const std::string& original, const std::string& converted) {
  const RunRecording first = read_recording(original);
  const RunRecording second = read_recording(converted);
  return test_results(first, second, judge(first, second, nullptr));
}

}  // namespace

TEST_CASE("a test that passes before and fails after the conversion is a difference") {
  const auto tests = results(
      ended(0, 1, "t::a", "passed") + ended(1, 2, "t::b", "passed") + ended(2, 3, "t::c", "failed"),
      ended(0, 1, "t::a", "passed") + ended(1, 2, "t::b", "failed", in_one_line(raised)) +
          ended(2, 3, "t::c", "failed"));
  REQUIRE(tests.size() == 3);
  const RunVerdict verdict = verdict_of_tests(tests, 5);
  REQUIRE(verdict.differences.size() == 1);
  CHECK(verdict.compared == 5);
  CHECK(verdict.differences[0].subject == "t::b");
  CHECK(verdict.differences[0].message == "ValueError: no");
  CHECK(verdict.differences[0].at.converted == ProgramLine{"lib.py", 8});
}

TEST_CASE("an assertion that fails is explained by the first value that is off in its test") {
  const std::string failed = R"(, "type": "AssertionError", "message": "",
 "trace": [{"file": "tests/t.py", "line": 3}])";
  const auto tests =
      results(call(0, 1, 5) + ended(1, 1, "t::a", "passed"),
              call(0, 1, 6, in_one_line(off)) + ended(1, 1, "t::a", "failed", in_one_line(failed)));
  const RunVerdict verdict = verdict_of_tests(tests, 1);
  REQUIRE(verdict.differences.size() == 1);
  CHECK(verdict.differences[0].at.original == ProgramLine{"lib.py", 5});
  CHECK(verdict.differences[0].at.converted == ProgramLine{"lib.py", 6});
  CHECK(verdict.differences[0].site == 7);
}

TEST_CASE("inexact values in a test that passes are not differences") {
  const auto tests = results(call(0, 1, 5) + ended(1, 1, "t::a", "passed"),
                             call(0, 1, 6, in_one_line(off)) + ended(1, 1, "t::a", "passed"));
  CHECK(verdict_of_tests(tests, 1).agree());
}

TEST_CASE("a test that is gone or has no end does not pass") {
  const std::string began = R"({"n": 0, "kind": "test_began", "step": 2, "id": "t::b"})"
                            "\n";
  const std::string crash = R"({"n": 1, "kind": "failure", "type": "the process has ended",)"
                            R"( "message": "Fatal Python error"})"
                            "\n";
  const auto tests =
      results(ended(0, 1, "t::a", "passed") + ended(1, 2, "t::b", "passed"), began + crash);
  const RunVerdict verdict = verdict_of_tests(tests, 0);
  REQUIRE(verdict.differences.size() == 2);
  CHECK(verdict.differences[0].message == "there is no such test after the conversion");
  CHECK(verdict.differences[1].message == "the process has ended: Fatal Python error");
}
