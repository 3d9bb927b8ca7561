// The file of a baseline: JSON with an entry a line, sorted, so that its diffs say what changed.
#pragma once

#include <string>
#include <string_view>

#include <boost/json/object.hpp>

#include "engine/text/result.hpp"
#include "server/cli/check/baseline.hpp"

namespace paddle_ls::cli {

// An error says where as `line:column`, both from 1. Of an entry that occurs twice, as a merge may
// leave it, the larger count is taken: nothing new is hidden.
Result<Baseline> read_baseline(std::string_view text);

std::string baseline_text(const Baseline& baseline);

boost::json::object baseline_schema();

}  // namespace paddle_ls::cli
