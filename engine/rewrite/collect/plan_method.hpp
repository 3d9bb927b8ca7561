// Plans the edits of a method or attribute of an object.
#pragma once

#include "engine/rewrite/collect/findings.hpp"

namespace paddle_ls::rewrite {

// The receiver of the method, or the left operand.
syntax::Node receiver_of(const python::MethodUse& use);

// False for an attribute that is not called.
bool is_method(const FoundRule& found);

UsePlan plan_method(const PassInput& view, Findings& into, const python::MethodUse& use,
                    const FoundRule& found);

}  // namespace paddle_ls::rewrite
