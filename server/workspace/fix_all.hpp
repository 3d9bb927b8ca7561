// All fixes of a document that a scope covers.
#pragma once

#include <chrono>

#include "engine/rewrite/fix_all.hpp"
#include "server/modules/use_groups.hpp"
#include "server/workspace/analysis.hpp"

namespace paddle_ls::server {

using rewrite::FixAll;

// Of `analysis`, the findings that `scope` covers. With `api`, only uses of this torch name. Of the
// safe ones, those that only work together with others are left out where these are not safe:
// `groups` knows which, of all files; where it is null, only the document itself is looked at.
FixAll fix_all(const Analysis& analysis, settings::FixScope scope, const syntax::Stop& stop,
               std::string_view api = {}, const modules::UseGroups* groups = nullptr);

// What groups are made of, and the path they know the file by.
std::vector<rewrite::UseUnit> use_units(const Analysis& analysis);
std::string key_of(const Analysis& analysis);

// Stops after `limit`, or when `also` says so.
syntax::Stop stop_after(std::chrono::milliseconds limit, syntax::Stop also = {});

}  // namespace paddle_ls::server
