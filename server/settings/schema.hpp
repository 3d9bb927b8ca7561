// The table of settings in the two forms that others read.
#pragma once

#include <string>

namespace paddle_ls::settings {

// The JSON Schema (draft-07) of `.paddle-ls.json`, indented, with a line end at the end.
std::string json_schema();

// A Markdown table of all settings with their values, defaults and meanings.
std::string documentation();

}  // namespace paddle_ls::settings
