#include "project/align/run_programs.hpp"

#include "engine/files/read_file.hpp"
#include "project/align/captured_place.hpp"
#include "project/align/program_runs.hpp"

namespace paddle_ls::project {
namespace {

namespace fs = std::filesystem;
using alignment::EventKind;
using alignment::RunEvent;
using alignment::RunRecording;

constexpr std::size_t largest_reproducer = std::size_t{1} << 24U;

Error failure_of_original(const RunEvent& failure) {
  std::string where;
  for (const alignment::TracebackFrame& frame : failure.trace) {
    where = frame.file + ":" + std::to_string(frame.line);
  }
  return {"the original fails: " + failure.error_type + ": " + failure.message, where};
}

// Weights of the converted program that the original does not have.
std::vector<std::string> without_weights(const RunRecording& converted) {
  std::vector<std::string> said;
  for (const RunEvent& event : converted.events) {
    if (event.kind != EventKind::weights || event.missing.empty()) continue;
    said.push_back("model-" + std::to_string(event.root) + ": " +
                   std::to_string(event.missing.size()) + " weights are its own, " +
                   event.missing.front() + " first");
  }
  return said;
}

// What a value is called in a report: its expression.
void name_by_code(alignment::RunDifference& difference, const std::string& code) {
  constexpr std::size_t most = 100;
  const std::string_view general = "the value of a statement";
  const std::size_t at = difference.subject.find(general);
  if (at == std::string::npos || code.empty()) return;
  const std::string said = code.size() > most ? code.substr(0, most) + " ..." : code;
  difference.subject.replace(at, general.size(), "`" + said + "`");
}

// A failure of the converted program is a line of both, where its statements are known.
void complete(alignment::RunVerdict& verdict, const ProgramPairs& pairs) {
  for (alignment::RunDifference& difference : verdict.differences) {
    alignment::BothLines& at = difference.at;
    if (!at.original && at.converted) at.original = pairs.original_of(at.converted);
    if (at.original && !at.converted) at.converted = pairs.converted_of(at.original);
    // A layer that is called in a different order is placed where the original calls it first.
    if (const auto line = pairs.converted_of(at.original); difference.what == "order" && line) {
      at.converted = line;
    }
    if (difference.site && !at.original) at = pairs.lines_of(*difference.site);
    if (difference.site) name_by_code(difference, pairs.original_code(*difference.site));
  }
}

// The runs of an entry one after the other, and their results.
class Comparison {
 public:
  Comparison(const Entry& entry, const ProgramPairs& pairs, const RunWishes& wishes,
             ProgramRuns& runs)
      : entry_(entry), pairs_(pairs), wishes_(wishes), runs_(runs) {}

  Result<Aligned> aligned() && {
    if (auto ran = run_both(); !ran) return tl::unexpected(ran.error());
    if (auto judged = entry_.tests.empty() ? judge() : judge_tests(); !judged) {
      return tl::unexpected(judged.error());
    }
    if (!wishes_.reproducer.empty() && !result_.verdict.agree()) {
      wishes_.progress("writing a program that shows the first difference");
      add_reproducer();
    }
    result_.original = std::move(original_);
    result_.converted = std::move(converted_);
    return std::move(result_);
  }

 private:
  Result<void> run_both() {
    wishes_.progress("running the original");
    auto original = runs_.original();
    if (!original) return tl::unexpected(original.error());
    if (const RunEvent* failure = original->failure()) {
      return tl::unexpected(failure_of_original(*failure));
    }
    original_ = std::move(*original);
    if (entry_.tests.empty()) {
      wishes_.progress("handing the weights over");
      result_.handed_over = runs_.hand_weights_over();
    }
    wishes_.progress("running the converted program");
    auto converted = runs_.converted();
    if (!converted) return tl::unexpected(converted.error());
    converted_ = std::move(*converted);
    return {};
  }

  Result<void> judge() {
    alignment::RunVerdict& verdict = result_.verdict;
    verdict = alignment::judge(original_, converted_, nullptr);
    if (alignment::may_be_rounding(verdict)) {
      wishes_.progress("running the original again, to see what rounding does");
      const auto perturbed = runs_.perturbed();
      if (!perturbed) return tl::unexpected(perturbed.error());
      verdict = alignment::judge(original_, converted_, &*perturbed);
      result_.was_perturbed = true;
    }
    complete(verdict, pairs_);
    verdict.remarks = without_weights(converted_);
    return {};
  }

  // The reason why none could be written becomes a remark.
  void add_reproducer() {
    alignment::RunVerdict& verdict = result_.verdict;
    std::string problem = "the first difference is not in a call that can be run alone";
    const fs::path file = wishes_.reproducer / "reproduce.py";
    const auto place = captured_place(verdict.differences.front(), original_, converted_, pairs_);
    if (place) {
      const auto written = runs_.write_reproducer(*place, wishes_.reproducer);
      const auto text = files::read_bytes(file, largest_reproducer);
      if (written && text) {
        result_.reproducer = *text;
        result_.reproducer_file = file.generic_string();
        return;
      }
      problem = written ? "the programs do not reach the place again" : written.error().message;
    }
    verdict.remarks.push_back("No reproducer: " + problem);
  }

  // A run that ends before its last test is told by the tests that have no end.
  Result<void> judge_tests() {
    alignment::RunVerdict of_values = alignment::judge(original_, converted_, nullptr);
    complete(of_values, pairs_);
    result_.tests = alignment::test_results(original_, converted_, of_values);
    result_.verdict = alignment::verdict_of_tests(result_.tests, of_values.compared);
    complete(result_.verdict, pairs_);
    return {};
  }

  const Entry& entry_;
  const ProgramPairs& pairs_;
  const RunWishes& wishes_;
  ProgramRuns& runs_;
  RunRecording original_;
  RunRecording converted_;
  Aligned result_;
};

}  // namespace

Result<Aligned> run_programs(const Programs& programs, const Entry& entry,
                             const ProgramPairs& pairs, const RunWishes& wishes) {
  if (!entry.tests.empty()) {
    if (const auto words = pytest_words(entry); !words) return tl::unexpected(words.error());
  }
  auto runs = ProgramRuns::prepared(programs, entry, pairs);
  if (!runs) return tl::unexpected(runs.error());
  return Comparison(entry, pairs, wishes, *runs).aligned();
}

}  // namespace paddle_ls::project
