// A notebook file that a client opens as the text it is.
//
// Editors without notebooks show the JSON. Its code cells are one Python text, what is found in
// them is brought back to the file, and so are the edits: see contents/notebook.hpp.
#pragma once

#include "engine/text/edits.hpp"
#include "server/modules/project_modules.hpp"
#include "server/settings/settings.hpp"
#include "server/workspace/analysis.hpp"

namespace paddle_ls::server {

// Fills in the problems and the model of `analysis`, whose source is such a file.
void analyse_notebook_file(Analysis& analysis, modules::ProjectModules& modules,
                           const syntax::Stop& stop);

// All fixes of `scope`, of the file that `analysis` is about.
text::Edits notebook_edits(const Analysis& analysis, settings::FixScope scope,
                           const syntax::Stop& stop);

}  // namespace paddle_ls::server
