#include "project/align/time_programs.hpp"

#include <algorithm>
#include <map>

namespace paddle_ls::project {
namespace {

using alignment::PairedTime;
using alignment::PlaceTime;

constexpr double least_share = 0.01;  // of a repetition, for a loss that is told

// The calls that only the converted program has, by the site that they are in.
std::map<std::uint32_t, std::vector<AddedTime>> added_times(const ProgramPairs& pairs,
                                                            const alignment::ProgramTimes& times) {
  std::map<std::uint32_t, std::vector<AddedTime>> added;
  for (const PlaceTime& place : times.places) {
    if (!place.site || *place.site < pairs.sites().size()) continue;
    const std::size_t number = *place.site - pairs.sites().size();
    if (number >= pairs.added().size()) continue;
    const AddedCall& call = pairs.added()[number];
    added[call.within].push_back({call.work, call.name, place.own});
  }
  return added;
}

std::string last_name(const std::string& class_name) {
  return class_name.substr(class_name.rfind('.') + 1);
}

TimeLoss loss_of(const PairedTime& pair, const ProgramPairs& pairs) {
  TimeLoss loss;
  loss.original = pair.original.own;
  loss.converted = pair.converted.own;
  loss.calls = pair.converted.calls;
  loss.site = pair.original.site;
  if (loss.site) {
    loss.subject = "`" + pairs.original_code(*loss.site) + "`";
    loss.at = pairs.lines_of(*loss.site);
    return loss;
  }
  loss.subject = pair.original.path.empty() ? "the model" : pair.original.path;
  loss.subject += " (" + pair.original.class_name + ")";
  loss.at = {pair.original.made, pair.converted.made};
  // A class that replaces a layer of PyTorch and is not a layer of Paddle is a helper.
  if (pair.original.class_name.starts_with("torch.") &&
      !pair.converted.class_name.starts_with("paddle.")) {
    loss.added.push_back(
        {AddedWork::helper, last_name(pair.converted.class_name), pair.converted.own});
  }
  return loss;
}

std::vector<TimeLoss> losses_of(const TimedPrograms& timed, const ProgramPairs& pairs) {
  auto added = added_times(pairs, timed.converted.times);
  const double least = timed.converted.times.median() * least_share;
  std::vector<TimeLoss> losses;
  for (const PairedTime& pair :
       alignment::paired_times(timed.original.times, timed.converted.times)) {
    TimeLoss loss = loss_of(pair, pairs);
    if (loss.site) {
      for (AddedTime& each : added[*loss.site]) {
        loss.converted += each.seconds;
        loss.added.push_back(std::move(each));
      }
    }
    if (loss.seconds() > least) losses.push_back(std::move(loss));
  }
  std::stable_sort(losses.begin(), losses.end(), [](const TimeLoss& left, const TimeLoss& right) {
    return left.seconds() > right.seconds();
  });
  return losses;
}

double rest_of(const alignment::ProgramTimes& times) {
  double inside = 0;
  for (const PlaceTime& place : times.places) inside += place.own;
  double all = 0;
  for (const double seconds : times.repetitions) all += seconds;
  return all / static_cast<double>(times.repetitions.size()) - inside;
}

// A program that fails has no times.
Result<TimedRun> run_to_end(Result<TimedRun> run, const std::string& which) {
  if (!run) return run;
  const alignment::RunEvent* failure = run->recording.failure();
  if (failure == nullptr) return run;
  return error("the " + which + " program fails: " + failure->error_type + ": " + failure->message);
}

}  // namespace

Result<TimedPrograms> time_programs(const Programs& programs, const Entry& entry,
                                    const ProgramPairs& pairs, const TimeWishes& wishes,
                                    const RunProgress& progress) {
  auto runs = ProgramRuns::prepared(programs, entry, pairs);
  if (!runs) return tl::unexpected(runs.error());
  progress("measuring the original");
  auto original = run_to_end(runs->timed_original(wishes), "original");
  if (!original) return tl::unexpected(original.error());
  progress("measuring the converted program");
  auto converted = run_to_end(runs->timed_converted(wishes), "converted");
  if (!converted) return tl::unexpected(converted.error());
  TimedPrograms timed{std::move(*original), std::move(*converted), {}, 0, 0};
  timed.losses = losses_of(timed, pairs);
  timed.original_rest = rest_of(timed.original.times);
  timed.converted_rest = rest_of(timed.converted.times);
  return timed;
}

}  // namespace paddle_ls::project
