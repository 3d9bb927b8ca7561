// Operators of older releases, and what takes their place in a newer one.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <utility>

#include "engine/ir/upgrade/edit_program.hpp"

namespace paddle_ls::ir {

enum class UpgradeOutcome : std::uint8_t { replaced, unchanged, impossible };

// What became of an operator.
struct Replaced {
  UpgradeOutcome outcome = UpgradeOutcome::replaced;
  std::string message;  // why it is impossible, or where the results differ; may be empty
};

inline Replaced impossible(std::string why) {
  return {UpgradeOutcome::impossible, std::move(why)};
}

using Successor = Replaced (*)(OpReplacement&);

// Null for an operator that stays as it is.
Successor successor_of(std::string_view type);

// shape_successors.cpp
Replaced replace_by_second_version(OpReplacement&);
Replaced replace_flatten(OpReplacement&);
Replaced replace_expand(OpReplacement&);
Replaced replace_expand_as(OpReplacement&);
Replaced replace_crop(OpReplacement&);
Replaced replace_pad2d(OpReplacement&);

// vision_successors.cpp
Replaced replace_interpolation(OpReplacement&);
Replaced replace_multiclass_nms(OpReplacement&);
Replaced replace_generate_proposals(OpReplacement&);
Replaced compare_grid_sampler(OpReplacement&);

// region_successors.cpp
Replaced count_collected(OpReplacement&);
Replaced count_distributed(OpReplacement&);
Replaced count_pooled(OpReplacement&);
Replaced count_reset(OpReplacement&);
Replaced replace_sequence_expand(OpReplacement&);
Replaced replace_box_clip(OpReplacement&);
Replaced count_of_target(OpReplacement&);
Replaced count_of_input(OpReplacement&);
Replaced refuse_search(OpReplacement&);

// math_successors.cpp
Replaced replace_top_k(OpReplacement&);
Replaced replace_one_hot(OpReplacement&);
Replaced replace_minus(OpReplacement&);
Replaced replace_zeros_like(OpReplacement&);
Replaced replace_not_finite(OpReplacement&);
Replaced replace_fc(OpReplacement&);
Replaced replace_data_norm(OpReplacement&);
Replaced replace_dequantize(OpReplacement&);
Replaced replace_feed(OpReplacement&);

}  // namespace paddle_ls::ir
