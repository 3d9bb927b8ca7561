// What the user is told at the end of a conversion: the summary of the command line, and where uses
// are held back a way to the first that holds them, or on.
#pragma once

#include <functional>
#include <optional>
#include <string>

#include "project/conversion/conversion_report.hpp"
#include "server/session/session.hpp"

namespace paddle_ls::server {

struct ConversionEnd {
  std::string message;  // the lines of the summary
  bool has_edits = false;
  bool is_complete = true;                 // nothing is left
  std::optional<std::string> holder_path;  // of the first use that holds others back
  std::size_t holder_line = 0;             // zero-based

  static ConversionEnd of(const project::ConversionReport& report,
                          const std::function<std::string(const std::string&)>& shown_path);
};

// Shows the message, unless the client did not make the edit: `outcome` is what became of it. Where
// something is held back, `convert_anyway` is what the user can have done.
void say(Session& session, const json::object& outcome, const ConversionEnd& end,
         std::function<void()> convert_anyway);

// The path of a file as it is seen from the folder of the workspace that holds it.
std::string path_in_workspace(const std::vector<WorkspaceFolder>& folders, const std::string& path);

}  // namespace paddle_ls::server
