#include "project/align/captured_place.hpp"

#include <algorithm>

namespace paddle_ls::project {
namespace {

namespace json = boost::json;
using alignment::EventKind;
using alignment::RunDifference;
using alignment::RunEvent;
using alignment::RunRecording;

const RunEvent* event_of(const RunDifference& difference, const RunRecording& original) {
  const auto found =
      std::find_if(original.events.begin(), original.events.end(),
                   [&](const RunEvent& event) { return event.number == difference.order; });
  return found == original.events.end() ? nullptr : &*found;
}

json::object site_call(std::uint32_t site, std::uint32_t step, std::uint32_t occurrence) {
  return {{"site", site}, {"step", step}, {"occurrence", occurrence}};
}

json::object layer_call(const RunEvent& event, const std::string& path, std::uint32_t occurrence) {
  return {{"layer", path}, {"root", event.root}, {"step", event.step}, {"occurrence", occurrence}};
}

// The statement at the line of a difference, in the call that has not come to its end when the run
// has `events_before` it.
std::optional<json::object> statement_call(const RunDifference& difference, const RunRecording& run,
                                           std::size_t events_before, const ProgramPairs& pairs) {
  const auto site = pairs.site_at(difference.at.original);
  if (!site) return std::nullopt;
  const auto ended =
      std::count_if(run.events.begin(), run.events.end(), [&](const RunEvent& event) {
        return event.kind == EventKind::call && event.site == site &&
               event.step == difference.step && event.number < events_before;
      });
  return site_call(*site, difference.step, static_cast<std::uint32_t>(ended));
}

}  // namespace

std::optional<json::object> captured_place(const RunDifference& difference,
                                           const RunRecording& original,
                                           const RunRecording& converted,
                                           const ProgramPairs& pairs) {
  if (difference.what == "raises") {
    return statement_call(difference, converted, ~std::size_t{0}, pairs);
  }
  const RunEvent* event = event_of(difference, original);
  if (event == nullptr) return std::nullopt;
  if (event->site) return site_call(*event->site, event->step, event->occurrence);
  switch (event->kind) {
    case EventKind::layer:
    case EventKind::gradient: return layer_call(*event, event->path, event->occurrence);
    case EventKind::given: return statement_call(difference, original, event->number, pairs);
    case EventKind::parameter_gradient:
    case EventKind::weight:
    case EventKind::buffer: {
      const std::size_t dot = event->path.rfind('.');
      return layer_call(*event, dot == std::string::npos ? "" : event->path.substr(0, dot), 0);
    }
    default: return std::nullopt;
  }
}

}  // namespace paddle_ls::project
