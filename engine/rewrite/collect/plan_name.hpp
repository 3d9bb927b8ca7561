// Plans the edits of a torch name that a file uses.
#pragma once

#include "engine/rewrite/collect/downgrade.hpp"
#include "engine/rewrite/collect/findings.hpp"

namespace paddle_ls::rewrite {

UsedAs used_as(const PassInput& view, const python::Use& use, const FoundRule& found,
               bool is_alias_value);

// `contexts` are those of `used_as`. The call may unpack required arguments with `**` that are not
// visible. Then the helper class that replaces the torch class as a value accepts all of its
// arguments.
UsePlan plan_name(const PassInput& view, Findings& into, const python::Use& use,
                  const FoundRule& found, std::uint32_t contexts);

}  // namespace paddle_ls::rewrite
