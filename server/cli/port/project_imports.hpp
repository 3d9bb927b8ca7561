// The files of a project that import the packages, before and after.
#pragma once

#include <string>
#include <vector>

#include "project/port/vendor_names.hpp"
#include "server/cli/port/port_plan.hpp"

namespace paddle_ls::cli {

// Python files and notebooks below the project, without those of `into`. An error is one of the
// settings.
Result<std::vector<ProjectFile>> project_files(const PortOptions& options,
                                               const PortPlaces& places);

struct RedirectedFile {
  const ProjectFile* file;
  std::string bytes;  // with the new imports
};

struct MovedImports {
  port::ModuleNames modules;
  port::LeftToRules left;
};

// Those files whose imports of these modules lead elsewhere now.
Result<std::vector<RedirectedFile>> redirected(const std::vector<ProjectFile>& files,
                                               const MovedImports& moved, const PortPlaces& places);

}  // namespace paddle_ls::cli
