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
    SuccessorRow{"bicubic_interp", replace_interpolation},
    SuccessorRow{"bilinear_interp", replace_interpolation},
    SuccessorRow{"crop", replace_crop},
    SuccessorRow{"data_norm", replace_data_norm},
    SuccessorRow{"expand", replace_expand},
    SuccessorRow{"expand_as", replace_expand_as},
    SuccessorRow{"fc", replace_fc},
    SuccessorRow{"feed", replace_feed},
    SuccessorRow{"fill_zeros_like", replace_zeros_like},
    SuccessorRow{"flatten", replace_flatten},
    SuccessorRow{"flatten2", replace_flatten},
    SuccessorRow{"generate_proposals", replace_generate_proposals},
    SuccessorRow{"isinf", replace_not_finite},
    SuccessorRow{"isnan", replace_not_finite},
    SuccessorRow{"linear_interp", replace_interpolation},
    SuccessorRow{"minus", replace_minus},
    SuccessorRow{"multiclass_nms", replace_multiclass_nms},
    SuccessorRow{"multiclass_nms2", replace_multiclass_nms},
    SuccessorRow{"nearest_interp", replace_interpolation},
    SuccessorRow{"one_hot", replace_one_hot},
    SuccessorRow{"pad2d", replace_pad2d},
    SuccessorRow{"reshape", replace_by_second_version},
    SuccessorRow{"squeeze", replace_by_second_version},
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
