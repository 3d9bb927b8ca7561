// Code actions of documents that have a model: the fixes of each problem, and all at once.
#pragma once

#include "protocol/types/code_actions.hpp"
#include "server/features/presentation.hpp"

namespace paddle_ls::server {

// `range` is of the analysed text.
protocol::json::value model_actions(const Analysis& analysis, const Segment& segment,
                                    text::ByteRange range,
                                    const protocol::CodeActionContext& context,
                                    const Presentation& presentation);

}  // namespace paddle_ls::server
