// The general case, and operators that differ from it only in the value of a missing attribute.
#include <algorithm>
#include <array>
#include <initializer_list>

#include "engine/ir/translate/create_op.hpp"
#include "engine/ir/translate/look_up.hpp"
#include "engine/ir/translate/op_handlers.hpp"
#include "engine/ir/translate/operands.hpp"
#include "engine/ir/translate/translate_attributes.hpp"

namespace paddle_ls::ir {

namespace {

struct DefaultsRow {
  std::vector<std::string_view> legacy_ops;
  std::vector<AttributeDefault> defaults;
};

AttributeDefault int32_default(std::string_view name, std::int32_t value) {
  return {name, {value}};
}
AttributeDefault float_default(std::string_view name, float value) {
  return {name, {value}};
}
AttributeDefault bool_default(std::string_view name, bool value) {
  return {name, {value}};
}
AttributeDefault string_default(std::string_view name, std::string value) {
  return {name, {std::move(value)}};
}

Attribute ones_of(std::size_t count) {
  return {AttributeArray(count, Attribute{std::int32_t{1}})};
}

std::vector<DefaultsRow> make_rows() {
  const auto explicit_padding = string_default("padding_algorithm", "EXPLICIT");
  return {
      {{"argsort"}, {bool_default("stable", false)}},
      {{"batch_norm"},
       {bool_default("use_global_stats", false), bool_default("trainable_statistics", false)}},
      {{"box_coder"}, {int32_default("axis", 0), {"variance", {AttributeArray{}}}}},
      {{"c_embedding"}, {{"vocab_size", {std::int64_t{-1}}}}},
      {{"conv2d", "conv3d", "depthwise_conv2d"}, {explicit_padding}},
      {{"cross_entropy_with_softmax"}, {int32_default("axis", -1)}},
      {{"softmax_with_cross_entropy"},
       {bool_default("use_softmax", true), int32_default("axis", -1)}},
      {{"softmax"}, {int32_default("axis", -1)}},
      {{"dropout"}, {string_default("mode", "downscale_in_infer")}},
      {{"fake_quantize_moving_average_abs_max", "fake_channel_wise_dequantize_max_abs",
        "fake_quantize_range_abs_max", "fake_quantize_dequantize_moving_average_abs_max"},
       {int32_default("round_type", 1), int32_default("x_num_col_dims", 1),
        int32_default("quant_axis", 0)}},
      {{"fused_elemwise_add_activation", "fused_elemwise_add_activation_grad"},
       {float_default("scale", 0.0F), int32_default("axis", -1),
        bool_default("save_intermediate_out", false)}},
      {{"fused_feedforward"},
       {float_default("ln1_epsilon", 1e-5F), float_default("ln2_epsilon", 1e-5F),
        string_default("act_method", "gelu"), float_default("dropout1_prob", 0.5F),
        float_default("dropout2_prob", 0.5F),
        string_default("dropout1_implementation", "downgrade_in_infer"),
        string_default("dropout2_implementation", "downgrade_in_infer"),
        bool_default("is_test", false), bool_default("dropout1_fix_seed", false),
        bool_default("dropout2_fix_seed", false), int32_default("dropout1_seed_val", 0),
        int32_default("dropout2_seed_val", 0), bool_default("add_residual", true),
        int32_default("ring_id", -1)}},
      {{"im2sequence"}, {{"out_stride", ones_of(2)}}},
      {{"lookup_table_v2"}, {{"padding_idx", {std::int64_t{-1}}}, bool_default("sparse", false)}},
      {{"pool2d", "pool3d"},
       {bool_default("exclusive", true), bool_default("adaptive", false), explicit_padding}},
      {{"quantize_linear", "dequantize_linear"},
       {int32_default("round_type", 0), bool_default("is_test", true),
        bool_default("only_observer", false), float_default("moving_rate", 0.9F),
        int32_default("qmin", -128), int32_default("qmax", 127)}},
      {{"scale"}, {float_default("bias", 0.0F), bool_default("bias_after_scale", true)}},
      {{"sequence_pool"}, {bool_default("is_test", false), float_default("pad_value", 0.0F)}},
      {{"top_p_sampling"},
       {int32_default("seed", -1), int32_default("k", 0), string_default("mode", "truncated")}},
  };
}

const std::vector<AttributeDefault>& defaults_of(std::string_view legacy_op) {
  static const std::vector<DefaultsRow> rows = make_rows();
  static const std::vector<AttributeDefault> nothing;
  for (const DefaultsRow& row : rows) {
    if (std::ranges::find(row.legacy_ops, legacy_op) != row.legacy_ops.end()) return row.defaults;
  }
  return nothing;
}

}  // namespace

void translate_general(TranslationContext& context, const OpDesc& op) {
  const OpRule* rule = nullptr;
  const std::string_view name = look_up(context, op, rule);
  slice_inputs(context, op);
  const Values operands = translate_operands(context, op, *rule);
  const Results results = translate_results(context, op, *rule);
  const Attributes attributes = translate_attributes(context, op, *rule);
  const OpId created = create_op(context, op, {name, rule, operands, attributes, results.types});
  record_results(context, created, results);
}

void translate_by_rule(TranslationContext& context, const OpDesc& op, const OpRule& rule,
                       std::string_view name) {
  slice_inputs(context, op);
  const Values operands = translate_operands(context, op, rule);
  const Results results = translate_results(context, op, rule);
  const OpId created =
      create_op(context, op,
                {name, nullptr, operands, translate_attributes(context, op, rule), results.types});
  record_results(context, created, results);
}

void translate_with_defaults(TranslationContext& context, const OpDesc& op) {
  const OpRule* rule = nullptr;
  std::string_view name = "pd_op.embedding";
  if (op.type == "lookup_table_v2") {
    rule = context.table.rule(op.type);  // even if it writes a variable that it reads
  } else {
    name = look_up(context, op, rule);
  }
  slice_inputs(context, op);
  const Values operands = translate_operands(context, op, *rule);
  const Results results = translate_results(context, op, *rule);
  const Attributes attributes = translate_attributes_or(context, op, *rule, defaults_of(op.type));
  const OpId created = create_op(context, op, {name, rule, operands, attributes, results.types});
  record_results(context, created, results);
}

}  // namespace paddle_ls::ir
