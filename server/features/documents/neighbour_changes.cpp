#include "server/features/documents/neighbour_changes.hpp"

#include <algorithm>
#include <utility>

#include "server/features/diagnostics/document_diagnostics.hpp"
#include "server/features/diagnostics/workspace_diagnostics.hpp"
#include "server/features/documents/configuration_changes.hpp"
#include "server/features/documents/template_files.hpp"

namespace paddle_ls::server {
namespace {

// Files of a kind that may have changed on disk.
struct ChangedFiles {
  bool folders_are_known = false;  // or looked through, on a worker
  bool are_looked_at = false;      // on a worker, while others wait
  std::vector<protocol::Uri> waiting;
};

struct ChangedFilesState {
  std::map<DocumentKind, ChangedFiles> by_kind;
};

// Has the kind look at what waits, on a worker, and everything that depends on it afterwards.
void look(Session& session, const KindRow& row) {
  ChangedFiles& files = session.state<ChangedFilesState>().by_kind[row.kind];
  files.are_looked_at = true;
  session.scheduler().run([&session, &row, uris = std::exchange(files.waiting, {}),
                           post = session.post(), surroundings = session.surroundings()] {
    const bool is_news = row.files_changed(*surroundings, uris);
    post(Continue{"changed files", [&session, &row, is_news] {
                    ChangedFiles& since = session.state<ChangedFilesState>().by_kind[row.kind];
                    since.are_looked_at = false;
                    if (!since.waiting.empty()) look(session, row);
                    if (!is_news) return;
                    read_again(session, row.kind, nullptr);
                    workspace_changed(session);
                  }});
  });
}

// An editor that saves or closes hundreds of files tells of each; one look serves all that were
// told of during the look before.
void look_at_files(Session& session, const KindRow& row, const std::vector<protocol::Uri>& uris) {
  ChangedFiles& files = session.state<ChangedFilesState>().by_kind[row.kind];
  files.waiting.insert(files.waiting.end(), uris.begin(), uris.end());
  if (!files.are_looked_at) look(session, row);
}

WorkspaceFolders folders_of(ConfigurationView& view) {
  WorkspaceFolders folders;
  for (const WorkspaceFolder& folder : view.folders()) {
    if (folder.path.empty()) continue;
    folders.push_back({folder.path, view.for_document(folder.uri).settings->files_exclude});
  }
  return folders;
}

// Once for the folders of the workspace, as soon as a document of the kind is open.
void look_through(Session& session, const KindRow& row) {
  if (row.look_through == nullptr) return;
  if (std::exchange(session.state<ChangedFilesState>().by_kind[row.kind].folders_are_known, true))
    return;
  session.scheduler().run([&session, &row, view = session.configuration().view(),
                           post = session.post(), stop = session.stop_at_end(),
                           surroundings = session.surroundings()] {
    if (!row.look_through(*surroundings, folders_of(*view), stop)) return;
    post(Continue{"the files of the workspace", [&session, &row] {
                    read_again(session, row.kind, nullptr);
                    workspace_changed(session);
                  }});
  });
}

}  // namespace

void did_change_watched_files(Session& session,
                              const protocol::DidChangeWatchedFilesParams& params) {
  std::map<DocumentKind, std::vector<protocol::Uri>> by_kind;
  for (const protocol::FileEvent& change : params.changes) {
    const DocumentKind kind = document_kind(*session.surroundings(), change.uri, {});
    by_kind[kind].push_back(change.uri);
    if (kind == DocumentKind::templates) announce_template_files_beside(session, change.uri);
  }
  for (const auto& [kind, uris] : by_kind) {
    const KindRow& row = kind_row(kind);
    if (row.files_changed != nullptr) look_at_files(session, row, uris);
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
  look_through(session, row);
  if (row.kind == DocumentKind::templates) announce_template_files_beside(session, uri);
}

void document_closed(Session& session, const OpenDocument& document) {
  const KindRow& row =
      kind_row(document_kind(*session.surroundings(), document.uri, document.language_id));
  if (row.closed != nullptr) row.closed(*session.surroundings(), document.uri);
  if (row.files_changed != nullptr) look_at_files(session, row, {document.uri});
}

void folders_changed(Session& session) {
  for (auto& [kind, files] : session.state<ChangedFilesState>().by_kind)
    files.folders_are_known = false;
  for (const auto& [key, unit] : session.documents().units()) {
    look_through(session, kind_row(unit->kind()));
  }
}

void read_again(Session& session, DocumentKind kind, const Unit* except) {
  bool is_any = false;
  for (const auto& [key, unit] : session.documents().units()) {
    if (unit->kind() != kind || unit.get() == except) continue;
    unit->touch();
    session.scheduler().want(*unit);
    is_any = true;
  }
  if (is_any) ask_to_pull_again(session);
}

}  // namespace paddle_ls::server
