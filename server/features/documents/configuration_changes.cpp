#include "server/features/documents/configuration_changes.hpp"

#include "server/features/diagnostics/document_diagnostics.hpp"
#include "server/features/diagnostics/workspace_diagnostics.hpp"
#include "server/features/documents/model_features.hpp"
#include "server/features/documents/neighbour_changes.hpp"
#include "server/features/documents/template_files.hpp"
#include "server/workspace/document_kinds.hpp"

namespace paddle_ls::server {
namespace {

constexpr const char* section = "paddleLs";

json::value watched_files(Session& session) {
  protocol::DidChangeWatchedFilesRegistrationOptions options;
  const bool relative = session.client().capabilities.watched_files_relative;
  for (const std::string_view pattern : watched_file_patterns()) {
    if (!relative || session.configuration().folders().empty()) {
      options.watchers.push_back({std::string(pattern)});
      continue;
    }
    for (const auto& folder : session.configuration().folders()) {
      options.watchers.push_back({protocol::RelativePattern{folder.uri, std::string(pattern)}});
    }
  }
  return protocol::write(options);
}

// The diagnostics of a settings file on disk. Where the client pulls diagnostics it asks when it
// opens the file.
void publish_file(Session& session, const protocol::Uri& uri, std::string content) {
  if (session.pulls_diagnostics()) return;
  auto text = std::make_shared<const std::string>(std::move(content));
  AnalysisTask task;
  task.source.kind = DocumentKind::settings;
  task.source.text = text;
  task.source.segments = {{uri.key(),
                           uri.spelling(),
                           std::nullopt,
                           {0, text->size()},
                           text,
                           std::make_shared<const text::LineIndex>(*text)}};
  // What a settings file says about itself does not depend on settings.
  task.configuration = std::make_shared<ConfigurationView>(
      ClientSettings(), std::make_shared<project::ConfigurationFiles>());
  task.surroundings = session.surroundings();
  session.scheduler().run(
      Scheduler::Lane::quick, [&session, uri, task = std::move(task), stop = session.stop_at_end(),
                               presentation = session.presentation(), post = session.post()] {
        const Analysed analysed = analyse(task, stop);
        post(Continue{"the diagnostics of a settings file",
                      [&session, uri, shown = publications_of(*analysed.analysis, *presentation)] {
                        if (session.documents().find(uri) == nullptr) publish(session, shown);
                      }});
      });
}

}  // namespace

// Clients that push put our section into `settings`; clients that are to be asked send null.
void did_change_configuration(Session& session,
                              const protocol::DidChangeConfigurationParams& params) {
  const auto* object = params.settings.if_object();
  if (const auto* own = object != nullptr ? object->if_contains(section) : nullptr) {
    log_complaints(session, session.configuration().set_pushed(*own));
  }
  if (session.client().capabilities.configuration) return pull_configuration(session);
  settings_changed(session);
}

void did_change_workspace_folders(Session& session,
                                  const protocol::DidChangeWorkspaceFoldersParams& params) {
  for (const auto& folder : params.event.removed) session.configuration().remove_folder(folder.uri);
  for (const auto& folder : params.event.added) session.configuration().add_folder(folder);
  announce_template_files(session);
  folders_changed(session);
  if (session.client().capabilities.configuration) return pull_configuration(session);
  settings_changed(session);
}

void pull_configuration(Session& session) {
  protocol::ConfigurationParams params;
  std::vector<protocol::Uri> scopes;
  for (const auto& folder : session.configuration().folders()) scopes.push_back(folder.uri);
  for (const protocol::Uri& scope : scopes) params.items.push_back({scope, section});
  if (scopes.empty()) params.items.push_back({std::nullopt, section});
  session.client().request(
      "workspace/configuration", protocol::write(params),
      [&session, scopes,
       before = session.configuration().generation()](const Result<json::value>& answer) {
        const auto* values = answer ? answer->if_array() : nullptr;
        for (std::size_t i = 0; values != nullptr && i < values->size(); ++i) {
          const protocol::Uri scope = i < scopes.size() ? scopes[i] : protocol::Uri();
          log_complaints(session, session.configuration().set_pulled(scope, (*values)[i]));
        }
        if (session.configuration().generation() != before) settings_changed(session);
        session.release_diagnostics();
      },
      std::chrono::seconds(10));
}

void register_for_changes(Session& session) {
  protocol::RegistrationParams params;
  const protocol::ClientCapabilities& client = session.client().capabilities;
  if (client.watched_files_dynamic) {
    params.registrations.push_back(
        {"paddle-ls/watched-files", "workspace/didChangeWatchedFiles", watched_files(session)});
  }
  if (client.did_change_configuration_dynamic) {
    params.registrations.push_back(
        {"paddle-ls/configuration", "workspace/didChangeConfiguration",
         protocol::write(protocol::DidChangeConfigurationRegistrationOptions{section})});
  }
  for (protocol::Registration& registration : model_feature_registrations(client)) {
    params.registrations.push_back(std::move(registration));
  }
  if (params.registrations.empty()) return;
  session.client().request("client/registerCapability", protocol::write(params),
                           [&session](const Result<json::value>& answer) {
                             if (answer) return;
                             session.client().log(
                                 protocol::MessageType::info, "registration",
                                 "the client refused a registration: " + answer.error().message);
                           });
}

void read_folder_settings(Session& session) {
  session.scheduler().run(Scheduler::Lane::background, [&session,
                                                        view = session.configuration().view(),
                                                        post = session.post()] {
    for (const auto& folder : view->folders()) {
      (void)view->for_document(protocol::Uri::from_path((folder.path / "any").generic_string()));
    }
    post(Continue{"the settings of the folders", [&session] { report_files(session); }});
  });
}

bool configures_others(DocumentKind kind) {
  return kind == DocumentKind::settings || kind == DocumentKind::packages;
}

void settings_changed(Session& session) {
  session.configuration().forget_files();
  read_folder_settings(session);
  for (const auto& [key, unit] : session.documents().units()) {
    unit->touch();
    session.scheduler().want(*unit);
  }
  workspace_changed(session);
  if (session.documents().units().empty()) return;
  ask_to_pull_again(session);
}

void report_files(Session& session) {
  log_complaints(session, session.configuration().take_file_complaints());
  for (const std::string& refusal : session.configuration().take_refusals()) {
    session.client().show(protocol::MessageType::warning, refusal);
  }
  for (settings::SettingsFile& file : session.configuration().take_read_files()) {
    if (const auto warning = session.configuration().warning_of(file)) {
      session.client().show(protocol::MessageType::warning, *warning);
    }
    const auto uri = protocol::Uri::from_path(file.path.generic_string());
    if (session.documents().find(uri) == nullptr) publish_file(session, uri, std::move(file.text));
  }
}

void log_complaints(Session& session, const WorkspaceConfiguration::Complaints& complaints) {
  for (const std::string& complaint : complaints) {
    session.client().log(protocol::MessageType::warning, "settings", complaint);
  }
}

}  // namespace paddle_ls::server
