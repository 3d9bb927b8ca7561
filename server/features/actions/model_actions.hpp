// Code actions of documents that have a model: the fixes of each problem, and all at once.
#pragma once

#include "protocol/types/code_actions.hpp"
#include "server/features/convey/handlers.hpp"

namespace paddle_ls::server {

// `range` is of the analysed text.
protocol::json::value model_actions(const DocumentSnapshot& document, text::ByteRange range,
                                    const protocol::CodeActionContext& context);

}  // namespace paddle_ls::server
