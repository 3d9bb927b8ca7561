#include "server/features/commands/static_commands.hpp"

#include "project/files/read_source.hpp"
#include "server/features/commands/programs/optional_members.hpp"
#include "server/features/convey/show_document.hpp"
#include "server/features/language/hover_request.hpp"
#include "server/features/language/navigation_requests.hpp"
#include "server/to_static/preview_document.hpp"

namespace paddle_ls::server {
namespace {

struct WantedPreview {
  PreviewQuery query;  // without a function while only `position` is known
  std::optional<protocol::Position> position;
  bool is_shown = true;
};

std::optional<to_static::StageChoice> stage_at(const json::object& from,
                                               to_static::StageChoice otherwise) {
  const json::value* level = from.if_contains("level");
  if (level == nullptr) return otherwise;
  if (level->is_int64()) return to_static::stage_choice(std::to_string(level->get_int64()));
  if (!level->is_string()) return std::nullopt;
  return to_static::stage_choice(std::string_view(level->get_string()));
}

Result<WantedPreview> wanted_preview(const protocol::ExecuteCommandParams& params) {
  const json::object* arguments =
      params.arguments.empty() ? nullptr : params.arguments.front().if_object();
  if (arguments == nullptr) return error("the argument must be {uri, function or position}");
  WantedPreview wanted;
  wanted.query.document = text_at(*arguments, "uri");
  if (auto shown = query_of_preview_uri(wanted.query.document)) wanted.query = std::move(*shown);
  if (auto function = text_at(*arguments, "function"); !function.empty()) {
    wanted.query.function = std::move(function);
  }
  if (const json::value* position = arguments->if_contains("position")) {
    auto read = protocol::read<protocol::Position>(*position);
    if (!read) return tl::unexpected(read.error());
    wanted.position = *read;
  }
  if (wanted.query.function.empty() && !wanted.position) {
    return error("the argument must name a \"function\" or a \"position\"");
  }
  const auto stage = stage_at(*arguments, wanted.query.stage);
  if (!stage) return error("\"level\" must be \"code\", \"all\" or a number");
  wanted.query.stage = *stage;
  if (const json::object* options = object_at(*arguments, "options")) {
    auto& own = wanted.query.options;
    own.optimize_breaks = flag_at(*options, "optim").value_or(own.optimize_breaks);
    own.legacy_ir = flag_at(*options, "legacy").value_or(own.legacy_ir);
  }
  wanted.is_shown = flag_at(*arguments, "show").value_or(true);
  return wanted;
}

Outcome refused(const std::string& why) {
  return failure(protocol::ErrorCode::request_failed, why);
}

json::array stages_of(const to_static::Conversion& conversion) {
  json::array stages;
  for (const to_static::Stage& stage : conversion.stages) {
    stages.push_back(
        json::object{{"level", stage.level}, {"name", stage.name}, {"changed", stage.changed}});
  }
  return stages;
}

// Lines of another cell of a notebook than `segment` are left out.
json::array line_map(const to_static::Preview& shown, const Segment& segment,
                     const Presentation& presentation) {
  json::array map;
  for (std::size_t line = 0; line < shown.lines.size(); ++line) {
    const to_static::Origin origin = shown.lines[line];
    if (!segment.range.contains(text::ByteRange{origin.start, origin.start})) continue;
    const protocol::Position at =
        position_range(segment, inside(segment, {origin.start, origin.start}), presentation).start;
    map.push_back({line, at.line, at.character, origin.helper ? "helper" : "exact"});
  }
  return map;
}

json::value refusal_of(const to_static::Conversion& conversion, const Segment& segment,
                       const Presentation& presentation) {
  if (!conversion.refusal) return nullptr;
  const to_static::Refusal& refusal = *conversion.refusal;
  json::object told{
      {"pass", refusal.pass}, {"exception", refusal.exception}, {"message", refusal.message}};
  const text::ByteRange range{refusal.at.start, refusal.at.end};
  if (segment.range.contains(range)) {
    told["range"] = protocol::write(position_range(segment, inside(segment, range), presentation));
  }
  return told;
}

Outcome answer_of(const Analysis& analysis, const Segment& segment, WantedPreview wanted,
                  const Presentation& presentation) {
  const std::string& source = *analysis.source.text;
  if (wanted.query.function.empty()) {
    const auto offset = offset_of(segment, *wanted.position, presentation);
    if (offset) wanted.query.function = previewed_function(source, *offset);
    if (wanted.query.function.empty()) return refused("there is no function at this position");
  }
  const auto made = static_preview(source, wanted.query);
  if (!made) return refused(made.error().message);
  return json::object{{"uri", preview_uri(wanted.query)},
                      {"function", wanted.query.function},
                      {"text", made->shown.text},
                      {"stages", stages_of(made->conversion)},
                      {"lineMap", line_map(made->shown, segment, presentation)},
                      {"refusal", refusal_of(made->conversion, segment, presentation)}};
}

void deliver(Session& session, Ticket ticket, bool is_shown, const Outcome& outcome) {
  session.replies().answer(ticket, outcome);
  const auto* answer = std::get_if<json::value>(&outcome);
  if (answer != nullptr && is_shown) {
    const std::string_view uri = answer->at("uri").as_string();
    show_document(session, protocol::Uri::parse(uri), std::nullopt);
  }
}

// The line of the source that the line `at` of the preview is from.
Outcome source_of_line(const Analysis& analysis, const PreviewQuery& query,
                       const protocol::Position& at, const Presentation& presentation) {
  const auto made = static_preview(*analysis.source.text, query);
  if (!made || at.line >= made->shown.lines.size()) return json::array();
  const to_static::Origin origin = made->shown.lines[at.line];
  const text::ByteRange place{origin.start, origin.start};
  const Segment* cell = segment_of(analysis.source, place);
  if (cell == nullptr) return json::array();
  return protocol::write(std::vector{location_of(FilePlace{nullptr, place}, *cell, presentation)});
}

// As it is on disk, without findings; null when it cannot be read.
std::shared_ptr<const Analysis> document_on_disk(const protocol::Uri& uri) {
  const auto path = uri.file_path();
  if (!path) return nullptr;
  auto source = files::read_source(*path, settings::Settings{}.files_maximum_bytes);
  if (!source) return nullptr;
  const auto file = closed_file(uri.key(), uri.spelling(), std::move(source->text));
  auto analysis = std::make_shared<Analysis>();
  analysis->source.kind = DocumentKind::python;
  analysis->source.text = file->text;
  analysis->source.segments = {*file};
  return analysis;
}

}  // namespace

void with_document(Session& session, Ticket ticket, const protocol::Uri& uri, OnDocument then) {
  if (session.documents().unit_of(uri) == nullptr) {
    return session.scheduler().run([uri, then = std::move(then)] { then(document_on_disk(uri)); });
  }
  detail::with_analysis(session, ticket, uri, nullptr,
                        [&session, then = std::move(then)](const auto& analysis, const Segment&) {
                          session.scheduler().run([analysis, then] { then(analysis); });
                        });
}

void preview_static(Session& session, Ticket ticket, const protocol::ExecuteCommandParams& params) {
  auto wanted = wanted_preview(params);
  if (!wanted) {
    return session.replies().answer(
        ticket, failure(protocol::ErrorCode::invalid_params, wanted.error().message));
  }
  const auto original = protocol::Uri::parse(wanted->query.document);
  const auto then = [&session, ticket, wanted = std::move(*wanted), post = session.post(),
                     presentation = session.presentation()](const auto& analysis) {
    Outcome outcome = guarded([&] {
      if (!analysis) return refused(wanted.query.document + " is not open and cannot be read");
      const auto key = protocol::Uri::parse(wanted.query.document).key();
      return answer_of(*analysis, *segment_of(analysis->source, key), wanted, *presentation);
    });
    post(Continue{"a preview",
                  [&session, ticket, is_shown = wanted.is_shown, outcome = std::move(outcome)] {
                    deliver(session, ticket, is_shown, outcome);
                  }});
  };
  with_document(session, ticket, original, then);
}

void definition_anywhere(Session& session, Ticket ticket, const json::value& params) {
  const auto read = protocol::read<protocol::DefinitionParams>(params);
  const auto query = read ? query_of_preview_uri(read->text_document.uri.spelling()) : std::nullopt;
  if (!query) return at_place<definition, no_items>(session, ticket, params);
  with_document(session, ticket, protocol::Uri::parse(query->document),
                [ticket, query = *query, at = read->position, post = session.post(),
                 presentation = session.presentation()](const auto& analysis) {
                  post(WorkFinished{ticket, guarded([&]() -> Outcome {
                                      if (!analysis) return json::array();
                                      return source_of_line(*analysis, query, at, *presentation);
                                    })});
                });
}

}  // namespace paddle_ls::server
