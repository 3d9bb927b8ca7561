// A comment behind the last line of a statement speaks of all of its lines.
//
// Formatters break a long statement and leave the comment behind the closing bracket. A comment
// inside of the brackets, or behind the first line, speaks of its own line.
#pragma once

#include <string_view>

#include "engine/python/facts/names.hpp"
#include "engine/rewrite/result/suppressions.hpp"

namespace paddle_ls::rewrite {

// Widens comments that end a simple statement, a decorator, or the header of a compound statement.
void cover_statements(std::string_view source, const syntax::Pieces& pieces,
                      const python::Names& names, Suppressions& suppressions);

}  // namespace paddle_ls::rewrite
