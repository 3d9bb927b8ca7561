// The Python files that run examples.
#pragma once

#include <span>

#include "project/files/temporary_folder.hpp"

namespace paddle_ls::project {

std::span<const WrittenFile> runner_files();

}  // namespace paddle_ls::project
