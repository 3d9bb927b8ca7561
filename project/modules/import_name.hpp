// How one file of a project imports from another.
#pragma once

#include <filesystem>
#include <string>

namespace paddle_ls::modules {

// The text after `from` in the file at `importing`, so that it gets what the module at `module`
// defines: a relative name where both are in one package, else the name from the top of the
// module's own. Empty for the module itself. Neither file need exist.
std::string import_name(const std::filesystem::path& module,
                        const std::filesystem::path& importing);

}  // namespace paddle_ls::modules
