// A method or attribute of an object, to the plan of its edits.
#pragma once

#include "engine/rewrite/collect/findings.hpp"

namespace paddle_ls::rewrite {

// The object that the method is asked of, or the left operand.
syntax::Node receiver_of(const python::MethodUse& use);

// As opposed to an attribute, which is read.
bool is_method(const FoundRule& found);

UsePlan plan_method(const FileView& view, Findings& into, const python::MethodUse& use,
                    const FoundRule& found);

}  // namespace paddle_ls::rewrite
