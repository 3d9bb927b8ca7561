// The table of differences as text: sentences, and a page of all of them.
#pragma once

#include <string>

#include "engine/rewrite/differences/difference.hpp"

namespace paddle_ls::rewrite {

// The difference as a sentence, with `...` for the parts that rules fill.
std::string sentence_of(const Difference& difference);

// One row as a section in Markdown.
std::string section_of(const Difference& difference);

// docs/differences.md: the purpose of the table, and a section for each row.
std::string differences_page();

}  // namespace paddle_ls::rewrite
