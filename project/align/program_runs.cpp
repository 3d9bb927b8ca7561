#include "project/align/program_runs.hpp"

#include <algorithm>
#include <array>
#include <sstream>

#include <boost/json/array.hpp>
#include <boost/json/serialize.hpp>

#include "engine/files/read_file.hpp"
#include "engine/rewrite/known/rule_set.hpp"
#include "platform/run_program.hpp"
#include "project/align/probe_files.hpp"

namespace paddle_ls::project {
namespace {

namespace fs = std::filesystem;
namespace json = boost::json;
using alignment::EventKind;
using alignment::RunEvent;
using alignment::RunRecording;

constexpr std::size_t most_events = std::size_t{1} << 30U;
constexpr double last_bits = 2.4e-7;  // what weights are off by in a second run, relative to them
constexpr std::size_t most_models = 64;

json::array names(const std::vector<std::string>& texts) {
  return json::array(texts.begin(), texts.end());
}

json::array helper_names() {
  const auto names = rewrite::RuleSet::built_in_helper_names();
  return json::array(names.begin(), names.end());
}

json::object json_of(const Entry& entry) {
  if (!entry.tests.empty()) return {{"tests", names(pytest_words(entry).value())}};
  if (entry.model.empty()) {
    return {{"script", entry.script}, {"arguments", names(entry.arguments)}};
  }
  json::object result{{"model", entry.model}, {"inputs", names(entry.inputs)}};
  result["loss"] = entry.loss.empty() ? json::value(nullptr) : json::value(entry.loss);
  result["training"] = entry.is_training;
  return result;
}

json::object json_of(const TimeWishes& wishes) {
  return {{"warm", wishes.warm}, {"repeats", wishes.repeats}};
}

json::array json_of(const alignment::ValuePlace& place) {
  return {place.line, place.column};
}

json::object site_of(std::size_t id, const std::string& file, const alignment::Span& span,
                     bool is_random) {
  return {{"id", id},
          {"file", file},
          {"begin", json_of(span.begin)},
          {"end", json_of(span.end)},
          {"random", is_random}};
}

// What only the converted program does; its numbers follow those of all sites.
void add_added(json::array& sites, const ProgramPairs& pairs) {
  std::size_t id = pairs.sites().size();
  for (const AddedCall& call : pairs.added()) {
    sites.push_back(site_of(id++, pairs.files()[call.file].file, call.converted, false));
  }
}

// What is watched in the texts of one side. A site has the same number on the other.
json::array sites_of(const ProgramPairs& pairs, alignment::Span Site::*which) {
  json::array sites;
  for (const Site& site : pairs.sites()) {
    sites.push_back(
        site_of(sites.size(), pairs.files()[site.file].file, site.*which, site.is_random));
  }
  return sites;
}

// "File "/src/net.py", line 12 in forward", as Python tells of a crash, the innermost first.
std::vector<alignment::TracebackFrame> frames_in(const std::string& crash, const fs::path& root) {
  std::vector<alignment::TracebackFrame> frames;
  std::istringstream lines(crash);
  for (std::string line; std::getline(lines, line);) {
    const std::size_t file = line.find("File \"");
    const std::size_t number = line.find("\", line ");
    if (file == std::string::npos || number == std::string::npos) continue;
    const fs::path path = line.substr(file + 6, number - file - 6);
    const fs::path below = path.lexically_relative(root);
    const bool is_below = !below.empty() && *below.begin() != "..";
    alignment::TracebackFrame frame;
    frame.file = is_below ? below.generic_string() : path.generic_string();
    frame.line = static_cast<std::uint32_t>(std::atoi(line.c_str() + number + 8));
    frames.insert(frames.begin(), frame);
  }
  return frames;
}

std::string last_line(const std::string& text) {
  std::string last;
  std::istringstream lines(text);
  for (std::string line; std::getline(lines, line);) {
    if (line.find_first_not_of(" \t\r") != std::string::npos) last = line;
  }
  return last;
}

RunEvent ended_at(const std::string& crash, const fs::path& program, const std::string& err) {
  RunEvent event;
  event.kind = EventKind::failure;
  event.error_type = crash.starts_with("Timeout") ? "no end in time" : "the process has ended";
  event.message = crash.empty() ? last_line(err) : crash.substr(0, crash.find('\n'));
  event.trace = frames_in(crash, fs::absolute(program).lexically_normal());
  return event;
}

}  // namespace

Result<ProgramRuns> ProgramRuns::prepared(const Programs& programs, const Entry& entry,
                                          const ProgramPairs& pairs) {
  auto folder = TemporaryFolder::made();
  if (!folder) return tl::unexpected(folder.error());
  if (auto written = folder->write_all("probe", probe_files()); !written) {
    return tl::unexpected(written.error());
  }
  return ProgramRuns(programs, entry, pairs, std::move(*folder));
}

Result<RunRecording> ProgramRuns::original() {
  return run_torch("original", torch_plan("original"));
}

Result<RunRecording> ProgramRuns::perturbed() {
  json::object plan = torch_plan("perturbed");
  plan["other"] = (folder_ / "original").generic_string();
  plan["perturb"] = last_bits;
  return run_torch("perturbed", std::move(plan));
}

Result<RunRecording> ProgramRuns::converted() {
  return run_paddle("converted", following_plan("converted"));
}

Result<void> ProgramRuns::write_reproducer(json::object place, const fs::path& to) {
  json::object plan = torch_plan("captured-original");
  plan["capture"] = place;
  const auto original = run_torch("captured-original", std::move(plan));
  if (!original) return tl::unexpected(original.error());
  place["other"] = (folder_ / "captured-original").generic_string();
  place["write"] = fs::absolute(to).generic_string();
  plan = following_plan("captured-converted");
  plan["capture"] = std::move(place);
  const auto converted = run_paddle("captured-converted", std::move(plan));
  if (!converted) return tl::unexpected(converted.error());
  return {};
}

Result<TimedRun> ProgramRuns::timed_original(const TimeWishes& wishes) {
  json::object plan = torch_plan("timed-original");
  plan["time"] = json_of(wishes);
  return timed("timed-original", run_torch("timed-original", std::move(plan)));
}

Result<TimedRun> ProgramRuns::timed_converted(const TimeWishes& wishes) {
  json::object plan = paddle_plan("timed-converted");
  add_added(plan.at("sites").as_array(), pairs_);
  plan["time"] = json_of(wishes);
  return timed("timed-converted", run_paddle("timed-converted", std::move(plan)));
}

Result<TimedRun> ProgramRuns::timed(const std::string& name, Result<RunRecording> run) const {
  if (!run) return tl::unexpected(run.error());
  TimedRun timed{std::move(*run), {}};
  if (timed.recording.failure() != nullptr) return timed;
  const auto text = files::read_bytes(folder_ / name / "times.json", most_events);
  if (!text) return tl::unexpected(text.error());
  auto times = alignment::read_times(*text);
  if (!times) return tl::unexpected(times.error());
  timed.times = std::move(*times);
  return timed;
}

std::vector<std::string> ProgramRuns::hand_weights_over() {
  std::vector<std::string> said;
  std::error_code failed;
  fs::create_directory(folder_ / "weights", failed);
  for (std::size_t model = 0; model < most_models; ++model) {
    const std::string name = "model-" + std::to_string(model);
    const fs::path from = folder_ / "original" / (name + ".pt");
    if (!fs::exists(from, failed)) continue;
    const fs::path to = folder_ / "weights" / (name + ".pdparams");
    Guide guide{programs_.converted, model == 0 ? entry_.model : "", {}};
    const auto made = convert_checkpoint(from, to, guide);
    if (!made) {  // layers report how they store weights when they are constructed
      said.push_back(name + ": by name, because " + made.error().message);
      continue;
    }
    note(*made, std::to_string(model) + ":");
    said.push_back(name + ": " + std::to_string(made->entries.size() - made->not_understood) +
                   " weights of " + made->model + ", " + std::to_string(made->not_understood) +
                   " by name");
  }
  return said;
}

json::object ProgramRuns::common(const std::string& name) const {
  return {{"recording", (folder_ / name).generic_string()},
          {"steps", entry_.steps},
          {"seed", entry_.seed},
          {"dropout", entry_.has_masks ? "masks" : "off"},
          {"threads", programs_.threads},
          {"seconds", programs_.seconds}};
}

json::object ProgramRuns::torch_plan(const std::string& name) const {
  json::object plan = common(name);
  plan["entry"] = json_of(entry_);
  plan["sites"] = sites_of(pairs_, &Site::original);
  return plan;
}

json::object ProgramRuns::paddle_plan(const std::string& name) const {
  json::object plan = common(name);
  plan["inputs_from"] = fs::absolute(programs_.original).generic_string();
  plan["entry"] = json_of(entry_);
  plan["sites"] = sites_of(pairs_, &Site::converted);
  plan["helpers"] = helper_names();
  return plan;
}

// With the weights, inputs and random values of the original.
json::object ProgramRuns::following_plan(const std::string& name) const {
  json::object plan = paddle_plan(name);
  plan["other"] = (folder_ / "original").generic_string();
  plan["weights"] = (folder_ / "weights").generic_string();
  plan["transposed"] = names(transposed_);
  plan["names"] = renamed_;
  return plan;
}

Result<RunRecording> ProgramRuns::run_torch(const std::string& name, json::object plan) {
  return run({"torch", programs_.torch_python, programs_.original}, name, std::move(plan));
}

Result<RunRecording> ProgramRuns::run_paddle(const std::string& name, json::object plan) {
  return run({"paddle", programs_.paddle_python, programs_.converted}, name, std::move(plan));
}

Result<RunRecording> ProgramRuns::run(const Side& side, const std::string& name,
                                      json::object plan) {
  static constexpr std::array variables = {std::string_view("PYTHONDONTWRITEBYTECODE=1"),
                                           std::string_view("GLOG_minloglevel=2")};
  plan["framework"] = side.framework;
  plan["root"] = fs::absolute(side.program).lexically_normal().generic_string();
  const std::string file = name + ".json";
  if (auto written = folder_.write(file, json::serialize(plan)); !written) {
    return tl::unexpected(written.error());
  }
  const auto printed =
      platform::run_program({side.python, (folder_ / "probe" / "run.py").generic_string(),
                             (folder_ / file).generic_string()},
                            {{}, variables});
  if (!printed) return error(side.python + " cannot be started: " + printed.error().message);
  return read(side, name, printed->err);
}

Result<RunRecording> ProgramRuns::read(const Side& side, const std::string& name,
                                       const std::string& printed) const {
  const auto lines = files::read_bytes(folder_ / name / "events.jsonl", most_events);
  if (!lines) return error(side.python + ": " + last_line(printed));
  RunRecording recording = alignment::read_recording(*lines);
  if (!recording.cannot_import.empty()) {
    const RunEvent* failure = recording.failure();
    return error(side.python + ", Python " + recording.python + ", cannot import " +
                 recording.cannot_import + (failure ? ": " + failure->message : ""));
  }
  if (recording.has_ended || recording.failure() != nullptr) return recording;
  const auto crash = files::read_bytes(folder_ / name / "crash.txt", most_events);
  recording.events.push_back(ended_at(crash ? *crash : "", side.program, printed));
  return recording;
}

void ProgramRuns::note(const ConvertedCheckpoint& made, const std::string& model) {
  for (const weight_map::Mapped& entry : made.entries) {
    for (const std::string& to : entry.to) {
      if (entry.action == weight_map::StateAction::transposed) transposed_.push_back(model + to);
      if (entry.to.size() == 1 && to != entry.from) renamed_[model + to] = entry.from;
    }
  }
}

}  // namespace paddle_ls::project
