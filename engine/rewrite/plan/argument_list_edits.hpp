// How each argument of a call is converted, written as edits on tokens.
#pragma once

#include <string>
#include <vector>

#include "engine/rewrite/arguments/expand_template.hpp"

namespace paddle_ls::rewrite {

// What is written in place of a whole argument; empty where the argument stays.
struct Replacement {
  std::vector<Segment> segments;
  std::vector<Evaluated> evaluated;
  bool computes = false;
};

struct Fate {
  syntax::Node node;
  syntax::Node value;
  syntax::Node keyword;          // null when it is positional
  std::string_view rename;       // new name of the keyword; empty: it stays
  std::string_view add_keyword;  // of a positional argument that becomes a keyword
  std::string before;            // text before the argument and after it
  std::string after;
  std::string before_value;  // text before its value and after it
  std::string after_value;
  Replacement replacement;
  bool gone = false;
};

// Adds the edits for `fates`, one per argument in source order, and appends `additions`, texts of
// the form keyword=value, in the way in which the list is laid out.
void write_argument_list(const UseSite& use, const std::vector<Fate>& fates,
                         const std::vector<std::string>& additions, EditTable& edits);

}  // namespace paddle_ls::rewrite
