// The documents of Paddle's mapping guide that describe what becomes of an API.
#pragma once

#include <string_view>

#include "engine/rewrite/rows/rule_table_builder.hpp"

namespace paddle_ls::rewrite {

// Names the document in each rule of `into` that is written for the newest release. `documents` has
// a line for each: the name of an API, a tab, and the document without its suffix.
void name_documents(std::string_view documents, RuleTableBuilder& into);

}  // namespace paddle_ls::rewrite
