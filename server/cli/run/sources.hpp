// Which files a command processes, according to the command line.
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "engine/rewrite/result/finding.hpp"
#include "engine/rewrite/result/leftover_imports.hpp"
#include "engine/rewrite/result/patches.hpp"
#include "project/configuration/relocation.hpp"
#include "project/settings/layer.hpp"
#include "project/settings/settings.hpp"

namespace paddle_ls::cli {

// Which files a command processes, and how.
struct Sources {
  std::vector<std::filesystem::path> paths;
  bool from_standard_input = false;           // the only path is `-`
  std::filesystem::path standard_input_name;  // the file that standard input is; empty: no file
  std::vector<std::string> exclude;           // patterns of .gitignore, on top of the settings
  settings::TargetProfile profile;            // nothing: as the settings say
  settings::Layer settings;                   // override those of files
  project::Relocation relocation = {};        // where settings of files are looked for
  unsigned jobs = 0;                          // 0: as many as there are processors
  bool with_markdown = false;                 // also the Python fences of Markdown files
  rewrite::Certainty least_certainty = rewrite::Certainty::unknown;
  settings::FixScope scope = settings::FixScope::safe;       // which fixes are applied
  std::optional<rewrite::LeftoverImports> leftover_imports;  // nothing: as the settings say
  std::optional<rewrite::Style> style;                       // the same
  std::optional<rewrite::Patches> patches;                   // the same
};

}  // namespace paddle_ls::cli
