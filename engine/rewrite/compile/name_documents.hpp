// The documents of Paddle's mapping guide that describe how an API is converted.
#pragma once

#include <string_view>

#include "engine/rewrite/rows/rule_table_builder.hpp"

namespace paddle_ls::rewrite {

// Names the document in each rule of `into` that is written for the newest release. `documents` has
// a line for each folder, `torch.nn.*`, a tab and the folder of the documents of that module, and a
// line for each API with a document: its name, and after a tab the document without its suffix if
// it is not called as the API in the folder of the innermost module.
void name_documents(std::string_view documents, RuleTableBuilder& into);

}  // namespace paddle_ls::rewrite
