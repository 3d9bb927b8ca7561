// Methods that a class takes from a base by its name:
//
//     nn.Linear.forward(self, x)  # becomes `super().forward(x)`
#pragma once

#include "engine/rewrite/collect/findings.hpp"

namespace paddle_ls::rewrite {

// False where `use` is none, or its base is not rewritten: then it is a name like others.
bool collect_base_method(const FileView& view, Findings& into, const python::Use& use);

}  // namespace paddle_ls::rewrite
