// The Python files that watch a program while it runs.
#pragma once

#include <span>

#include "project/files/temporary_folder.hpp"

namespace paddle_ls::project {

std::span<const WrittenFile> probe_files();

}  // namespace paddle_ls::project
