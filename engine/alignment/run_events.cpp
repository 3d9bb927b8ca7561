#include "engine/alignment/run_events.hpp"

#include <algorithm>
#include <array>
#include <sstream>
#include <tuple>

#include <boost/json/array.hpp>
#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>
#include <boost/json/value.hpp>

#include "engine/alignment/recorded_members.hpp"

namespace paddle_ls::alignment {
namespace {

namespace json = boost::json;

constexpr std::array<std::pair<std::string_view, EventKind>, 13> kinds = {{
    {"call", EventKind::call},
    {"given", EventKind::given},
    {"layer", EventKind::layer},
    {"loss", EventKind::loss},
    {"gradient", EventKind::gradient},
    {"parameter-gradient", EventKind::parameter_gradient},
    {"weight", EventKind::weight},
    {"buffer", EventKind::buffer},
    {"step", EventKind::step},
    {"weights", EventKind::weights},
    {"failure", EventKind::failure},
    {"test", EventKind::test},
    {"test_began", EventKind::test_began},
}};

// As a person would write it: 3.69241, [0, 3].
std::string shown(const json::value& value) {
  if (value.is_null()) return {};
  if (value.is_string()) return std::string(value.get_string());
  if (value.is_double()) {
    std::ostringstream text;
    text << value.get_double();
    return text.str();
  }
  if (!value.is_array()) return json::serialize(value);
  std::string text;
  for (const json::value& each : value.get_array()) {
    text += (text.empty() ? "" : ", ") + shown(each);
  }
  return "[" + text + "]";
}

std::string shown(const json::object& row, std::string_view name) {
  const json::value* value = row.if_contains(name);
  return value == nullptr ? std::string() : shown(*value);
}

std::pair<std::string, std::string> pair_of(const json::object& row, std::string_view name) {
  const json::value* value = row.if_contains(name);
  if (value == nullptr || !value->is_array() || value->get_array().size() != 2) return {};
  return {shown(value->get_array()[0]), shown(value->get_array()[1])};
}

PartError error_in(const json::object& row) {
  PartError error;
  error.at = text_of(row, "at");
  error.what = text_of(row, "what");
  error.largest = number_of(row, "largest");
  error.scale = number_of(row, "scale");
  error.rms = number_of(row, "rms");
  error.rms_scale = number_of(row, "rms_scale");
  if (row.contains("spread")) error.spread = number_of(row, "spread");
  error.original = shown(row, "original");
  error.converted = shown(row, "converted");
  error.index = shown(row, "index");
  error.dtypes = pair_of(row, "dtypes");
  if (error.what == "shape") std::tie(error.original, error.converted) = pair_of(row, "shapes");
  if (error.what == "dtype") std::tie(error.original, error.converted) = error.dtypes;
  return error;
}

template <class Made>
std::vector<Made> each_object(const json::object& row, std::string_view name,
                              Made (*made)(const json::object&)) {
  std::vector<Made> result;
  const json::value* value = row.if_contains(name);
  if (value == nullptr || !value->is_array()) return result;
  for (const json::value& each : value->get_array()) {
    if (each.is_object()) result.push_back(made(each.get_object()));
  }
  return result;
}

TracebackFrame frame_in(const json::object& row) {
  TracebackFrame frame{
      text_of(row, "file"), small_count(row, "line"), text_of(row, "function"), {}};
  const json::value* arguments = row.if_contains("arguments");
  if (arguments == nullptr || !arguments->is_object()) return frame;
  for (const auto& [name, value] : arguments->get_object()) {
    if (value.is_string()) frame.arguments.emplace_back(name, value.get_string());
  }
  return frame;
}

std::vector<std::string> names_of(const json::object& row, std::string_view name) {
  std::vector<std::string> names;
  const json::value* value = row.if_contains(name);
  if (value == nullptr || !value->is_array()) return names;
  for (const json::value& each : value->get_array()) {
    if (each.is_string()) names.emplace_back(each.get_string());
  }
  return names;
}

RunEvent event_in(const json::object& row) {
  RunEvent event;
  const std::string kind = text_of(row, "kind");
  const auto known = std::find_if(kinds.begin(), kinds.end(),
                                  [&](const auto& each) { return each.first == kind; });
  if (known != kinds.end()) event.kind = known->second;
  event.number = count_of(row, "n").value_or(0);
  event.step = small_count(row, "step");
  if (const auto site = count_of(row, "site")) event.site = static_cast<std::uint32_t>(*site);
  event.root = small_count(row, "root");
  event.path = text_of(row, "path");
  event.class_name = text_of(row, "class");
  event.is_leaf = flag_of(row, "leaf");
  event.is_shared = flag_of(row, "shared");
  event.is_derived = flag_of(row, "derived");
  event.is_making = flag_of(row, "making");
  event.is_of_weights = flag_of(row, "trains");
  const json::value* within = row.if_contains("within");
  event.is_in_layer = within != nullptr && within->is_array();
  if (event.is_in_layer && within->get_array().size() > 1 && within->get_array()[1].is_string()) {
    event.within = std::string(within->get_array()[1].get_string());
  }
  event.occurrence = small_count(row, "occurrence");
  event.called = line_of(row, "called");
  event.made = line_of(row, "made");
  event.made_after = count_of(row, "made_after").value_or(0);
  event.partner = count_of(row, "partner");
  event.errors = each_object(row, "error", error_in);
  event.error_type = text_of(row, "type");
  event.message = text_of(row, "message");
  event.trace = each_object(row, "trace", frame_in);
  event.test = text_of(row, "id");
  event.outcome = text_of(row, "outcome");
  event.missing = names_of(row, "missing");
  event.own = names_of(row, "own");
  event.lost = names_of(row, "lost");
  event.otherwise = names_of(row, "otherwise");
  return event;
}

}  // namespace

bool is_of_program(const TracebackFrame& frame) {
  return !frame.file.empty() && frame.file.front() != '/' && frame.file.front() != '<' &&
         frame.file.find(':') == std::string::npos;
}

ProgramLine program_line(const std::vector<TracebackFrame>& trace) {
  const auto found = std::find_if(trace.rbegin(), trace.rend(), is_of_program);
  return found == trace.rend() ? ProgramLine() : ProgramLine{found->file, found->line};
}

const RunEvent* RunRecording::failure() const {
  const auto found = std::find_if(events.begin(), events.end(), [](const RunEvent& event) {
    return event.kind == EventKind::failure;
  });
  return found == events.end() ? nullptr : &*found;
}

RunRecording read_recording(std::string_view lines) {
  RunRecording recording;
  while (!lines.empty()) {
    const std::string_view line = lines.substr(0, lines.find('\n'));
    lines.remove_prefix(std::min(lines.size(), line.size() + 1));
    boost::system::error_code cut;
    const json::value value = json::parse(line, cut);
    if (cut || !value.is_object()) continue;
    const json::object& row = value.get_object();
    if (text_of(row, "kind") == "start") {
      recording.framework = text_of(row, "framework");
      recording.version = text_of(row, "version");
      recording.python = text_of(row, "python");
      if (const json::value* said = row.if_contains("settings"); said && said->is_object()) {
        recording.settings = said->get_object();
      }
      continue;
    }
    if (const std::string name = text_of(row, "cannot_import"); !name.empty()) {
      recording.cannot_import = name;
      recording.python = text_of(row, "python");
    }
    recording.has_ended = recording.has_ended || text_of(row, "kind") == "end";
    recording.events.push_back(event_in(row));
    recording.events.back().has_tensor = line.find("\"tensor\": {") != std::string_view::npos;
  }
  return recording;
}

}  // namespace paddle_ls::alignment
