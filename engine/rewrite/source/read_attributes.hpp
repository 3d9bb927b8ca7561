// Whether an attribute of the result of a call may be read.
//
// Data sets are mostly passed to a loader and not used otherwise, while `.data` of tensors is read
// all over old programs. So the object is followed: into the names that it is assigned to and
// through `loader.dataset`.
#pragma once

#include <cstdint>
#include <string_view>

#include "engine/syntax/pieces.hpp"

namespace paddle_ls::rewrite {

// What the condition `reads(.data)` has besides `file has .data`.
inline constexpr std::uint32_t read_of_result = 1;

// False only where the file shows all that happens to the result of `call`, and `attribute`, which
// has no dot, is not read of it. `pieces` are those of `source`.
bool may_read(syntax::Node call, std::string_view attribute, std::string_view source,
              const syntax::Pieces& pieces);

}  // namespace paddle_ls::rewrite
