// Types of values as JSON.
#pragma once

#include <string>

#include "engine/ir/pir/types.hpp"

namespace paddle_ls::ir {

void write_type(std::string& out, const TypeTable& types, TypeId id);

}  // namespace paddle_ls::ir
