#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <boost/json/serialize.hpp>

#include "server/cli/align/line_json.hpp"
#include "server/cli/align/time_reports.hpp"

namespace paddle_ls::cli {
namespace {

namespace json = boost::json;

json::object program_json(const project::TimedRun& run, double rest) {
  const auto& times = run.times;
  const auto number = [](const std::optional<double>& bytes) {
    return bytes ? json::value(*bytes) : json::value(nullptr);
  };
  return {{"seconds", times.median()},
          {"repetitions", json::array(times.repetitions.begin(), times.repetitions.end())},
          {"outsideSeconds", rest},
          {"peakMemory", number(times.memory)},
          {"memoryBefore", number(times.memory_before)},
          {"version", run.recording.version},
          {"settings", run.recording.settings}};
}

json::object loss_json(const TimedEntry& entry, const project::TimeLoss& loss) {
  json::object result{{"subject", loss.subject},
                      {"original", line_json(loss.at.original)},
                      {"converted", line_json(loss.at.converted)},
                      {"originalSeconds", loss.original},
                      {"convertedSeconds", loss.converted},
                      {"calls", loss.calls},
                      {"reason", reason_words(entry, loss)}};
  const std::string faster = faster_words(entry, loss);
  result["faster"] = faster.empty() ? json::value(nullptr) : json::value(faster);
  return result;
}

}  // namespace

std::string time_json(const TimedEntry& entry) {
  const project::TimedPrograms& timed = entry.timed;
  json::object result;
  if (!entry.entry.name.empty()) result["entry"] = entry.entry.name;
  result["ratio"] = timed.converted.times.median() / timed.original.times.median();
  result["original"] = program_json(timed.original, timed.original_rest);
  result["converted"] = program_json(timed.converted, timed.converted_rest);
  json::array losses;
  for (const project::TimeLoss& loss : timed.losses) losses.push_back(loss_json(entry, loss));
  result["losses"] = std::move(losses);
  return json::serialize(result) + "\n";
}

}  // namespace paddle_ls::cli
