// All fixes of a document that a scope covers.
#pragma once

#include <chrono>

#include "engine/rewrite/fix_all.hpp"
#include "server/workspace/analysis.hpp"

namespace paddle_ls::server {

using rewrite::FixAll;

// Of `analysis`, the findings that `scope` covers. With `api`, only uses of this torch name.
FixAll fix_all(const Analysis& analysis, settings::FixScope scope, const syntax::Stop& stop,
               std::string_view api = {});

// Stops after `limit`, or when `also` says so.
syntax::Stop stop_after(std::chrono::milliseconds limit, syntax::Stop also = {});

}  // namespace paddle_ls::server
