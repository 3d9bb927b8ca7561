// A decision of a project, written into its settings file by a user who does not want it
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
#include "project/settings/settings.hpp"

namespace paddle_ls::settings {

enum class Answer : std::uint8_t {
  accept,
  refuse,
  forget,  // it is not answered any longer
};

struct Answered {
  std::string id;  // of the difference
  Answer answer = Answer::accept;
  Strings in = {};       // patterns of .gitignore from the folder of the file; empty: everywhere
  std::string because;   // may be empty
  std::string question;  // as `Decision::question`
};

// What makes the settings in `json` say so. An answer for everything takes the place of all that
// was said of the difference; one for some files leaves what was said of others. Comments, order
// and layout of the rest stay. Empty where they do so already; nothing if the text is not an object
// that could hold it. `json` may be empty, as of a file that is not there.
std::optional<text::Edits> deciding(std::string_view json, const Answered& answered);

// Writes these answers into the settings file at `path`, which is made where it is missing. Answers
// whether that changed it.
Result<bool> write_decisions(const std::filesystem::path& path, std::span<const Answered> answers);

}  // namespace paddle_ls::settings
