// Patterns as shells and .gitignore files write them.
#pragma once

#include <string_view>

namespace paddle_ls::text {

// Whether all of `name` fits `pattern`: `*` stands for any bytes, `?` for one, `[a-z]`, `[!a-z]`
// and `[[:alpha:]]` for one of a set, and a backslash takes its meaning from what follows. A `[`
// without its end means itself. No byte is special in `name`, not even `/`.
bool fits_wildcard(std::string_view pattern, std::string_view name);

}  // namespace paddle_ls::text
