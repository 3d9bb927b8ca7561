// Options whose values are checked beyond their type, with consistent error messages.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/text/nearest_word.hpp"
#include "project/settings/fields.hpp"
#include "server/cli/arguments/argument_parser.hpp"

namespace paddle_ls::cli {

// The names of an option's values, in the order of the help, and what each means.
template <class Value>
using Choices = std::vector<std::pair<std::string_view, Value>>;

// For paths: an empty argument is a mistake in a script.
inline std::string is_path(const std::string& word) {
  return word.empty() ? "the path is empty" : "";
}

// `a|b|c`, as help shows the values of an option. Values are in lower case; placeholders for text
// of the user are in capitals.
inline std::string value_list(const std::vector<std::string_view>& names) {
  std::string list;
  for (const std::string_view name : names) list.append(list.empty() ? "" : "|").append(name);
  return list;
}

// An option that takes one of `names`; `set` gets the index of the given one.
template <class Set>
Option* add_named_value(ArgumentParser& app, const std::string& option,
                        std::vector<std::string_view> names, const std::string& help, Set set) {
  const std::string list = value_list(names);
  return app
      .add_option_function<std::string>(
          option,
          [option, names = std::move(names), set](const std::string& word) {
            for (std::size_t i = 0; i < names.size(); ++i) {
              if (names[i] == word) return set(i);
            }
            std::string all;
            for (const std::string_view name : names) all += " " + std::string(name);
            throw UsageProblem("`" + word + "` is not a value of `" + option + "`" +
                               text::did_you_mean(word, names) + "\nValues:" + all);
          },
          help)
      ->type_name(list);
}

// An option whose value is one of a few names.
template <class Value>
Option* add_choice(ArgumentParser& app, const std::string& option, Value& to,
                   const Choices<Value>& choices, const std::string& help) {
  std::vector<std::string_view> names;
  for (const auto& [name, value] : choices) names.push_back(name);
  return add_named_value(app, option, std::move(names), help,
                         [&to, choices](std::size_t at) { to = choices[at].second; });
}

// The same, storing the name itself.
inline Option* add_word(ArgumentParser& app, const std::string& option, std::string& to,
                        const std::vector<std::string_view>& names, const std::string& help) {
  return add_named_value(app, option, names, help,
                         [&to, names](std::size_t at) { to = names[at]; });
}

// The same, with the names of a setting.
template <class Value>
Option* add_setting(ArgumentParser& app, const std::string& option, std::optional<Value>& to,
                    const std::string& help) {
  const auto names = settings::choices<Value>();
  return add_named_value(
      app, option, {names.begin(), names.end()}, help,
      [&to, names](std::size_t at) { to = settings::choice_named<Value>(names[at]); });
}

}  // namespace paddle_ls::cli
