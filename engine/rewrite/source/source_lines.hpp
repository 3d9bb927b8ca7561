// Lines of a source, whatever ends them: LF, CR LF or CR.
#pragma once

#include <cstddef>
#include <string_view>

namespace paddle_ls::rewrite {

// The line ending that the file uses at `offset`, or at its first line.
std::string_view line_ending(std::string_view source, std::size_t offset);

// The white space at the start of the line that holds `offset`.
std::string_view indentation(std::string_view source, std::size_t offset);

std::size_t line_start(std::string_view source, std::size_t offset);

// True when nothing but white space precedes `offset` on its line, and the line continues
// no other.
bool begins_line(std::string_view source, std::size_t offset);

// The offset after the line end at or after `offset`.
std::size_t next_line(std::string_view source, std::size_t offset);

}  // namespace paddle_ls::rewrite
