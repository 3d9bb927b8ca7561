#include "server/features/documents/template_files.hpp"

#include "server/features/documents/model_features.hpp"
#include "server/workspace/document_kinds.hpp"

namespace paddle_ls::server {
namespace {

// Absolute paths, and what was registered for them.
struct AnnouncedFiles {
  std::vector<std::string> paths;
  std::vector<protocol::Unregistration> registrations;
};

struct AnnouncedTemplateFiles {
  std::map<std::string, AnnouncedFiles> by_folder;
};

protocol::Registration watchers(const std::vector<std::string>& paths, const std::string& id) {
  protocol::DidChangeWatchedFilesRegistrationOptions options;
  for (const std::string& path : paths) options.watchers.push_back({path});
  return {id, "workspace/didChangeWatchedFiles", protocol::write(options)};
}

std::vector<protocol::Registration> registrations(Session& session, const std::string& folder,
                                                  const std::vector<std::string>& paths) {
  const protocol::ClientCapabilities& client = session.client().capabilities;
  const std::string suffix = "/" + folder;
  auto made = model_feature_registrations(client, paths, suffix);
  const auto unwatched = not_covered_by(watched_file_patterns(), paths);
  if (client.watched_files_dynamic && !unwatched.empty()) {
    made.push_back(watchers(unwatched, "paddle-ls/watched-files" + suffix));
  }
  return made;
}

void send(Session& session, const char* method, const json::value& params) {
  session.client().request(method, params, [&session](const Result<json::value>& answer) {
    if (answer) return;
    session.client().log(protocol::MessageType::info, "registration",
                         "files of templates: " + answer.error().message);
  });
}

std::vector<protocol::Unregistration> names_of(
    const std::vector<protocol::Registration>& registrations) {
  std::vector<protocol::Unregistration> names;
  for (const protocol::Registration& made : registrations) names.push_back({made.id, made.method});
  return names;
}

void announce_folder(Session& session, const std::string& folder) {
  const auto project = session.surroundings()->templates->project_in(folder);
  auto paths = project ? project->named_paths() : std::vector<std::string>();
  AnnouncedFiles& announced = session.state<AnnouncedTemplateFiles>().by_folder[folder];
  if (announced.paths == paths) return;
  announced.paths = std::move(paths);
  if (!announced.registrations.empty()) {
    send(session, "client/unregisterCapability",
         protocol::write(protocol::UnregistrationParams{std::move(announced.registrations)}));
  }
  const auto made = registrations(session, folder, announced.paths);
  announced.registrations = names_of(made);
  if (made.empty()) return;
  send(session, "client/registerCapability", protocol::write(protocol::RegistrationParams{made}));
}

}  // namespace

void announce_template_files(Session& session) {
  for (const auto& folder : session.configuration().folders()) {
    if (!folder.path.empty()) announce_folder(session, folder.path.generic_string());
  }
}

void announce_template_files_beside(Session& session, const protocol::Uri& uri) {
  const auto path = uri.file_path();
  if (!path) return;
  const std::string manifest = "/" + std::string(templates::Manifest::path);
  if (path->ends_with(manifest)) {
    announce_folder(session, path->substr(0, path->size() - manifest.size()));
  } else if (const auto role = session.surroundings()->templates->role_of(*path)) {
    announce_folder(session, role->project->folder());
  }
}

}  // namespace paddle_ls::server
