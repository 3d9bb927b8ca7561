// Compiled files that belong to PyTorch.
#pragma once

#include <filesystem>

namespace paddle_ls::files {

// True for a compiled module or library that loads libraries of PyTorch, whose names it has in it.
bool needs_pytorch_libraries(const std::filesystem::path& path);

}  // namespace paddle_ls::files
