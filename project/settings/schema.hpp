// The table of settings in the two forms that others read.
#pragma once

#include <string>

#include <boost/json/object.hpp>

#include "project/settings/settings.hpp"

namespace paddle_ls::settings {

// The JSON Schema (draft-07) of `.paddle-ls.json`, indented, with a line end at the end.
std::string json_schema();

// A Markdown table of all settings with their values, defaults and meanings.
std::string documentation();

// The values of all settings by their paths, for bug reports.
boost::json::object values(const Settings& settings);

}  // namespace paddle_ls::settings
