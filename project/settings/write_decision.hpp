// A decision of a project, written into its settings file by somebody who does not want it
// rewritten.
#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "engine/text/edits.hpp"
#include "engine/text/result.hpp"

namespace paddle_ls::settings {

enum class Answer : std::uint8_t { accept, refuse };

// What makes the settings in `json` accept or refuse the difference `id` everywhere. Comments,
// order and layout of the text stay. Empty where they do so already; nothing where the text is no
// object that could hold it. `json` may be empty, as of a file that is not there.
std::optional<text::Edits> deciding(std::string_view json, std::string_view id, Answer answer);

struct Decided {
  std::string id;
  Answer answer;
};

// Writes these decisions into the settings file at `path`, which is made where it is missing.
// Answers whether that changed it.
Result<bool> write_decisions(const std::filesystem::path& path, std::span<const Decided> decisions);

}  // namespace paddle_ls::settings
