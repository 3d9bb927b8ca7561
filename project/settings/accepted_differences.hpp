// The differences between the frameworks that a project accepts in one of its files.
#pragma once

#include <filesystem>

#include "project/settings/settings.hpp"

namespace paddle_ls::settings {

// `file` is absolute; of a text that lies nowhere it is empty, and what is said of paths does not
// concern it.
rewrite::DifferenceSet accepted_differences(const Settings& settings,
                                            const std::filesystem::path& file);

// Those that the project refuses there. Differences without a decision are in neither.
rewrite::DifferenceSet refused_differences(const Settings& settings,
                                           const std::filesystem::path& file);

// Whether a pattern of a decision, relative to `folder`, fits the file or a folder that it lies in.
bool fits(const std::string& pattern, const std::filesystem::path& folder,
          const std::filesystem::path& file);

}  // namespace paddle_ls::settings
