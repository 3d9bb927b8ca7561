#include "server/features/commands/trace_command.hpp"

#include <filesystem>

#include "engine/text/line_index.hpp"
#include "server/to_static/trace_sources.hpp"

namespace paddle_ls::server {
namespace {

using to_static::MappedFrame;
using to_static::TracedFile;

std::optional<std::string> traceback_of(const protocol::ExecuteCommandParams& params) {
  if (params.arguments.empty()) return std::nullopt;
  const json::value& first = params.arguments.front();
  if (first.is_string()) return std::string(first.get_string());
  const json::object* object = first.if_object();
  const json::value* text = object != nullptr ? object->if_contains("text") : nullptr;
  if (text == nullptr || !text->is_string()) return std::nullopt;
  return std::string(text->get_string());
}

// Of the frames whose file is there.
json::array links_of(std::string_view text, const Presentation& presentation) {
  const text::LineIndex lines(text);
  json::array links;
  for (const to_static::TraceFrame& frame : to_static::read_trace(text)) {
    std::error_code failure;
    const std::filesystem::path file(frame.file);
    if (!file.is_absolute() || !std::filesystem::is_regular_file(file, failure)) continue;
    const auto range = lines.position_range(text, frame.place, presentation.encoding);
    links.push_back(json::object{{"range", protocol::write(to_protocol(range))},
                                 {"target", protocol::Uri::from_path(frame.file).spelling() + "#L" +
                                                std::to_string(frame.line)}});
  }
  return links;
}

json::array frames_of(std::string_view trace, const std::vector<MappedFrame>& frames,
                      const std::vector<TracedFile>& sources, const Presentation& presentation) {
  const text::LineIndex lines(trace);
  json::array told;
  for (const auto& [frame, places] : frames) {
    if (to_static::generated_name(frame).empty()) continue;
    json::array locations;
    for (const to_static::SourcePlace& place : places) {
      const TracedFile& file = sources[place.file];
      const auto range = text::LineIndex(file.text).position_range(
          file.text, {place.at.start, place.at.end}, presentation.encoding);
      locations.push_back(protocol::write(
          protocol::Location{protocol::Uri::from_path(file.path), to_protocol(range)}));
    }
    told.push_back(json::object{{"line", lines.line_of(frame.place.start)},
                                {"function", frame.function},
                                {"places", std::move(locations)}});
  }
  return told;
}

}  // namespace

void map_trace(Session& session, Ticket ticket, const protocol::ExecuteCommandParams& params) {
  auto trace = traceback_of(params);
  if (!trace) {
    return session.replies().answer(
        ticket, failure(protocol::ErrorCode::invalid_params, "the argument must be a traceback"));
  }
  std::vector<std::filesystem::path> folders;
  for (const auto& folder : session.configuration().folders()) {
    if (!folder.path.empty()) folders.push_back(folder.path);
  }
  const CancelFlag cancelled = session.replies().cancel_flag(ticket);
  session.scheduler().run([ticket, cancelled, trace = std::move(*trace),
                           folders = std::move(folders), post = session.post(),
                           presentation = session.presentation()] {
    post(WorkFinished{
        ticket, guarded([&]() -> Outcome {
          const auto sources = trace_sources(trace, folders, [&] { return cancelled->load(); });
          const auto frames = to_static::map_trace(trace, sources);
          const std::string text = to_static::translated(trace, frames, sources);
          return json::object{{"text", text},
                              {"links", links_of(text, *presentation)},
                              {"frames", frames_of(trace, frames, sources, *presentation)}};
        })});
  });
}

}  // namespace paddle_ls::server
