// Whether the outputs of a manifest entry are what its template gives now.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "engine/templates/text/template_finding.hpp"
#include "server/templates/projects.hpp"

namespace paddle_ls::server {

struct OutputState {
  std::string path;                                 // in the project
  std::shared_ptr<const Segment> file;              // null: there is no such file
  std::optional<templates::TemplateFinding> drift;  // in the file
};

// Nothing when the entry makes no files because something in it is wrong.
std::vector<OutputState> output_states(Projects& projects, const Project& project,
                                       const EntryFiles& files);

}  // namespace paddle_ls::server
