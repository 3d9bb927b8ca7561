// A page for each code: the rule in full sentences, with an example.
//
// The pages are sections of help.md, which is compiled in; severity and kind of fix come from the
// catalogue.
#pragma once

#include <string>
#include <string_view>

#include "engine/mapping_docs/findings/document_finding.hpp"

namespace paddle_ls::mapping_docs {

// Markdown.
std::string help_page(const Check& check);

// The section of help.md about `code`, without its heading; empty where there is none.
std::string_view help_section(std::string_view code);

}  // namespace paddle_ls::mapping_docs
