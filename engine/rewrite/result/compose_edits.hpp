// Plans of many uses in, one disjoint edit set out.
//
// Uses nest: torch.abs(torch.sum(x)). Most plans touch different tokens and simply stand side by
// side. A plan that moves an argument carries its text; what other plans do inside that argument is
// made in the carried text, and their own edits, which lie inside the replaced range, fall away.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/rewrite/result/edit_table.hpp"
#include "engine/text/edits.hpp"

namespace paddle_ls::rewrite {

struct ChosenEdit {
  text::ByteRange range;
  std::string replacement;
  text::ByteRange extent;        // of the use that it belongs to
  std::vector<MovedText> moved;  // in the replacement
  Side side = Side::front;
};

// Edits of one use (one extent) must not overlap each other.
text::Edits compose_edits(std::string_view source, std::vector<ChosenEdit> chosen);

}  // namespace paddle_ls::rewrite
