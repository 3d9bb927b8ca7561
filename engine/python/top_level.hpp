// The top-level statements of a module: the names that each binds and mentions.
//
// The dependencies between parts of a program are computed from every file of a project, so this
// scans text without a tree. It may report a mention that is not one (a parameter of the same
// name), and never misses one that is written as a name.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/text/byte_range.hpp"

namespace paddle_ls::python {

struct TopLevel {
  text::ByteRange range;              // with decorators and everything indented below
  std::vector<std::string> binds;     // names of the module, each once
  std::vector<std::string> mentions;  // dotted names as written, each once
  bool defines = false;               // a function or class
  bool imports = false;               // an import statement
};

// In order. Text that does not parse gives what can be recognized.
std::vector<TopLevel> top_level(std::string_view source);

}  // namespace paddle_ls::python
