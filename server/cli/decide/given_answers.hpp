// Answers of a project to questions about differences between the frameworks.
#pragma once

#include <filesystem>
#include <functional>
#include <span>
#include <string>
#include <vector>

#include "engine/text/result.hpp"
#include "project/settings/write_decision.hpp"

namespace paddle_ls::cli {

// As typed by the user.
struct GivenAnswers {
  std::vector<std::string> accept;  // ids
  std::vector<std::string> refuse;
  std::vector<std::string> forget;
  std::vector<std::string> in;  // patterns of .gitignore from the folder of the settings file
  std::string because;

  bool any() const { return !accept.empty() || !refuse.empty() || !forget.empty(); }
};

using Answers = std::vector<settings::Answered>;

// An error names an unknown id, or one with two answers.
Result<Answers> read_answers(const GivenAnswers& given);

// The settings file that governs `path`, or the place for a new one: at the top of the repository
// around it, else in the folder that `path` is or lies in.
std::filesystem::path settings_file_for(const std::filesystem::path& path);

using SettingsPlace = std::function<Result<std::filesystem::path>(const std::filesystem::path&)>;

// Writes the answers into the settings files that `place` names for `paths`. Returns those that
// were changed. Nothing is written if one of them cannot be located.
Result<std::vector<std::filesystem::path>> write_answers(
    Answers answers, const std::vector<std::filesystem::path>& paths, const SettingsPlace& place);

}  // namespace paddle_ls::cli
