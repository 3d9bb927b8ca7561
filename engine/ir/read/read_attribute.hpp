// OpDesc.Attr messages, each different one read once.
//
// Operators of a kind repeat their attributes to the byte, so an attribute is recognised by its
// bytes, and reading it is looking it up. Only call stacks are as large as they are different; they
// are read each time, as views.
#pragma once

#include <string_view>

#include <boost/unordered/unordered_flat_map.hpp>

#include "engine/ir/legacy/program_desc.hpp"
#include "engine/ir/legacy/program_memory.hpp"

namespace paddle_ls::ir {

class AttributeReader {
 public:
  explicit AttributeReader(ProgramMemory& memory) : memory_(memory) {}

  // Null when the message is damaged or incomplete.
  const LegacyAttribute* read(std::string_view message);

 private:
  const LegacyAttribute* read_new(std::string_view message);

  ProgramMemory& memory_;
  boost::unordered_flat_map<std::string_view, const LegacyAttribute*> known_;
};

}  // namespace paddle_ls::ir
