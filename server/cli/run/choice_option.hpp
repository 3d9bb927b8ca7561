// Options of the command line whose words are checked by more than their type.
#pragma once

#include <map>
#include <string>

#include <CLI/CLI.hpp>

namespace paddle_ls::cli {

// For paths: an empty word is a slip of a script, not a place.
inline const CLI::Validator is_path(
    [](const std::string& word) { return std::string(word.empty() ? "the path is empty" : ""); },
    "");

// An option whose value is one of a few names.
template <class Enum>
CLI::Option* add_choice(CLI::App& app, const std::string& name, Enum& to,
                        const std::map<std::string, Enum>& choices, const std::string& help) {
  std::string shown;
  for (const auto& [choice, value] : choices) shown += (shown.empty() ? "" : "|") + choice;
  return app
      .add_option_function<std::string>(
          name, [&to, &choices](const std::string& value) { to = choices.at(value); }, help)
      ->type_name(shown)
      ->check(CLI::Validator(
          [&choices, shown](const std::string& value) {
            return choices.contains(value) ? "" : "`" + value + "` is none of " + shown;
          },
          ""));
}

}  // namespace paddle_ls::cli
