// Helpers: functions and classes that converted code calls, written in Python files or as texts of
// a rule file.
//
// A file holds the definitions of one theme. The imports at its top are what they need: `import
// math` a module, `from .layout import swap_axes` a helper of another file. They let the file be
// run, linted and tested by itself; only definitions are inserted into converted code.
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

// The functions that make tensors behave as PyTorch's where it shows only in the program that runs:
// operands of different types, and subscripts of views.
inline constexpr std::array tensor_behaviour = {std::string_view("promote_operands"),
                                                std::string_view("index_views")};

// Helpers that the program writes into files without a rule.
inline constexpr std::array helpers_of_program = {
    stand_in_helper, stand_in_value, stand_in_decorator, tensor_behaviour[0], tensor_behaviour[1]};

// Helpers by name.
using HelperSources = std::map<std::string, HelperSource, std::less<>>;

// Returns the text of a file that a rule file names, by its path relative to it.
using ReadBeside = std::function<Result<std::string>(std::string_view path)>;

// Parses a file. Each definition at its top level is a helper, and needs those imports and other
// helpers of the file that it reads. An error describes the problem in one sentence, and `where` is
// its line, counted from one.
Result<HelperSources> parse_helpers(std::string_view text);

}  // namespace paddle_ls::rewrite
