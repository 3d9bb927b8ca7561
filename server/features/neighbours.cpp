#include "server/features/neighbours.hpp"

#include <algorithm>

#include "server/features/configuration.hpp"
#include "server/features/template_files.hpp"
#include "server/features/workspace_diagnostics.hpp"

namespace paddle_ls::server {
namespace {

// Has the kind look at the files on a worker, and everything that depends on them afterwards.
void look_at_files(Session& session, const KindRow& row, std::vector<protocol::Uri> uris) {
  session.scheduler().run([&session, &row, uris = std::move(uris), post = session.post(),
                           surroundings = session.surroundings()] {
    if (!row.files_changed(*surroundings, uris)) return;
    post(Continue{"changed files", [&session, kind = row.kind] {
                    read_again(session, kind, nullptr);
                    workspace_changed(session);
                  }});
  });
}

}  // namespace

void did_change_watched_files(Session& session,
                              const protocol::DidChangeWatchedFilesParams& params) {
  std::map<Kind, std::vector<protocol::Uri>> by_kind;
  for (const protocol::FileEvent& change : params.changes) {
    const Kind kind = document_kind(*session.surroundings(), change.uri, {});
    by_kind[kind].push_back(change.uri);
    if (kind == Kind::templates) announce_template_files_beside(session, change.uri);
  }
  for (auto& [kind, uris] : by_kind) {
    const KindRow& row = kind_row(kind);
    if (row.files_changed != nullptr) look_at_files(session, row, std::move(uris));
  }
  const bool configured = std::any_of(by_kind.begin(), by_kind.end(), [](const auto& changed) {
    return configures_others(changed.first);
  });
  if (configured) return settings_changed(session);
  if (!by_kind.empty()) workspace_changed(session);
}

void document_opened(Session& session, const protocol::Uri& uri, std::string_view language_id) {
  const KindRow& row = kind_row(document_kind(*session.surroundings(), uri, language_id));
  if (row.opened != nullptr) row.opened(*session.surroundings(), uri);
  if (row.kind == Kind::templates) announce_template_files_beside(session, uri);
}

void document_closed(Session& session, const Document& document) {
  const KindRow& row =
      kind_row(document_kind(*session.surroundings(), document.uri, document.language_id));
  if (row.closed != nullptr) row.closed(*session.surroundings(), document.uri);
  if (row.files_changed != nullptr) look_at_files(session, row, {document.uri});
}

void read_again(Session& session, Kind kind, const Unit* except) {
  for (const auto& [key, unit] : session.documents().units()) {
    if (unit->kind() != kind || unit.get() == except) continue;
    unit->touch();
    session.scheduler().want(*unit);
  }
}

}  // namespace paddle_ls::server
