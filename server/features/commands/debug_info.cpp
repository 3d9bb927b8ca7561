#include "server/features/commands/debug_info.hpp"

#include "platform/memory.hpp"
#include "platform/run_program.hpp"
#include "project/settings/schema.hpp"
#include "server/version.hpp"

namespace paddle_ls::server {
namespace {

json::object describe(const Unit& unit) {
  json::object result{{"uri", unit.key()}, {"bytes", unit.text()->size()}};
  if (!unit.segments().empty()) result["version"] = unit.segments().front().version.value_or(0);
  if (const auto& analysis = unit.analysis()) {
    result["findings"] = analysis->uses.found.findings.size();
    result["analysisMilliseconds"] = static_cast<double>(analysis->duration.count()) / 1000.0;
    result["isCurrent"] = unit.current_analysis() != nullptr;
    result["profile"] = rewrite::name(analysis->settings->target_release());
  }
  return result;
}

std::string_view encoding_name(text::Encoding encoding) {
  switch (encoding) {
    case text::Encoding::utf8: return "utf-8";
    case text::Encoding::utf16: return "utf-16";
    case text::Encoding::utf32: return "utf-32";
  }
  return "";
}

json::object describe(Session& session) {
  json::array documents;
  for (const auto& [key, unit] : session.documents().units()) documents.push_back(describe(*unit));
  json::array folders;
  for (const auto& folder : session.configuration().folders()) {
    folders.push_back(json::string(folder.uri.spelling()));
  }
  json::array files;
  for (const std::string& file : session.configuration().files_in_use()) {
    files.push_back(json::string(file));
  }
  const std::chrono::duration<double> uptime = std::chrono::steady_clock::now() - session.started();
  return {{"version", program_version},
          {"pid", platform::process_id()},
          {"uptimeSeconds", uptime.count()},
          {"client", session.client().name},
          {"positionEncoding", encoding_name(session.client().encoding)},
          {"pullsDiagnostics", session.pulls_diagnostics()},
          {"folders", std::move(folders)},
          {"settingsFiles", std::move(files)},
          {"openRequests", session.replies().open_count()},
          {"documents", std::move(documents)},
          {"memory", memory_report(session)}};
}

// Everything about one text. This runs on a worker because it compares the tree with a fresh parse.
// `recorded` is the recorded state of the text, or null if it was discarded.
json::object describe(const Analysis& analysis, const Segment& segment,
                      std::shared_ptr<const python::RecordedFile> recorded) {
  json::object result{{"uri", segment.uri},
                      {"version", segment.version.value_or(0)},
                      {"text", *segment.text},
                      {"findings", analysis.uses.found.findings.size()}};
  if (analysis.source.kind != DocumentKind::python) return result;
  const std::string& text = *analysis.source.text;
  const auto pieces = recorded ? recorded->pieces : syntax::Pieces::parse(text, nullptr);
  if (!pieces) return result;
  result["tree"] = pieces->describe();
  result["treeHasErrors"] = pieces->has_error();
  result["treeEqualsFullParse"] = syntax::equal_fresh_parse(*pieces, text);
  return result;
}

}  // namespace

void debug_information(Session& session, Ticket ticket, const json::value& argument) {
  const auto* object = argument.if_object();
  const auto* uri = object != nullptr ? object->if_contains("uri") : nullptr;
  if (uri == nullptr || !uri->is_string()) {
    return session.scheduler().run([ticket, about = describe(session), post = session.post(),
                                    view = session.configuration().view()]() mutable {
      about["settings"] = settings::values(*view->for_session().settings);
      post(WorkFinished{ticket, std::move(about)});
    });
  }
  detail::with_analysis(
      session, ticket, protocol::Uri::parse(std::string_view(uri->get_string())), nullptr,
      [&session, ticket](const auto& analysis, const Segment& segment) {
        const Unit* unit = session.documents().unit_of(protocol::Uri::parse(segment.uri));
        session.scheduler().run([ticket, analysis, segment, post = session.post(),
                                 recorded = unit == nullptr ? nullptr : unit->recorded()] {
          post(WorkFinished{ticket, describe(*analysis, segment, recorded)});
        });
      });
}

json::object memory_report(const Session& session) {
  json::array documents;
  for (const auto& [key, unit] : session.documents().units()) {
    json::object entry{{"uri", key}, {"textBytes", unit->text()->size()}};
    if (const auto& analysis = unit->analysis()) {
      entry["findingBytes"] = analysis->memory_bytes();
    }
    if (unit->recorded()) entry["treeNodes"] = unit->recorded()->pieces.node_count();
    documents.push_back(std::move(entry));
  }
  return {{"residentBytes", platform::resident_bytes()},
          {"outboxBytes", session.outbox().waiting_bytes()},
          {"documents", std::move(documents)}};
}

}  // namespace paddle_ls::server
