// Settings from the client and from files: asking for them, and what follows from a change.
#pragma once

#include "protocol/types/workspace.hpp"
#include "server/features/convey/handlers.hpp"

namespace paddle_ls::server {

void did_change_configuration(Session& session,
                              const protocol::DidChangeConfigurationParams& params);
void did_change_workspace_folders(Session& session,
                                  const protocol::DidChangeWorkspaceFoldersParams& params);

// Asks the client for the settings of every folder, where it can be asked.
void pull_configuration(Session& session);
// Reads the settings files of the folders, so that what is wrong in them is shown at once.
void read_folder_settings(Session& session);
// Asks to be told about changes of settings and of the files that we depend on.
void register_for_changes(Session& session);

// True for kinds of files that configure how others are read: settings, and lists of packages,
// which say what release of Paddle code has to run on.
bool configures_others(DocumentKind kind);
// Settings or rules may have changed anywhere: everything open is looked at again.
void settings_changed(Session& session);

// Shows what is wrong in settings files that were read and are not open, and logs the rest.
void report_files(Session& session);

// Says in the client's log what is wrong with settings.
void log_complaints(Session& session, const WorkspaceConfiguration::Complaints& complaints);

}  // namespace paddle_ls::server
