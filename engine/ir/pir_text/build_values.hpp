// Types and attributes written in PIR text.
#pragma once

#include <string_view>

#include "engine/ir/legacy/op_table.hpp"
#include "engine/ir/pir/types.hpp"

namespace paddle_ls::ir {

// Any dialect's spelling; null_type for the null type and for text that is not a type.
TypeId read_type_text(std::string_view text, TypeTable& types);

// `declared` is what the op definition says, `other` when it says nothing. A kind prefix wins.
Attribute read_attribute_text(std::string_view text, AttributeKind declared);

}  // namespace paddle_ls::ir
