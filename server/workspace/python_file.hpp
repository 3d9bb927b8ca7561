// Python that an editor shows: a file, or the cells of a notebook, with what the rest of its
// project says about it.
#pragma once

#include "server/workspace/document_kinds.hpp"

namespace paddle_ls::server {

project::Recorded analyse_python(Analysis& analysis, const Look& look);

// A list of the packages that a project needs.
project::Recorded analyse_packages(Analysis& analysis, const Look& look);

// The text of `source` and where it lies, as a project knows it.
project::SourceText source_text(const Source& source, project::Form form);

}  // namespace paddle_ls::server
