// What the views of a legacy program look into. Only who reads a program writes here.
#pragma once

#include <string>

#include "engine/ir/legacy/arena.hpp"
#include "engine/ir/legacy/name_table.hpp"

namespace paddle_ls::ir {

struct ProgramMemory {
  std::string bytes;  // the message on the wire
  Arena arena;
  NameTable names;
  std::size_t attribute_count = 0;
};

}  // namespace paddle_ls::ir
