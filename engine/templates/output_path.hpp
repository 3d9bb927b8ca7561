// Names of generated files: how torchgen spells and sorts them, and that none leaves the folder it
// was meant for.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "engine/templates/dialect.hpp"
#include "engine/text/result.hpp"

namespace paddle_ls::templates {

// An error when `path`, whatever folder it is relative to, would lead out of it or to no file: when
// it is empty, absolute, or has `..` or a NUL in it.
Result<void> stays_inside(const std::string& path);

// The file to write for `filename` under `install_dir`. An error also for a name that a symbolic
// link on the way leads out of `install_dir`.
Result<std::filesystem::path> confined_path(const std::filesystem::path& install_dir,
                                            const std::string& filename);

// How the name is recorded and listed: v1 glues both with a slash, v2 spells it like Python's Path,
// without empty and `.` components.
std::string recorded_name(const std::string& install_dir, const std::string& filename,
                          Dialect dialect);

// `filename` with `suffix` before its extension. In v1 the extension starts at the last dot of the
// whole name, in v2 at the last inner dot of its last component. An error, in v2, when the name has
// no last component or would get a slash in it.
Result<std::string> with_stem_suffix(const std::string& filename, const std::string& suffix,
                                     Dialect dialect);

// The order of a list of outputs: v1 sorts strings, v2 sorts paths by component.
void sort_recorded_names(std::vector<std::string>& names, Dialect dialect);

// The text of the CMake file that sets `variable` to `names`, which are sorted.
std::string cmake_list(const std::string& variable, const std::vector<std::string>& names,
                       Dialect dialect);

}  // namespace paddle_ls::templates
