// The structure of Python code as far as helpers need it, without a tree: the program that compiles
// the rules is built before the parser.
#pragma once

#include <cstddef>
#include <set>
#include <string_view>
#include <vector>

namespace paddle_ls::rewrite {

// The names that `code` reads and does not bind itself, with their attributes: `math.pi`. Most
// keywords are among them.
std::set<std::string_view> names_read(std::string_view code);

// The offsets of the lines at which a statement without indentation begins.
std::vector<std::size_t> top_level_statements(std::string_view code);

}  // namespace paddle_ls::rewrite
