// The action that converts a checkpoint which a program reads by a literal name.
#pragma once

#include <optional>

#include "protocol/types/code_actions.hpp"
#include "server/features/convey/handlers.hpp"

namespace paddle_ls::server {

// Offered in a Python file without torch, at the name of a checkpoint in the project: the converted
// checkpoint is written beside it, and the program loads that one. `range` is a range of the
// analysed text.
std::optional<protocol::CodeAction> checkpoint_action(const DocumentSnapshot& document,
                                                      text::ByteRange range,
                                                      const protocol::CodeActionContext& context);

}  // namespace paddle_ls::server
