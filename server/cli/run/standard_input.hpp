// A file that comes from standard input.
#pragma once

#include <iosfwd>

#include "project/conversion/file_uses.hpp"
#include "server/cli/run/configurations.hpp"

namespace paddle_ls::cli {

struct StandardInput {
  std::string shown;  // how the file is called
  project::SourceText source;
  std::shared_ptr<const project::Configuration> configuration;
};

// An error says why the text cannot be processed.
Result<StandardInput> read_standard_input(const Sources& sources, std::istream& in);

// Its uses of torch. The files around it count if it is a file of a project.
Result<project::AnalysedFile> analyse(const StandardInput& input, settings::FixScope scope);

}  // namespace paddle_ls::cli
