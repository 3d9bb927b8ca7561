// Where a Python file can be cut into pieces that parse on their own.
//
// A line that begins in the first column, outside of brackets and strings, begins a statement of
// the top level unless its first word continues the one before. To see that, only quotes, brackets
// and comments have to be read. A bracket that is never closed does not swallow the file: the next
// line that begins with a word which no expression can hold (`def`, `class`, `return`, ...) is a
// statement all the same.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace paddle_ls::syntax {

// Small statements share a piece until it has this many bytes.
inline constexpr std::size_t least_piece_bytes = 1024;

// Ascending offsets at which the pieces of `text` begin; the first is 0. In a text that Python can
// parse every piece is a list of whole statements. The cuts depend on the text alone, and what
// follows a cut does not depend on what is before it.
std::vector<std::size_t> piece_starts(std::string_view text);

// Where comments outside of brackets begin, ascending.
std::vector<std::size_t> comment_starts(std::string_view text);

// What has to follow `text`, on separate lines, so that the line after it begins a
// statement: empty, or the end of the brackets and strings that are open. An open bracket is closed
// in a way that does not parse, because its content is not finished.
std::string closing_of(std::string_view text);

}  // namespace paddle_ls::syntax
