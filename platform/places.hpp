// Where a system keeps what belongs to the user.
#pragma once

#include <filesystem>

namespace paddle_ls::platform {

// The folder in which programs keep the user's settings, each in its own folder:
// XDG_CONFIG_HOME or ~/.config, on Windows APPDATA. Empty where there is none.
std::filesystem::path settings_folder();

}  // namespace paddle_ls::platform
