#include "project/align/run_programs.hpp"

#include "engine/files/read_file.hpp"
#include "project/align/captured_place.hpp"
#include "project/align/program_runs.hpp"

namespace paddle_ls::project {
namespace {

namespace fs = std::filesystem;
using alignment::Event;
using alignment::EventKind;
using alignment::Recording;

constexpr std::size_t largest_reproducer = std::size_t{1} << 24U;

Error failure_of_original(const Event& failure) {
  std::string where;
  for (const alignment::Frame& frame : failure.trace) {
    where = frame.file + ":" + std::to_string(frame.line);
  }
  return {"the original fails: " + failure.error_type + ": " + failure.message, where};
}

// Weights that the converted program has and nobody could give it.
std::vector<std::string> without_weights(const Recording& converted) {
  std::vector<std::string> said;
  for (const Event& event : converted.events) {
    if (event.kind != EventKind::weights || event.missing.empty()) continue;
    said.push_back("model-" + std::to_string(event.root) + ": " +
                   std::to_string(event.missing.size()) + " weights are its own, " +
                   event.missing.front() + " first");
  }
  return said;
}

// What a value is called in a report: its expression.
void name_by_code(alignment::Difference& difference, const std::string& code) {
  constexpr std::size_t most = 100;
  const std::string_view general = "the value of a statement";
  const std::size_t at = difference.subject.find(general);
  if (at == std::string::npos || code.empty()) return;
  const std::string said = code.size() > most ? code.substr(0, most) + " ..." : code;
  difference.subject.replace(at, general.size(), "`" + said + "`");
}

// A failure of the converted program is a line of both, where its statements are known.
void complete(alignment::Verdict& verdict, const ProgramPairs& pairs) {
  for (alignment::Difference& difference : verdict.differences) {
    alignment::BothLines& at = difference.at;
    if (!at.original && at.converted) at.original = pairs.original_of(at.converted);
    if (at.original && !at.converted) at.converted = pairs.converted_of(at.original);
    if (difference.site && !at.original) at = pairs.lines_of(*difference.site);
    if (difference.site) name_by_code(difference, pairs.original_code(*difference.site));
  }
}

// What keeps one from being written is a remark.
void add_reproducer(Aligned& aligned, ProgramRuns& runs, const Recording& original,
                    const Recording& converted, const ProgramPairs& pairs, const fs::path& to) {
  std::string problem = "the first difference is of no call that could be run alone";
  const fs::path file = to / "reproduce.py";
  const auto place =
      captured_place(aligned.verdict.differences.front(), original, converted, pairs);
  if (place) {
    const auto written = runs.write_reproducer(*place, to);
    const auto text = files::read_bytes(file, largest_reproducer);
    if (written && text) {
      aligned.reproducer = *text;
      aligned.reproducer_file = file.generic_string();
      return;
    }
    problem = written ? "the programs do not come to the place again" : written.error().message;
  }
  aligned.verdict.remarks.push_back("No reproducer: " + problem);
}

}  // namespace

Result<Aligned> run_programs(const Programs& programs, const Entry& entry,
                             const ProgramPairs& pairs, const RunWishes& wishes) {
  const Progress& progress = wishes.progress;
  auto prepared = ProgramRuns::prepared(programs, entry, pairs);
  if (!prepared) return tl::unexpected(prepared.error());
  ProgramRuns& runs = *prepared;
  progress("running the original");
  auto original = runs.original();
  if (!original) return tl::unexpected(original.error());
  if (const Event* failure = original->failure()) {
    return tl::unexpected(failure_of_original(*failure));
  }
  progress("handing the weights over");
  auto handed_over = runs.hand_weights_over();
  progress("running the converted program");
  auto converted = runs.converted();
  if (!converted) return tl::unexpected(converted.error());
  Aligned aligned;
  aligned.verdict = alignment::judge(*original, *converted, nullptr);
  if (alignment::may_be_rounding(aligned.verdict)) {
    progress("running the original again, to see what rounding does");
    const auto perturbed = runs.perturbed();
    if (!perturbed) return tl::unexpected(perturbed.error());
    aligned.verdict = alignment::judge(*original, *converted, &*perturbed);
    aligned.was_perturbed = true;
  }
  complete(aligned.verdict, pairs);
  aligned.verdict.remarks = without_weights(*converted);
  if (!wishes.reproducer.empty() && !aligned.verdict.agree()) {
    progress("writing a program that shows the first difference");
    add_reproducer(aligned, runs, *original, *converted, pairs, wishes.reproducer);
  }
  aligned.original = std::move(*original);
  aligned.converted = std::move(*converted);
  aligned.handed_over = std::move(handed_over);
  return aligned;
}

}  // namespace paddle_ls::project
