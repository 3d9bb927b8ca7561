#include "project/align/run_programs.hpp"

#include <algorithm>
#include <array>
#include <fstream>
#include <sstream>

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <boost/json/serialize.hpp>

#include "engine/files/read_file.hpp"
#include "platform/program.hpp"
#include "project/align/probe_files.hpp"
#include "project/align/temporary_folder.hpp"
#include "project/weights/convert_checkpoint.hpp"

namespace paddle_ls::project {
namespace {

namespace fs = std::filesystem;
namespace json = boost::json;
using alignment::Event;
using alignment::EventKind;
using alignment::Recording;

constexpr std::size_t most_events = std::size_t{1} << 30U;
constexpr double last_bits = 2.4e-7;  // what weights are off by in a second run, relative to them
constexpr std::size_t most_models = 64;

Result<void> write_text(const fs::path& path, std::string_view text) {
  std::ofstream out(path, std::ios::binary);
  out << text;
  out.close();
  if (!out) return error("it cannot be written", path.generic_string());
  return {};
}

Result<void> write_probe(const fs::path& folder) {
  std::error_code failed;
  fs::create_directory(folder, failed);
  if (failed) return error(failed.message(), folder.generic_string());
  for (const ProbeFile& file : probe_files()) {
    if (auto written = write_text(folder / file.name, file.content); !written) return written;
  }
  return {};
}

json::array names(const std::vector<std::string>& texts) {
  return json::array(texts.begin(), texts.end());
}

json::object json_of(const Entry& entry, const std::string& model, const std::string& loss) {
  if (entry.model.empty()) {
    return {{"script", entry.script}, {"arguments", names(entry.arguments)}};
  }
  json::object result{{"model", model}, {"inputs", names(entry.inputs)}};
  result["loss"] = loss.empty() ? json::value(nullptr) : json::value(loss);
  result["training"] = entry.is_training;
  return result;
}

json::array json_of(const alignment::Place& place) {
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

bool is_same(const alignment::Span& left, const alignment::Span& right) {
  return left.begin == right.begin && left.end == right.end;
}

// What is watched in the texts of one side. A site has the same number on the other.
json::array sites_of(const ProgramPairs& pairs,
                     alignment::PairedSide alignment::PairedValue::*which) {
  json::array sites;
  std::size_t id = 0;
  for (const FilePair& file : pairs.files()) {
    for (const alignment::PairedValue& value : file.values) {
      const alignment::PairedSide& side = value.*which;
      const bool is_draw = side.draws.size() == 1 && is_same(side.value, side.draws.front());
      sites.push_back(site_of(id++, file.file, side.value, value.is_drawn || is_draw));
      for (const alignment::Span& draw : side.draws) {
        if (!is_same(side.value, draw)) sites.push_back(site_of(id, file.file, draw, true));
        ++id;
      }
    }
  }
  return sites;
}

// "File "/src/net.py", line 12 in forward", as Python tells of a crash, the innermost first.
std::vector<alignment::Frame> frames_in(const std::string& crash, const fs::path& root) {
  std::vector<alignment::Frame> frames;
  std::istringstream lines(crash);
  for (std::string line; std::getline(lines, line);) {
    const std::size_t file = line.find("File \"");
    const std::size_t number = line.find("\", line ");
    if (file == std::string::npos || number == std::string::npos) continue;
    const fs::path path = line.substr(file + 6, number - file - 6);
    const fs::path below = path.lexically_relative(root);
    const bool is_below = !below.empty() && *below.begin() != "..";
    alignment::Frame frame;
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

struct Side {
  std::string framework;  // torch, paddle
  std::string python;
  fs::path program;
};

// Runs one side after the other, in the temporary folder.
class Runs {
 public:
  Runs(const Programs& programs, const Entry& entry, const ProgramPairs& pairs,
       TemporaryFolder folder)
      : programs_(programs), entry_(entry), pairs_(pairs), folder_(std::move(folder)) {}

  Result<void> prepare() { return write_probe(folder_ / "probe"); }

  Result<Recording> original() { return torch_side("original", {}); }

  // The original again, with weights that are off by their last bits.
  Result<Recording> perturbed() {
    return torch_side("perturbed",
                      {{"other", (folder_ / "original").generic_string()}, {"perturb", last_bits}});
  }

  Result<Recording> converted() {
    json::object plan = common("converted");
    plan["other"] = (folder_ / "original").generic_string();
    plan["weights"] = (folder_ / "weights").generic_string();
    plan["inputs_from"] = fs::absolute(programs_.original).generic_string();
    plan["transposed"] = names(transposed_);
    plan["names"] = renamed_;
    plan["entry"] = json_of(entry_, entry_.model, entry_.loss);
    plan["sites"] = sites_of(pairs_, &alignment::PairedValue::converted);
    return run({"paddle", programs_.paddle_python, programs_.converted}, "converted",
               std::move(plan));
  }

  // Writes what the models of the original begin with for those of the conversion.
  std::vector<std::string> hand_weights_over() {
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
      if (!made) {  // the layers say how they store them when they are there
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

 private:
  json::object common(const std::string& name) const {
    return {{"recording", (folder_ / name).generic_string()},
            {"steps", entry_.steps},
            {"seed", entry_.seed},
            {"dropout", entry_.has_masks ? "masks" : "off"},
            {"threads", programs_.threads},
            {"seconds", programs_.seconds}};
  }

  Result<Recording> torch_side(const std::string& name, const json::object& more) {
    json::object plan = common(name);
    for (const auto& member : more) plan[member.key()] = member.value();
    plan["entry"] = json_of(entry_, entry_.model, entry_.loss);
    plan["sites"] = sites_of(pairs_, &alignment::PairedValue::original);
    return run({"torch", programs_.torch_python, programs_.original}, name, std::move(plan));
  }

  Result<Recording> run(const Side& side, const std::string& name, json::object plan) {
    static constexpr std::array variables = {std::string_view("PYTHONDONTWRITEBYTECODE=1"),
                                             std::string_view("GLOG_minloglevel=2")};
    plan["framework"] = side.framework;
    plan["root"] = fs::absolute(side.program).lexically_normal().generic_string();
    const fs::path file = folder_ / (name + ".json");
    if (auto written = write_text(file, json::serialize(plan)); !written) {
      return tl::unexpected(written.error());
    }
    const auto printed = platform::run_program(
        {side.python, (folder_ / "probe" / "run.py").generic_string(), file.generic_string()},
        {{}, variables});
    if (!printed) return error(side.python + " cannot be started: " + printed.error().message);
    return read(side, name, *printed);
  }

  Result<Recording> read(const Side& side, const std::string& name,
                         const platform::Printed& printed) const {
    const auto lines = files::read_bytes(folder_ / name / "events.jsonl", most_events);
    if (!lines) return error(side.python + ": " + last_line(printed.err));
    Recording recording = alignment::read_recording(*lines);
    if (!recording.cannot_import.empty()) {
      const Event* failure = recording.failure();
      return error(side.python + ", Python " + recording.python + ", cannot import " +
                   recording.cannot_import + (failure ? ": " + failure->message : ""));
    }
    if (recording.has_ended || recording.failure() != nullptr) return recording;
    const auto crash = files::read_bytes(folder_ / name / "crash.txt", most_events);
    recording.events.push_back(ended_at(crash ? *crash : "", side.program, printed.err));
    return recording;
  }

  static Event ended_at(const std::string& crash, const fs::path& program, const std::string& err) {
    Event event;
    event.kind = EventKind::failure;
    event.error_type = crash.starts_with("Timeout") ? "no end in time" : "the process has ended";
    event.message = crash.empty() ? last_line(err) : crash.substr(0, crash.find('\n'));
    event.trace = frames_in(crash, fs::absolute(program).lexically_normal());
    return event;
  }

  void note(const ConvertedCheckpoint& made, const std::string& model) {
    for (const weight_map::Mapped& entry : made.entries) {
      for (const std::string& to : entry.to) {
        if (entry.action == weight_map::Action::transposed) transposed_.push_back(model + to);
        if (entry.to.size() == 1 && to != entry.from) renamed_[model + to] = entry.from;
      }
    }
  }

  const Programs& programs_;
  const Entry& entry_;
  const ProgramPairs& pairs_;
  TemporaryFolder folder_;
  std::vector<std::string> transposed_;
  json::object renamed_;
};

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

// A failure of the converted program is a line of both, where its statements are known.
void complete(alignment::Verdict& verdict, const ProgramPairs& pairs) {
  for (alignment::Difference& difference : verdict.differences) {
    alignment::BothLines& at = difference.at;
    if (!at.original && at.converted) at.original = pairs.original_of(at.converted);
    if (at.original && !at.converted) at.converted = pairs.converted_of(at.original);
  }
}

}  // namespace

Result<Aligned> run_programs(const Programs& programs, const Entry& entry,
                             const ProgramPairs& pairs, const Progress& progress) {
  auto folder = TemporaryFolder::made();
  if (!folder) return tl::unexpected(folder.error());
  Runs runs(programs, entry, pairs, std::move(*folder));
  if (auto ready = runs.prepare(); !ready) return tl::unexpected(ready.error());
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
  aligned.original = std::move(*original);
  aligned.converted = std::move(*converted);
  aligned.handed_over = std::move(handed_over);
  return aligned;
}

}  // namespace paddle_ls::project
