// Import statements that lead to another place.
#pragma once

#include <functional>
#include <set>
#include <string>
#include <string_view>

#include "engine/text/edits.hpp"

namespace paddle_ls::port {

using ModuleNames = std::set<std::string, std::less<>>;

// Top-level modules whose names stay where they are if a rule converts them.
struct LeftToRules {
  ModuleNames modules;
  std::function<bool(const std::string& name)> has_rule;
};

struct Redirection {
  // Modules that are found elsewhere now, with all that is below them.
  ModuleNames modules;
  // The text after `from` that means such a module, or one below it, in the file at hand.
  std::function<std::string(const std::string& module)> from_name;
  // Its name as `import_module` takes it.
  std::function<std::string(const std::string& module)> full_name;
  LeftToRules left = {};
  // For a file of a package that only some modules are copied of, its path among the packages: the
  // other modules are named in full. Empty for all other files.
  std::string file_of_part = {};
  // Modules that strings of the file may name.
  ModuleNames named_in_strings = {};
};

// The edits of `source` after which its imports of these modules go through `redirection`. Names
// that the file binds stay the same.
text::Edits redirect_imports(std::string_view source, const Redirection& redirection);

}  // namespace paddle_ls::port
