// A comment after the last line of a statement applies to all of its lines.
//
// Formatters break a long statement and leave the comment after the closing bracket. A comment
// inside the brackets, or after the first line, applies to its own line only.
#pragma once

#include <string_view>

#include "engine/python/facts/names.hpp"
#include "engine/rewrite/result/suppressions.hpp"

namespace paddle_ls::rewrite {

// Widens comments that end a simple statement, a decorator, or the header of a compound statement.
void cover_statements(std::string_view source, const syntax::Pieces& pieces,
                      const python::Names& names, Suppressions& suppressions);

}  // namespace paddle_ls::rewrite
