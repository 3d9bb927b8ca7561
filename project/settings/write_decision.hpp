// A decision of a project, written into its settings file by somebody who does not want it
// rewritten.
#pragma once

#include <optional>
#include <string_view>

#include "engine/text/edits.hpp"

namespace paddle_ls::settings {

// What makes the settings in `json` accept the difference `id` everywhere. Comments, order and
// layout of the text stay. Empty where it is accepted already; nothing where the text is no object
// that could hold it. `json` may be empty, as of a file that is not there.
std::optional<text::Edits> accepting(std::string_view json, std::string_view id);

}  // namespace paddle_ls::settings
