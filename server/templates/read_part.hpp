// Templates, their environments, items, manifest and outputs as a kind of document.
#pragma once

#include <string>

#include "server/model/model.hpp"
#include "server/templates/projects.hpp"

namespace paddle_ls::server {

// Whether a manifest above the file at `path` names it, or it is such a manifest.
bool is_template_part(Projects& projects, const std::string& path);

// A file that has lost its part since it was opened has no problems and no model.
Reading read_template_part(const Source& source, const std::shared_ptr<Projects>& projects);

// Any other file: one that names its template in a comment leads there.
Reading read_headered_output(const Source& source, Projects& projects);

}  // namespace paddle_ls::server
