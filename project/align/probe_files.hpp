// The Python files that watch a program while it runs.
#pragma once

#include <span>
#include <string_view>

namespace paddle_ls::project {

struct ProbeFile {
  std::string_view name;
  std::string_view content;
};

std::span<const ProbeFile> probe_files();

}  // namespace paddle_ls::project
