// Bytes of a legacy model file -> ProgramDesc.
//
// Reads what Paddle writes (.pdmodel, __model__, raw dumps) and protobuf text (.pbtxt), and does
// what Paddle does on load: lists of the same parameter are joined, and the values of old
// assign_value and set_value operators become scalars. The input is untrusted: everything a later
// step relies on (block indices, parents, nesting) is checked here once.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

#include "engine/ir/legacy/program_desc.hpp"
#include "engine/text/result.hpp"

namespace paddle_ls::ir {

// Files above this are refused; protobuf itself stops at 2 GiB.
inline constexpr std::size_t max_program_bytes = std::size_t{1} << 30;
// Sub-blocks nest at most this deep; Paddle's own models reach four.
inline constexpr std::size_t max_block_depth = 64;

// The program keeps the bytes, so that its texts can be views of them. The error's `where` is
// "byte N" for binary files and "line:column" for text files.
Result<ProgramDesc> read_program(std::string bytes);

// The message in its binary form, whichever it had.
Result<std::string> binary_program(std::string bytes);

// What already the `start` of a file of `whole` bytes shows to be no model: nothing that reads as a
// program, as JSON or as text begins so. Lets a reader stop before it has read all of a large file.
std::optional<Error> error_at_start(std::string_view start, std::size_t whole);

}  // namespace paddle_ls::ir
