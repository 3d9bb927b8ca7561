// Values of attributes as JSON.
#pragma once

#include <string>
#include <string_view>

#include "engine/ir/pir/types.hpp"

namespace paddle_ls::ir {

// `not_a_number` is the spelling of NaN.
void write_attribute(std::string& out, const Attribute& attribute, std::string_view not_a_number);

}  // namespace paddle_ls::ir
