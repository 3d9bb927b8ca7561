// The Python files that run examples.
#pragma once

#include <span>
#include <string_view>

namespace paddle_ls::project {

struct RunnerFile {
  std::string_view name;
  std::string_view content;
};

std::span<const RunnerFile> runner_files();

}  // namespace paddle_ls::project
