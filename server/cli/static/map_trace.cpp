#include "server/cli/static/map_trace.hpp"

#include <istream>
#include <iterator>
#include <ostream>

#include "server/cli/run/exit_status.hpp"
#include "server/cli/run/prefixes.hpp"
#include "server/to_static/trace_sources.hpp"

namespace paddle_ls::cli {
namespace {

using to_static::MappedFrame;

std::string places_of(const MappedFrame& frame, const std::vector<to_static::TracedFile>& sources) {
  std::string text;
  for (const to_static::SourcePlace& place : frame.places) {
    text += (text.empty() ? "" : ", ") + sources[place.file].path + " " + place.function;
  }
  return text;
}

}  // namespace

int map_trace(const MapTraceOptions& options, std::istream& trace, const Console& console) {
  for (const std::filesystem::path& place : options.places) {
    std::error_code failure;
    if (std::filesystem::exists(place, failure)) continue;
    console.err << error_prefix << printable(place.generic_string()) << ": no such file\n";
    return exit_status::could_not_run;
  }
  const std::string text{std::istreambuf_iterator<char>(trace), {}};
  const auto sources = server::trace_sources(text, options.places, {});
  const auto frames = to_static::map_trace(text, sources);
  console.out << to_static::translated(text, frames, sources) << std::flush;
  if (!console.out) return exit_status::could_not_run;
  int status = exit_status::clean;
  for (const MappedFrame& frame : frames) {
    if (to_static::generated_name(frame.frame).empty() || frame.places.size() == 1) continue;
    status = exit_status::findings;
    console.err << error_prefix << printable(std::string(frame.frame.file)) << ", line "
                << frame.frame.line << ": "
                << (frame.places.empty() ? "no function matches"
                                         : "several functions match: " + places_of(frame, sources))
                << "\n";
  }
  return status;
}

}  // namespace paddle_ls::cli
