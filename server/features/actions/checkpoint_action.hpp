// The action that converts a checkpoint which a program reads by a literal name.
#pragma once

#include <optional>

#include "protocol/types/code_actions.hpp"
#include "server/features/convey/handlers.hpp"

namespace paddle_ls::server {

// Offered in a Python file without torch, at the name of a checkpoint that the project holds: the
// converted one stands beside it, and the program reads that. `range` is of the analysed text.
std::optional<protocol::CodeAction> checkpoint_action(const DocumentSnapshot& document,
                                                      text::ByteRange range,
                                                      const protocol::CodeActionContext& context);

}  // namespace paddle_ls::server
