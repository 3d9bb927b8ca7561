// A name of torch that a file uses, to the plan of its edits.
#pragma once

#include "engine/rewrite/collect/downgrade.hpp"
#include "engine/rewrite/collect/findings.hpp"

namespace paddle_ls::rewrite {

UsedAs used_as(const FileView& view, const python::Use& use, const FoundRule& found,
               bool is_alias_value);

// `contexts` are those of `used_as`. What a call unpacks with `**` and nobody sees may be what the
// layer needs: the class that stands in for torch's where it is a value takes all of torch's
// arguments.
UsePlan plan_name(const FileView& view, Findings& into, const python::Use& use,
                  const FoundRule& found, std::uint32_t contexts);

}  // namespace paddle_ls::rewrite
