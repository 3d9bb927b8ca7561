// Whether a file has something else under a name that a rule brings into it.
//
// A name bound by an import of torch's is not taken: the import goes as its uses are converted, and
// what a rule brings under its name (`Conv2d` for `torch.nn.Conv2d`) takes its place.
#pragma once

#include <string_view>

#include "engine/python/facts/names.hpp"

namespace paddle_ls::rewrite {

// True where `name` stands for a variable that no import of torch's binds: `name`, but not
// `other.name`, no keyword of a call, no word of a string or comment.
bool is_taken(std::string_view source, const python::Names& names, std::string_view name);

}  // namespace paddle_ls::rewrite
