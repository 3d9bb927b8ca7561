// The statements of a module's top level: what names each binds and which it mentions.
//
// Whoever asks what parts of a program depend on each other asks it of every file of a project, so
// this reads text at the speed of a scanner, without a tree. It may see a mention that is none (a
// parameter of the same name), and never misses one that is written as a name.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/text/byte_range.hpp"

namespace paddle_ls::python {

struct TopLevel {
  text::ByteRange range;              // with decorators and all that is indented below
  std::vector<std::string> binds;     // names of the module, each once
  std::vector<std::string> mentions;  // dotted names as they are written, each once
  bool defines = false;               // a function or class
  bool imports = false;               // an import statement
};

// In order. Text that does not parse gives what can be seen of it.
std::vector<TopLevel> top_level(std::string_view source);

}  // namespace paddle_ls::python
