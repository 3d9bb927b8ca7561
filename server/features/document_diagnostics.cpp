#include "server/features/document_diagnostics.hpp"

namespace paddle_ls::server {
namespace {

std::string channel(const std::string& document_key) {
  return "diagnostics/" + document_key;
}

}  // namespace

bool DiagnosticsState::is_news(const Publication& publication) {
  if (publication.is_needless && !shown_.contains(publication.document_key)) return false;
  const auto [shown, is_new] =
      shown_.try_emplace(publication.document_key, Shown{publication.version, publication.hash});
  if (is_new) return true;
  const bool differs =
      shown->second.version != publication.version || shown->second.hash != publication.hash;
  shown->second = {publication.version, publication.hash};
  return differs;
}

std::vector<Publication> publications_of(const Analysis& analysis,
                                         const Presentation& presentation) {
  std::vector<Publication> result;
  for (const Segment& segment : analysis.source.segments) {
    protocol::PublishDiagnosticsParams params;
    params.uri = protocol::Uri::parse(segment.uri);
    params.version = segment.version;
    params.diagnostics = diagnostics_of(analysis, segment, presentation);
    std::string body =
        protocol::write_notification("textDocument/publishDiagnostics", protocol::write(params));
    const std::size_t hash = std::hash<std::string>{}(body);
    // Nobody waits for problems of a file that is not open, or that is none of ours.
    const bool is_awaited = segment.version && analysis.source.kind != Kind::other;
    const bool is_needless = params.diagnostics.empty() && !is_awaited;
    result.push_back({segment.document_key, segment.version, hash, is_needless, std::move(body)});
  }
  return result;
}

void publish(Session& session, std::vector<Publication> publications) {
  for (Publication& publication : publications) {
    if (!session.diagnostics().is_news(publication)) continue;
    session.send_latest(channel(publication.document_key), std::move(publication.body));
  }
}

void clear_diagnostics(Session& session, const protocol::Uri& uri, const std::string& key) {
  session.diagnostics().forget(key);
  if (session.pulls_diagnostics()) return;
  session.client().notify_latest(channel(key), "textDocument/publishDiagnostics",
                                 protocol::PublishDiagnosticsParams{uri, std::nullopt, {}});
}

Outcome document_diagnostics(const WorkerContext& context, const Segment& segment,
                             const protocol::DocumentDiagnosticParams& params) {
  protocol::FullDocumentDiagnosticReport report;
  report.items = diagnostics_of(*context.analysis, segment, *context.presentation);
  report.result_id = result_id(report.items);
  if (params.previous_result_id == report.result_id) {
    return protocol::write(protocol::UnchangedDocumentDiagnosticReport{*report.result_id});
  }
  return protocol::write(report);
}

json::value no_diagnostics() {
  return protocol::write(protocol::FullDocumentDiagnosticReport{});
}

std::string result_id(const std::vector<protocol::Diagnostic>& diagnostics) {
  std::string all;
  for (const protocol::Diagnostic& diagnostic : diagnostics) {
    all += json::serialize(protocol::write(diagnostic));
  }
  return std::to_string(std::hash<std::string>{}(all));
}

}  // namespace paddle_ls::server
