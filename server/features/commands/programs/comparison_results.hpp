// The output of `paddle-ls align --format json` for an entry, as lines of files.
#pragma once

#include "protocol/json.hpp"
#include "server/features/commands/programs/run_comparison.hpp"

namespace paddle_ls::server {

ComparedEntry read_compared_entry(const protocol::json::object& printed, text::Encoding encoding);

}  // namespace paddle_ls::server
