// What can be asked of `paddle-ls static`, as plain data.
#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "engine/to_static/hazards/program/hazard.hpp"
#include "server/cli/check/check_options.hpp"

namespace paddle_ls::cli {

enum class StaticShown : std::uint8_t {
  code,
  line_map,  // each line with its source line
  diff,      // from each stage to the next
};

// `static show`: the generated code of one function.
struct StaticOptions {
  std::string file;
  std::string function;
  std::string level;  // a number or `all`; empty: the result
  StaticShown shown = StaticShown::code;
  bool optimize_breaks = false;
};

// `static map-trace`: maps the generated frames of a traceback on standard input to the source.
struct MapTraceOptions {
  std::vector<std::filesystem::path> places = {"."};  // files and folders to look for functions in
};

// `check` over a tree, for to_static.
struct StaticCheckOptions {
  CheckOptions files;
  to_static::Reach reach = to_static::Reach::converted;
};

}  // namespace paddle_ls::cli
