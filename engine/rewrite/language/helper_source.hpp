// A helper: a function or class that converted code calls, as a Python file or a text of a rule
// file.
//
// What stands in front of its definition are imports, which say what it needs: `import math` a
// module, `from .placed import placed` another helper. They let the file be run, linted and tested
// by itself; what is put into converted code is the definition alone.
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
  std::vector<std::string> modules;  // `paddle` left out, which every file has that uses a helper
  std::vector<std::string> helpers;
};

// The class that stands for what is not installed.
inline constexpr std::string_view stand_in_helper = "NotInstalled";

// The functions that put it in the place of a value, and of what is decorated.
inline constexpr std::string_view stand_in_value = "if_installed";
inline constexpr std::string_view stand_in_decorator = "decorated_if_installed";

// What the program puts into files without a rule that says so.
inline constexpr std::array helpers_of_program = {stand_in_helper, stand_in_value,
                                                  stand_in_decorator};

// Helpers by name.
using HelperSources = std::map<std::string, HelperSource, std::less<>>;

// The text of a file that a rule file names, by its path from there.
using ReadBeside = std::function<Result<std::string>(std::string_view path)>;

// The helper `name` out of the text of its file. An error says in one sentence what is wrong, and
// `where` in which line, counted from one.
Result<HelperSource> parse_helper(std::string_view name, std::string_view text);

}  // namespace paddle_ls::rewrite
