// The table of differences for people: sentences, and a page of all of them.
#pragma once

#include <string>

#include "engine/rewrite/differences/difference.hpp"

namespace paddle_ls::rewrite {

// What differs as a sentence of its own, with `...` for what rules say besides.
std::string sentence_of(const Difference& difference);

// One row as a section in Markdown.
std::string section_of(const Difference& difference);

// docs/differences.md: what the table is for, and a section for each row.
std::string differences_page();

}  // namespace paddle_ls::rewrite
