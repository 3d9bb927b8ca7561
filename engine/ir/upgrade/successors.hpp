// Operators of older releases, and what takes their place in a newer one.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "engine/ir/upgrade/edit_program.hpp"

namespace paddle_ls::ir {

// What became of an operator.
struct Replaced {
  bool is_possible = true;
  std::string message;  // why it is not possible, or where the results may differ; may be empty
};

using Successor = Replaced (*)(Replacement&);

// Null for an operator that stays as it is.
Successor successor_of(std::string_view type);

// shape_successors.cpp
Replaced replace_by_second_version(Replacement&);
Replaced replace_flatten(Replacement&);
Replaced replace_expand(Replacement&);
Replaced replace_expand_as(Replacement&);
Replaced replace_crop(Replacement&);
Replaced replace_pad2d(Replacement&);

// vision_successors.cpp
Replaced replace_interpolation(Replacement&);
Replaced replace_multiclass_nms(Replacement&);
Replaced replace_generate_proposals(Replacement&);

// math_successors.cpp
Replaced replace_top_k(Replacement&);
Replaced replace_one_hot(Replacement&);
Replaced replace_minus(Replacement&);
Replaced replace_zeros_like(Replacement&);
Replaced replace_not_finite(Replacement&);
Replaced replace_fc(Replacement&);
Replaced replace_data_norm(Replacement&);
Replaced replace_feed(Replacement&);

}  // namespace paddle_ls::ir
