#include "engine/ir/translate/handlers.hpp"

#include <algorithm>
#include <array>

namespace paddle_ls::ir {

namespace {

struct HandlerRow {
  std::string_view legacy_op;
  Handler handler;
  bool in_2_6;  // the release 2.6 treats the op specially as well
};

// Sorted by legacy op.
constexpr std::array rows = {
    HandlerRow{"add_n", translate_add_n, true},
    HandlerRow{"argsort", translate_with_defaults, false},
    HandlerRow{"assign", translate_assign, true},
    HandlerRow{"assign_value", translate_assign_value, true},
    HandlerRow{"batch_norm", translate_with_defaults, false},
    HandlerRow{"box_coder", translate_with_defaults, false},
    HandlerRow{"c_embedding", translate_with_defaults, true},
    HandlerRow{"c_sync_comm_stream", translate_sync_comm_stream, false},
    HandlerRow{"cast", translate_cast, true},
    HandlerRow{"conv2d", translate_with_defaults, false},
    HandlerRow{"conv3d", translate_with_defaults, false},
    HandlerRow{"cross_entropy_with_softmax", translate_with_defaults, false},
    HandlerRow{"data", translate_data, true},
    HandlerRow{"depthwise_conv2d", translate_with_defaults, false},
    HandlerRow{"dequantize_linear", translate_with_defaults, false},
    HandlerRow{"dropout", translate_with_defaults, false},
    HandlerRow{"elementwise_add", translate_elementwise, true},
    HandlerRow{"elementwise_add_grad", translate_elementwise_grad, true},
    HandlerRow{"elementwise_div", translate_elementwise, true},
    HandlerRow{"elementwise_div_grad", translate_elementwise_grad, true},
    HandlerRow{"elementwise_floordiv", translate_elementwise, true},
    HandlerRow{"elementwise_floordiv_grad", translate_elementwise_grad, true},
    HandlerRow{"elementwise_max", translate_elementwise, true},
    HandlerRow{"elementwise_max_grad", translate_elementwise_grad, true},
    HandlerRow{"elementwise_min", translate_elementwise, true},
    HandlerRow{"elementwise_min_grad", translate_elementwise_grad, true},
    HandlerRow{"elementwise_mod", translate_elementwise, true},
    HandlerRow{"elementwise_mod_grad", translate_elementwise_grad, true},
    HandlerRow{"elementwise_mul", translate_elementwise, true},
    HandlerRow{"elementwise_mul_grad", translate_elementwise_grad, true},
    HandlerRow{"elementwise_sub", translate_elementwise, true},
    HandlerRow{"elementwise_sub_grad", translate_elementwise_grad, true},
    HandlerRow{"fake_channel_wise_dequantize_max_abs", translate_with_defaults, false},
    HandlerRow{"fake_quantize_dequantize_moving_average_abs_max", translate_with_defaults, false},
    HandlerRow{"fake_quantize_moving_average_abs_max", translate_with_defaults, false},
    HandlerRow{"fake_quantize_range_abs_max", translate_with_defaults, false},
    HandlerRow{"feed", translate_feed, true},
    HandlerRow{"fetch", translate_fetch, true},
    HandlerRow{"fetch_v2", translate_fetch, true},
    HandlerRow{"fill_constant", translate_fill_constant, true},
    HandlerRow{"flatten_contiguous_range_grad", translate_with_x_shape_grad, false},
    HandlerRow{"fused_elemwise_add_activation", translate_with_defaults, true},
    HandlerRow{"fused_elemwise_add_activation_grad", translate_fused_elementwise_grad, true},
    HandlerRow{"fused_feedforward", translate_with_defaults, true},
    HandlerRow{"gather", translate_gather, false},
    HandlerRow{"grad_add", translate_grad_add, true},
    HandlerRow{"im2sequence", translate_with_defaults, false},
    HandlerRow{"increment", translate_increment, true},
    HandlerRow{"lod_array_length", translate_array_length, true},
    HandlerRow{"lookup_table", translate_lookup_table, false},
    HandlerRow{"lookup_table_v2", translate_with_defaults, true},
    HandlerRow{"lookup_table_v2_grad", translate_embedding_grad, true},
    HandlerRow{"matmul", translate_legacy_matmul, false},
    HandlerRow{"matrix_rank", translate_matrix_rank, false},
    HandlerRow{"mul", translate_mul, true},
    HandlerRow{"mul_grad", translate_mul_grad, true},
    HandlerRow{"one_hot_v2", translate_one_hot, true},
    HandlerRow{"pool2d", translate_with_defaults, false},
    HandlerRow{"pool3d", translate_with_defaults, false},
    HandlerRow{"quantize_linear", translate_with_defaults, false},
    HandlerRow{"randint", translate_randint, true},
    HandlerRow{"range", translate_range, true},
    HandlerRow{"read_from_array", translate_array_read, true},
    HandlerRow{"reduce_all", translate_reduce_all_any, true},
    HandlerRow{"reduce_any", translate_reduce_all_any, true},
    HandlerRow{"repeat_interleave", translate_repeat_interleave, true},
    HandlerRow{"repeat_interleave_grad", translate_repeat_interleave, true},
    HandlerRow{"reshape2_grad", translate_with_x_shape_grad, false},
    HandlerRow{"rnn", translate_rnn, true},
    HandlerRow{"scale", translate_with_defaults, false},
    HandlerRow{"select_input", translate_select_input, false},
    HandlerRow{"select_output", translate_select_output, false},
    HandlerRow{"sequence_pool", translate_with_defaults, false},
    HandlerRow{"set_value", translate_set_value, true},
    HandlerRow{"set_value_grad", translate_set_value_grad, true},
    HandlerRow{"shadow_output", translate_shadow_output, true},
    HandlerRow{"share_buffer", translate_share_buffer, true},
    HandlerRow{"slice", translate_slice, true},
    HandlerRow{"softmax", translate_with_defaults, false},
    HandlerRow{"softmax_with_cross_entropy", translate_with_defaults, false},
    HandlerRow{"split", translate_split, true},
    HandlerRow{"squeeze2_grad", translate_with_x_shape_grad, false},
    HandlerRow{"sum", translate_add_n, true},
    HandlerRow{"top_p_sampling", translate_with_defaults, false},
    HandlerRow{"tril_triu", translate_tril_triu, true},
    HandlerRow{"tril_triu_grad", translate_tril_triu, false},
    HandlerRow{"unsqueeze2_grad", translate_with_x_shape_grad, false},
    HandlerRow{"write_to_array", translate_array_write, true},
};

static_assert(std::ranges::is_sorted(rows, {}, &HandlerRow::legacy_op));

}  // namespace

Handler handler_of(std::string_view legacy_op, Target target) {
  const auto found = std::ranges::lower_bound(rows, legacy_op, {}, &HandlerRow::legacy_op);
  const bool special = found != rows.end() && found->legacy_op == legacy_op &&
                       (found->in_2_6 || target != Target::v2_6);
  return special ? found->handler : translate_general;
}

}  // namespace paddle_ls::ir
