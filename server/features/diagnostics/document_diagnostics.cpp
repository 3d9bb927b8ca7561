#include "server/features/diagnostics/document_diagnostics.hpp"

#include <utility>

namespace paddle_ls::server {
namespace {

std::string channel(const std::string& document_key) {
  return "diagnostics/" + document_key;
}

ResultText report(std::vector<protocol::Diagnostic> items, const std::string& opening,
                  const std::optional<std::string>& known) {
  const std::string id = result_id(items) + opening;
  if (known == id) return {protocol::write_text(protocol::UnchangedDocumentDiagnosticReport{id})};
  return {protocol::write_text(protocol::FullDocumentDiagnosticReport{id, std::move(items)})};
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

void DiagnosticsState::forget(const std::string& document_key) {
  shown_.erase(document_key);
  openings_.erase(document_key);
}

std::uint64_t DiagnosticsState::opening(const std::string& document_key) {
  const auto [opening, is_new] = openings_.try_emplace(document_key, last_opening_ + 1);
  if (is_new) ++last_opening_;
  return opening->second;
}

std::vector<Publication> publications_of(const Analysis& analysis,
                                         const Presentation& presentation) {
  std::vector<Publication> result;
  for (const Segment& segment : analysis.source.segments) {
    protocol::PublishDiagnosticsParams params;
    params.uri = protocol::Uri::parse(segment.uri);
    params.version = segment.version;
    params.diagnostics = diagnostics_of(analysis, segment, presentation);
    std::string body = protocol::write_notification("textDocument/publishDiagnostics", params);
    const std::size_t hash = std::hash<std::string>{}(body);
    // Problems of a file that is not open, or not of a known kind, are not needed.
    const bool is_awaited = segment.version && analysis.source.kind != DocumentKind::other;
    const bool is_needless = params.diagnostics.empty() && !is_awaited;
    result.push_back({segment.document_key, segment.version, hash, is_needless, std::move(body)});
  }
  return result;
}

Publisher publisher_for(const Session& session) {
  if (session.pulls_diagnostics()) return nullptr;
  return [presentation = session.presentation()](const Analysis& analysis) {
    return publications_of(analysis, *presentation);
  };
}

void publish(Session& session, std::vector<Publication> publications) {
  for (Publication& publication : publications) {
    if (!session.state<DiagnosticsState>().is_news(publication)) continue;
    session.send_latest(channel(publication.document_key), std::move(publication.body));
  }
}

void clear_diagnostics(Session& session, const protocol::Uri& uri, const std::string& key) {
  session.state<DiagnosticsState>().forget(key);
  if (session.pulls_diagnostics()) return;
  session.client().notify_latest(channel(key), "textDocument/publishDiagnostics",
                                 protocol::PublishDiagnosticsParams{uri, std::nullopt, {}});
}

void document_diagnostics(Session& session, Ticket ticket, const json::value& from) {
  auto params = detail::read_params<protocol::DocumentDiagnosticParams>(session, ticket, from);
  if (!params) return;
  const protocol::Uri uri = params->text_document.uri;
  // A client that has closed the document shows nothing of it any more, and may name what it was
  // given before all the same (Neovim 0.12 does, after `:edit!`).
  const std::string opening =
      "." + std::to_string(session.state<DiagnosticsState>().opening(uri.key()));
  detail::with_analysis(
      session, ticket, uri, protocol::write(protocol::FullDocumentDiagnosticReport{}),
      [&session, ticket, opening, params = std::move(*params)](const auto& analysis,
                                                               const Segment& segment) {
        session.scheduler().run([analysis, segment, opening, params, ticket,
                                 presentation = session.presentation(), post = session.post()] {
          post(WorkFinished{ticket, guarded([&]() -> Outcome {
                              return report(diagnostics_of(*analysis, segment, *presentation),
                                            opening, params.previous_result_id);
                            })});
        });
      });
}

void ask_to_pull_again(Session& session) {
  if (!session.pulls_diagnostics() || !session.client().capabilities.diagnostics_refresh) return;
  DiagnosticsState& state = session.state<DiagnosticsState>();
  state.is_late = state.is_asked;
  if (std::exchange(state.is_asked, true)) return;
  session.client().request("workspace/diagnostic/refresh", nullptr,
                           [&session](const Result<json::value>&) {
                             DiagnosticsState& asked = session.state<DiagnosticsState>();
                             asked.is_asked = false;
                             if (std::exchange(asked.is_late, false)) ask_to_pull_again(session);
                           });
}

std::string result_id(const std::vector<protocol::Diagnostic>& diagnostics) {
  return std::to_string(std::hash<std::string>{}(protocol::write_text(diagnostics)));
}

}  // namespace paddle_ls::server
