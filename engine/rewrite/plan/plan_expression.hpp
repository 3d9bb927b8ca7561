// A use that becomes an expression of a template.
#pragma once

#include "engine/rewrite/plan/attempt.hpp"

namespace paddle_ls::rewrite {

void write_expression(Attempt& attempt);

}  // namespace paddle_ls::rewrite
