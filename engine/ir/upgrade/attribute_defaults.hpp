// What an operator of an older release means by an attribute that it lacks.
#pragma once

#include "engine/ir/read/framework.pb.h"

namespace paddle_ls::ir {

// Adds what the operator lacks and a newer release wants written. How many were added.
int add_missing_attributes(wire::OpDesc& op);

}  // namespace paddle_ls::ir
