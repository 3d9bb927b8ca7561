// Programs that an installed package has: `tool = "package.module:function"`.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

namespace paddle_ls::project {

struct ConsoleEntry {
  std::string name;
  std::string module;
};

// Of pyproject.toml, setup.cfg and setup.py in `folder`, as they are written there.
std::vector<ConsoleEntry> console_entries(const std::filesystem::path& folder);

}  // namespace paddle_ls::project
