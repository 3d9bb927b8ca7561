#include "engine/ir/translate/op_handlers.hpp"

#include <algorithm>
#include <array>

namespace paddle_ls::ir {

namespace {

struct HandlerRow {
  std::string_view legacy_op;
  Handler handler;
  Target since;  // the first release that treats the op specially
};

// Sorted by legacy op.
constexpr std::array handler_rows = {
    HandlerRow{"add_n", translate_add_n, Target::v2_6},
    HandlerRow{"argsort", translate_with_defaults, Target::v3_0},
    HandlerRow{"assign", translate_assign, Target::v2_6},
    HandlerRow{"assign_value", translate_assign_value, Target::v2_6},
    HandlerRow{"batch_norm", translate_with_defaults, Target::v3_0},
    HandlerRow{"bicubic_interp_v2", translate_with_defaults, Target::v3_3},
    HandlerRow{"bicubic_interp_v2_grad", translate_with_defaults, Target::v3_3},
    HandlerRow{"bilinear_interp_v2", translate_with_defaults, Target::v3_3},
    HandlerRow{"bilinear_interp_v2_grad", translate_with_defaults, Target::v3_3},
    HandlerRow{"box_coder", translate_with_defaults, Target::v3_0},
    HandlerRow{"c_embedding", translate_with_defaults, Target::v2_6},
    HandlerRow{"c_sync_comm_stream", translate_sync_comm_stream, Target::v3_0},
    HandlerRow{"cast", translate_cast, Target::v2_6},
    HandlerRow{"conv2d", translate_with_defaults, Target::v3_0},
    HandlerRow{"conv3d", translate_with_defaults, Target::v3_0},
    HandlerRow{"cross_entropy_with_softmax", translate_with_defaults, Target::v3_0},
    HandlerRow{"data", translate_data, Target::v2_6},
    HandlerRow{"depthwise_conv2d", translate_with_defaults, Target::v3_0},
    HandlerRow{"dequantize_linear", translate_with_defaults, Target::v3_0},
    HandlerRow{"dropout", translate_with_defaults, Target::v3_0},
    HandlerRow{"elementwise_add", translate_elementwise, Target::v2_6},
    HandlerRow{"elementwise_add_grad", translate_elementwise_grad, Target::v2_6},
    HandlerRow{"elementwise_div", translate_elementwise, Target::v2_6},
    HandlerRow{"elementwise_div_grad", translate_elementwise_grad, Target::v2_6},
    HandlerRow{"elementwise_floordiv", translate_elementwise, Target::v2_6},
    HandlerRow{"elementwise_floordiv_grad", translate_elementwise_grad, Target::v2_6},
    HandlerRow{"elementwise_max", translate_elementwise, Target::v2_6},
    HandlerRow{"elementwise_max_grad", translate_elementwise_grad, Target::v2_6},
    HandlerRow{"elementwise_min", translate_elementwise, Target::v2_6},
    HandlerRow{"elementwise_min_grad", translate_elementwise_grad, Target::v2_6},
    HandlerRow{"elementwise_mod", translate_elementwise, Target::v2_6},
    HandlerRow{"elementwise_mod_grad", translate_elementwise_grad, Target::v2_6},
    HandlerRow{"elementwise_mul", translate_elementwise, Target::v2_6},
    HandlerRow{"elementwise_mul_grad", translate_elementwise_grad, Target::v2_6},
    HandlerRow{"elementwise_sub", translate_elementwise, Target::v2_6},
    HandlerRow{"elementwise_sub_grad", translate_elementwise_grad, Target::v2_6},
    HandlerRow{"fake_channel_wise_dequantize_max_abs", translate_with_defaults, Target::v3_0},
    HandlerRow{"fake_quantize_dequantize_moving_average_abs_max", translate_with_defaults,
               Target::v3_0},
    HandlerRow{"fake_quantize_moving_average_abs_max", translate_with_defaults, Target::v3_0},
    HandlerRow{"fake_quantize_range_abs_max", translate_with_defaults, Target::v3_0},
    HandlerRow{"feed", translate_feed, Target::v2_6},
    HandlerRow{"fetch", translate_fetch, Target::v2_6},
    HandlerRow{"fetch_v2", translate_fetch, Target::v2_6},
    HandlerRow{"fill_constant", translate_fill_constant, Target::v2_6},
    HandlerRow{"flatten_contiguous_range_grad", translate_with_x_shape_grad, Target::v3_0},
    HandlerRow{"fused_elemwise_add_activation", translate_with_defaults, Target::v2_6},
    HandlerRow{"fused_elemwise_add_activation_grad", translate_fused_elementwise_grad,
               Target::v2_6},
    HandlerRow{"fused_feedforward", translate_with_defaults, Target::v2_6},
    HandlerRow{"gather", translate_gather, Target::v3_0},
    HandlerRow{"grad_add", translate_grad_add, Target::v2_6},
    HandlerRow{"group_norm", translate_with_defaults, Target::v3_3},
    HandlerRow{"group_norm_grad", translate_with_defaults, Target::v3_3},
    HandlerRow{"im2sequence", translate_with_defaults, Target::v3_0},
    HandlerRow{"increment", translate_increment, Target::v2_6},
    HandlerRow{"leaky_relu", translate_with_defaults, Target::v3_3},
    HandlerRow{"leaky_relu_grad", translate_with_defaults, Target::v3_3},
    HandlerRow{"linear_interp_v2", translate_with_defaults, Target::v3_3},
    HandlerRow{"linear_interp_v2_grad", translate_with_defaults, Target::v3_3},
    HandlerRow{"lod_array_length", translate_array_length, Target::v2_6},
    HandlerRow{"lookup_table", translate_lookup_table, Target::v3_0},
    HandlerRow{"lookup_table_v2", translate_with_defaults, Target::v2_6},
    HandlerRow{"lookup_table_v2_grad", translate_embedding_grad, Target::v2_6},
    HandlerRow{"matmul", translate_legacy_matmul, Target::v3_0},
    HandlerRow{"matrix_rank", translate_matrix_rank, Target::v3_0},
    HandlerRow{"mul", translate_mul, Target::v2_6},
    HandlerRow{"mul_grad", translate_mul_grad, Target::v2_6},
    HandlerRow{"nearest_interp_v2", translate_with_defaults, Target::v3_3},
    HandlerRow{"nearest_interp_v2_grad", translate_with_defaults, Target::v3_3},
    HandlerRow{"one_hot_v2", translate_one_hot, Target::v2_6},
    HandlerRow{"pool2d", translate_with_defaults, Target::v3_0},
    HandlerRow{"pool3d", translate_with_defaults, Target::v3_0},
    HandlerRow{"quantize_linear", translate_with_defaults, Target::v3_0},
    HandlerRow{"randint", translate_randint, Target::v2_6},
    HandlerRow{"range", translate_range, Target::v2_6},
    HandlerRow{"read_from_array", translate_array_read, Target::v2_6},
    HandlerRow{"reduce_all", translate_reduce_all_any, Target::v2_6},
    HandlerRow{"reduce_any", translate_reduce_all_any, Target::v2_6},
    HandlerRow{"repeat_interleave", translate_repeat_interleave, Target::v2_6},
    HandlerRow{"repeat_interleave_grad", translate_repeat_interleave, Target::v2_6},
    HandlerRow{"reshape2_grad", translate_with_x_shape_grad, Target::v3_0},
    HandlerRow{"rnn", translate_rnn, Target::v2_6},
    HandlerRow{"scale", translate_with_defaults, Target::v3_0},
    HandlerRow{"select_input", translate_select_input, Target::v3_0},
    HandlerRow{"select_output", translate_select_output, Target::v3_0},
    HandlerRow{"sequence_pool", translate_with_defaults, Target::v3_0},
    HandlerRow{"set_value", translate_set_value, Target::v2_6},
    HandlerRow{"set_value_grad", translate_set_value_grad, Target::v2_6},
    HandlerRow{"shadow_output", translate_shadow_output, Target::v2_6},
    HandlerRow{"share_buffer", translate_share_buffer, Target::v2_6},
    HandlerRow{"slice", translate_slice, Target::v2_6},
    HandlerRow{"softmax", translate_with_defaults, Target::v3_0},
    HandlerRow{"softmax_with_cross_entropy", translate_with_defaults, Target::v3_0},
    HandlerRow{"split", translate_split, Target::v2_6},
    HandlerRow{"squeeze2_grad", translate_with_x_shape_grad, Target::v3_0},
    HandlerRow{"sum", translate_add_n, Target::v2_6},
    HandlerRow{"top_p_sampling", translate_with_defaults, Target::v3_0},
    HandlerRow{"tril_triu", translate_tril_triu, Target::v2_6},
    HandlerRow{"tril_triu_grad", translate_tril_triu, Target::v3_0},
    HandlerRow{"trilinear_interp_v2", translate_with_defaults, Target::v3_3},
    HandlerRow{"trilinear_interp_v2_grad", translate_with_defaults, Target::v3_3},
    HandlerRow{"unsqueeze2_grad", translate_with_x_shape_grad, Target::v3_0},
    HandlerRow{"write_to_array", translate_array_write, Target::v2_6},
};

static_assert(std::ranges::is_sorted(handler_rows, {}, &HandlerRow::legacy_op));

}  // namespace

Handler handler_of(std::string_view legacy_op, Target target) {
  const auto found = std::ranges::lower_bound(handler_rows, legacy_op, {}, &HandlerRow::legacy_op);
  const bool special =
      found != handler_rows.end() && found->legacy_op == legacy_op && found->since <= target;
  return special ? found->handler : translate_general;
}

}  // namespace paddle_ls::ir
