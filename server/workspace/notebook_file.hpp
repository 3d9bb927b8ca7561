// A notebook file that a client opens as the text it is.
//
// Editors without notebooks show the JSON. Its code cells are one Python text, what is found in
// them is brought back to the file, and so are the edits: see contents/notebook_code.hpp.
#pragma once

#include "project/conversion/convert_file.hpp"
#include "server/workspace/document_kinds.hpp"

namespace paddle_ls::server {

project::Recorded analyse_notebook_file(Analysis& analysis, const Look& look);

}  // namespace paddle_ls::server
