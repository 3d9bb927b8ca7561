// Combines the plans of many uses into one set of disjoint edits.
//
// Uses nest: torch.abs(torch.sum(x)). Most plans edit different tokens and can be applied
// independently. A plan that moves an argument copies its text. Edits of other plans inside that
// argument are applied to the copy, and their edits inside the replaced range are dropped.
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
  text::ByteRange extent;        // of its use
  std::vector<MovedText> moved;  // in the replacement
  Side side = Side::front;
};

// Edits of one use (one extent) must not overlap each other.
text::Edits compose_edits(std::string_view source, std::vector<ChosenEdit> chosen);

}  // namespace paddle_ls::rewrite
