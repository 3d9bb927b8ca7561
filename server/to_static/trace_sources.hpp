// The files in which the functions of a traceback may be defined.
#pragma once

#include <filesystem>
#include <string_view>
#include <vector>

#include "engine/syntax/parser.hpp"
#include "engine/to_static/traceback.hpp"

namespace paddle_ls::server {

// Reads what the traceback names itself, and the Python files at and below `places`, as far as they
// may define what its generated files were made of. Nothing is read when it has none of those. What
// cannot be read is left out.
std::vector<to_static::TracedFile> trace_sources(std::string_view trace,
                                                 const std::vector<std::filesystem::path>& places,
                                                 const syntax::Stop& stop);

}  // namespace paddle_ls::server
