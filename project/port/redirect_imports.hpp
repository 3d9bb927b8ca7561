// Import statements that lead to another place.
#pragma once

#include <functional>
#include <set>
#include <string>
#include <string_view>

#include "engine/text/edits.hpp"

namespace paddle_ls::port {

struct Redirection {
  // Top-level modules that are found elsewhere now.
  std::set<std::string, std::less<>> modules;
  // The text after `from` that means such a module, or one below it, in the file at hand.
  std::function<std::string(const std::string& module)> from_name;
  // Its name as `import_module` takes it.
  std::function<std::string(const std::string& module)> full_name;
};

// The edits of `source` after which its imports of these modules go through `redirection`. Names
// that the file binds stay the same.
text::Edits redirect_imports(std::string_view source, const Redirection& redirection);

}  // namespace paddle_ls::port
