// The kind of a file, by its name.
#pragma once

#include <cstdint>
#include <filesystem>

namespace paddle_ls::files {

enum class SourceKind : std::uint8_t {
  python,    // a module or a stub
  notebook,  // of Jupyter
  markdown,
  packages,  // what a project depends on: requirements*.txt, pyproject.toml, setup.cfg,
             // environment*.yml
  other,
};

SourceKind kind_of(const std::filesystem::path& path);

}  // namespace paddle_ls::files
