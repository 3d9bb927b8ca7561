// Identifiers: their meaning by position.
#pragma once

#include <string_view>

#include "engine/python/record/piece_walk.hpp"

namespace paddle_ls::python {

void identifier(PieceWalk& walk, TSNode node);

// A name in a pattern: alone it is a capture; with dots, or before `(`, it is read.
void leave_pattern_name(PieceWalk& walk, const WalkFrame& frame);

// The number of an identifier, folded as Python does.
NameId word(PieceWalk& walk, std::string_view written);

// The last name of the name or attribute `op`; empty for other operations.
std::string_view last_name(const PieceWalk& walk, OpId op);

// The effects before an expression that begins now, as a bar.
inline std::uint16_t effects_so_far(const PieceWalk& walk) {
  return walk.at.effects > 0 ? bit(Bar::after_effects) : std::uint16_t{0};
}

}  // namespace paddle_ls::python
