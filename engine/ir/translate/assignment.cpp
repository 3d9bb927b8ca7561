// Operators that write into something that exists already.
#include "engine/ir/convert/convert_attribute.hpp"
#include "engine/ir/translate/create_op.hpp"
#include "engine/ir/translate/look_up.hpp"
#include "engine/ir/translate/op_handlers.hpp"
#include "engine/ir/translate/operands.hpp"
#include "engine/ir/translate/refuse.hpp"
#include "engine/ir/translate/translate_attributes.hpp"

namespace paddle_ls::ir {

namespace {

// starts, ends and steps: tensors when the op has them, else the attributes.
ValueId range_operand(TranslationContext& context, const OpDesc& op, std::string_view attribute,
                      std::string_view tensors) {
  return translate_operand(context, op,
                           {.name = attribute,
                            .legacy = attribute,
                            .kind = AttributeKind::int_array,
                            .from_attribute = true,
                            .tensor = tensors});
}

Attributes axes_attributes(TranslationContext& context, const OpDesc& op) {
  return {
      intern_attribute(context, "axes", plain_attribute_as(op, "axes", AttributeKind::int64_list)),
      intern_attribute(context, "decrease_axes",
                       plain_attribute_as(op, "decrease_axes", AttributeKind::int64_list)),
      intern_attribute(context, "none_axes",
                       plain_attribute_as(op, "none_axes", AttributeKind::int64_list))};
}

}  // namespace

// Writing a variable that has a value already keeps the two apart only by name, so Paddle makes the
// write explicit.
void translate_assign(TranslationContext& context, const OpDesc& op) {
  const auto* out = op.output("Out");
  const auto* x = op.input("X");
  Program& program = context.program();
  if (!out && !context.before_3_0()) {
    refuse(context, op,
           {FindingCode::output_missing, "Output Out cannot be found in operator " + op.type + ".",
            PaddleErrorKind::not_found, "Out"});
  }
  if (!x) {
    refuse(context, op,
           {FindingCode::input_missing, "op assign should have input `X`",
            PaddleErrorKind::invalid_argument, "X"});
  }
  if (x->empty() && !context.before_3_0()) {
    refuse(context, op,
           {FindingCode::input_missing, "op assign should have one input `X`, but got 0.",
            PaddleErrorKind::invalid_argument, "X"});
  }
  const VarDesc* described = x && !x->empty() ? context.variable(x->front()) : nullptr;
  if (described && described->kind == VarKind::tensor_array && !context.before_3_0()) {
    slice_inputs(context, op);
    const ValueId array = value_of(context, op, x->front());
    Results results;
    translate_result(context, op, {.name = "out", .legacy = "Out"}, results);
    const OpId created =
        create_op(context, op, {"pd_op.assign_array_", nullptr, {array}, {}, results.types});
    return record_results(context, created, results);
  }
  if (context.before_3_0() || !out || out->empty() || !context.scopes.find(out->front())) {
    return translate_general(context, op);
  }
  slice_inputs(context, op);
  const ValueId from = x && x->size() == 1
                           ? value_of(context, op, x->front())
                           : translate_operand(context, op, {.name = "x", .legacy = "X"});
  const ValueId into = value_of(context, op, out->front());
  const OpId created = create_op(
      context, op, {"pd_op.assign_out_", nullptr, {from, into}, {}, {program.value(into).type}});
  Results results;
  translate_result(context, op, {.name = "out", .legacy = "Out"}, results);
  record_results(context, created, results);
}

void translate_set_value(TranslationContext& context, const OpDesc& op) {
  const bool with_tensor = op.has_input("ValueTensor");
  const std::string_view name = with_tensor                ? "pd_op.set_value_with_tensor"
                                : is_in_place(context, op) ? "pd_op.set_value_"
                                                           : "pd_op.set_value";
  slice_inputs(context, op);
  Values operands = {translate_operand(context, op, {.name = "x", .legacy = "Input"})};
  if (with_tensor) {
    operands.push_back(translate_operand(context, op, {.name = "values", .legacy = "ValueTensor"}));
  }
  operands.push_back(range_operand(context, op, "starts", "StartsTensorList"));
  operands.push_back(range_operand(context, op, "ends", "EndsTensorList"));
  operands.push_back(range_operand(context, op, "steps", "StepsTensorList"));
  Results results;
  translate_result(context, op, {.name = "out", .legacy = "Out"}, results);
  auto attributes = axes_attributes(context, op);
  if (!with_tensor) {
    attributes.push_back(intern_attribute(
        context, "shape", plain_attribute_as(op, "shape", AttributeKind::int64_list)));
    attributes.push_back(intern_attribute(
        context, "values", plain_attribute_as(op, "values", AttributeKind::scalar_list)));
  }
  const OpId created = create_op(context, op, {name, nullptr, operands, attributes, results.types});
  record_results(context, created, results);
}

namespace {

// The one tensor that was written; writing numbers has no gradient.
ValueId written_values(TranslationContext& context, const OpDesc& op) {
  const auto* variables = op.input("ValueTensor");
  if (variables && variables->size() != 1) {
    refuse(context, op,
           {FindingCode::input_missing,
            "[set_value][ValueTensor] should only have 1 variable, but got " +
                std::to_string(variables->size()),
            PaddleErrorKind::invalid_argument, "ValueTensor"});
  }
  return translate_operand(context, op, {.name = "values", .legacy = "ValueTensor"});
}

}  // namespace

void translate_set_value_grad(TranslationContext& context, const OpDesc& op) {
  slice_inputs(context, op);
  Values operands = {written_values(context, op),
                     translate_operand(context, op, {.name = "out_grad", .legacy = "Out@GRAD"}),
                     range_operand(context, op, "starts", "StartsTensorList"),
                     range_operand(context, op, "ends", "EndsTensorList"),
                     range_operand(context, op, "steps", "StepsTensorList")};
  Results results;
  translate_result(context, op, {.name = "x_grad", .legacy = "Input@GRAD", .optional = true},
                   results);
  translate_result(context, op,
                   {.name = "values_grad", .legacy = "ValueTensor@GRAD", .optional = true},
                   results);
  const OpId created = create_op(context, op,
                                 {"pd_op.set_value_with_tensor_grad", nullptr, operands,
                                  axes_attributes(context, op), results.types});
  record_results(context, created, results);
}

}  // namespace paddle_ls::ir
