// Identifiers: what one means where it stands.
#pragma once

#include <string_view>

#include "engine/python/record/walk.hpp"

namespace paddle_ls::python {

void identifier(Walk& walk, TSNode node);

// A name in a pattern: alone it is a capture, with dots, or before `(`, it is read.
void leave_pattern_name(Walk& walk, const Frame& frame);

// The number of an identifier, however it is written.
NameId word(Walk& walk, std::string_view written);

// The last name of the name or attribute `op`; empty for other operations.
std::string_view last_name(const Walk& walk, OpId op);

// The bar of an expression that begins now.
inline std::uint16_t effects_so_far(const Walk& walk) {
  return walk.at.effects > 0 ? bit(Bar::after_effects) : std::uint16_t{0};
}

}  // namespace paddle_ls::python
