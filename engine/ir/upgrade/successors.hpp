// Operators of older releases, and what takes their place in a newer one.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <utility>

#include "engine/ir/upgrade/edit_program.hpp"

namespace paddle_ls::ir {

enum class Outcome : std::uint8_t { replaced, unchanged, impossible };

// What became of an operator.
struct Replaced {
  Outcome outcome = Outcome::replaced;
  std::string message;  // why it is impossible, or where the results differ; may be empty
};

inline Replaced impossible(std::string why) {
  return {Outcome::impossible, std::move(why)};
}

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
Replaced compare_grid_sampler(Replacement&);

// region_successors.cpp
Replaced count_collected(Replacement&);
Replaced count_distributed(Replacement&);
Replaced count_pooled(Replacement&);
Replaced count_reset(Replacement&);
Replaced replace_sequence_expand(Replacement&);
Replaced replace_box_clip(Replacement&);
Replaced count_of_target(Replacement&);
Replaced count_of_input(Replacement&);
Replaced refuse_search(Replacement&);

// math_successors.cpp
Replaced replace_top_k(Replacement&);
Replaced replace_one_hot(Replacement&);
Replaced replace_minus(Replacement&);
Replaced replace_zeros_like(Replacement&);
Replaced replace_not_finite(Replacement&);
Replaced replace_fc(Replacement&);
Replaced replace_data_norm(Replacement&);
Replaced replace_dequantize(Replacement&);
Replaced replace_feed(Replacement&);

}  // namespace paddle_ls::ir
