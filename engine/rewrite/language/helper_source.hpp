// A helper: a function or class that converted code calls, written as a Python file or as a text of
// a rule file.
//
// The imports before its definition are its needs: `import math` a module, `from .placed import
// placed` another helper. They let the file be run, linted and tested by itself; only the
// definition is inserted into converted code.
#pragma once

#include <array>
#include <functional>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "engine/text/result.hpp"

namespace paddle_ls::rewrite {

struct HelperSource {
  std::string code;                  // from its first decorator, `def` or `class` on
  std::vector<std::string> modules;  // without `paddle`, which every file with a helper imports
  std::vector<std::string> helpers;
};

// The class that replaces a name that is not installed.
inline constexpr std::string_view stand_in_helper = "NotInstalled";

// The functions that replace a value, or a decorator, that is not installed.
inline constexpr std::string_view stand_in_value = "if_installed";
inline constexpr std::string_view stand_in_decorator = "decorated_if_installed";

// Helpers that the program writes into files without a rule.
inline constexpr std::array helpers_of_program = {stand_in_helper, stand_in_value,
                                                  stand_in_decorator};

// Helpers by name.
using HelperSources = std::map<std::string, HelperSource, std::less<>>;

// Returns the text of a file that a rule file names, by its path relative to it.
using ReadBeside = std::function<Result<std::string>(std::string_view path)>;

// Parses the helper `name` from the text of its file. An error describes the problem in one
// sentence, and `where` is its line, counted from one.
Result<HelperSource> parse_helper(std::string_view name, std::string_view text);

}  // namespace paddle_ls::rewrite
