#include "engine/ir/upgrade/successors.hpp"

#include <algorithm>
#include <array>

namespace paddle_ls::ir {

namespace {

struct SuccessorRow {
  std::string_view type;
  Successor successor;
};

// Sorted by type.
constexpr std::array rows = {
    SuccessorRow{"beam_search", refuse_search},
    SuccessorRow{"beam_search_decode", refuse_search},
    SuccessorRow{"bicubic_interp", replace_interpolation},
    SuccessorRow{"bilinear_interp", replace_interpolation},
    SuccessorRow{"box_clip", replace_box_clip},
    SuccessorRow{"box_coder", count_of_target},
    SuccessorRow{"cast", count_of_input},
    SuccessorRow{"collect_fpn_proposals", count_collected},
    SuccessorRow{"crop", replace_crop},
    SuccessorRow{"data_norm", replace_data_norm},
    SuccessorRow{"dequantize_linear", replace_dequantize},
    SuccessorRow{"distribute_fpn_proposals", count_distributed},
    SuccessorRow{"dropout", count_of_input},
    SuccessorRow{"elementwise_add", count_of_input},
    SuccessorRow{"elementwise_div", count_of_input},
    SuccessorRow{"elementwise_mul", count_of_input},
    SuccessorRow{"elementwise_sub", count_of_input},
    SuccessorRow{"expand", replace_expand},
    SuccessorRow{"expand_as", replace_expand_as},
    SuccessorRow{"fc", replace_fc},
    SuccessorRow{"feed", replace_feed},
    SuccessorRow{"fill_zeros_like", replace_zeros_like},
    SuccessorRow{"flatten", replace_flatten},
    SuccessorRow{"flatten2", replace_flatten},
    SuccessorRow{"generate_proposals", replace_generate_proposals},
    SuccessorRow{"grid_sampler", compare_grid_sampler},
    SuccessorRow{"isinf", replace_not_finite},
    SuccessorRow{"isnan", replace_not_finite},
    SuccessorRow{"linear_interp", replace_interpolation},
    SuccessorRow{"lod_reset", count_reset},
    SuccessorRow{"minus", replace_minus},
    SuccessorRow{"mul", count_of_input},
    SuccessorRow{"multiclass_nms", replace_multiclass_nms},
    SuccessorRow{"multiclass_nms2", replace_multiclass_nms},
    SuccessorRow{"nearest_interp", replace_interpolation},
    SuccessorRow{"one_hot", replace_one_hot},
    SuccessorRow{"pad2d", replace_pad2d},
    SuccessorRow{"prroi_pool", count_pooled},
    SuccessorRow{"psroi_pool", count_pooled},
    SuccessorRow{"relu", count_of_input},
    SuccessorRow{"reshape", replace_by_second_version},
    SuccessorRow{"reshape2", count_of_input},
    SuccessorRow{"roi_align", count_pooled},
    SuccessorRow{"roi_pool", count_pooled},
    SuccessorRow{"scale", count_of_input},
    SuccessorRow{"sequence_expand", replace_sequence_expand},
    SuccessorRow{"sigmoid", count_of_input},
    SuccessorRow{"softmax", count_of_input},
    SuccessorRow{"squeeze", replace_by_second_version},
    SuccessorRow{"tanh", count_of_input},
    SuccessorRow{"top_k", replace_top_k},
    SuccessorRow{"transpose", replace_by_second_version},
    SuccessorRow{"trilinear_interp", replace_interpolation},
    SuccessorRow{"unsqueeze", replace_by_second_version},
};

static_assert(std::ranges::is_sorted(rows, {}, &SuccessorRow::type));

}  // namespace

Successor successor_of(std::string_view type) {
  const auto found = std::ranges::lower_bound(rows, type, {}, &SuccessorRow::type);
  return found != rows.end() && found->type == type ? found->successor : nullptr;
}

}  // namespace paddle_ls::ir
