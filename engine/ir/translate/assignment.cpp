// Operators that write into something that exists already.
#include "engine/ir/convert/convert_attribute.hpp"
#include "engine/ir/translate/handlers.hpp"

namespace paddle_ls::ir {

namespace {

// starts, ends and steps: tensors when the op has them, else the attributes.
ValueId range_operand(Translator& translator, const OpDesc& op, std::string_view attribute,
                      std::string_view tensors) {
  return translator.operand(op, {.name = attribute,
                                 .legacy = attribute,
                                 .kind = AttributeKind::int_array,
                                 .from_attribute = true,
                                 .tensor = tensors});
}

Attributes axes_attributes(Translator& translator, const OpDesc& op) {
  return {translator.attribute("axes", plain_attribute_as(op, "axes", AttributeKind::int64_list)),
          translator.attribute("decrease_axes",
                               plain_attribute_as(op, "decrease_axes", AttributeKind::int64_list)),
          translator.attribute("none_axes",
                               plain_attribute_as(op, "none_axes", AttributeKind::int64_list))};
}

}  // namespace

// Writing a variable that has a value already keeps the two apart only by name, so Paddle makes the
// write explicit.
void translate_assign(Translator& translator, const OpDesc& op) {
  const auto* out = op.output("Out");
  const auto* x = op.input("X");
  Program& program = translator.program();
  if (!out && !translator.before_3_0()) {
    translator.refuse(FindingCode::output_missing, op,
                      "Output Out cannot be found in operator " + op.type + ".",
                      PaddleErrorKind::not_found, "Out");
  }
  if (!x) {
    translator.refuse(FindingCode::input_missing, op, "op assign should have input `X`",
                      PaddleErrorKind::invalid_argument, "X");
  }
  if (x->empty() && !translator.before_3_0()) {
    translator.refuse(FindingCode::input_missing, op,
                      "op assign should have one input `X`, but got 0.",
                      PaddleErrorKind::invalid_argument, "X");
  }
  const VarDesc* described = x && !x->empty() ? translator.variable(x->front()) : nullptr;
  if (described && described->kind == VarKind::tensor_array && !translator.before_3_0()) {
    translator.slice_inputs(op);
    const ValueId array = translator.value_of(op, x->front());
    Results results;
    translator.result(op, {.name = "out", .legacy = "Out"}, results);
    const OpId created =
        translator.create(op, "pd_op.assign_array_", nullptr, {array}, {}, results.types);
    return translator.record(created, results);
  }
  if (translator.before_3_0() || !out || out->empty() || !translator.scopes().find(out->front())) {
    return translate_general(translator, op);
  }
  translator.slice_inputs(op);
  const ValueId from = x && x->size() == 1 ? translator.value_of(op, x->front())
                                           : translator.operand(op, {.name = "x", .legacy = "X"});
  const ValueId into = translator.value_of(op, out->front());
  const OpId created = translator.create(op, "pd_op.assign_out_", nullptr, {from, into}, {},
                                         {program.value(into).type});
  Results results;
  translator.result(op, {.name = "out", .legacy = "Out"}, results);
  translator.record(created, results);
}

void translate_set_value(Translator& translator, const OpDesc& op) {
  const bool with_tensor = op.has_input("ValueTensor");
  const std::string_view name = with_tensor                  ? "pd_op.set_value_with_tensor"
                                : translator.is_in_place(op) ? "pd_op.set_value_"
                                                             : "pd_op.set_value";
  translator.slice_inputs(op);
  Values operands = {translator.operand(op, {.name = "x", .legacy = "Input"})};
  if (with_tensor) {
    operands.push_back(translator.operand(op, {.name = "values", .legacy = "ValueTensor"}));
  }
  operands.push_back(range_operand(translator, op, "starts", "StartsTensorList"));
  operands.push_back(range_operand(translator, op, "ends", "EndsTensorList"));
  operands.push_back(range_operand(translator, op, "steps", "StepsTensorList"));
  Results results;
  translator.result(op, {.name = "out", .legacy = "Out"}, results);
  auto attributes = axes_attributes(translator, op);
  if (!with_tensor) {
    attributes.push_back(
        translator.attribute("shape", plain_attribute_as(op, "shape", AttributeKind::int64_list)));
    attributes.push_back(translator.attribute(
        "values", plain_attribute_as(op, "values", AttributeKind::scalar_list)));
  }
  const OpId created = translator.create(op, name, nullptr, operands, attributes, results.types);
  translator.record(created, results);
}

namespace {

// The one tensor that was written; writing numbers has no gradient.
ValueId written_values(Translator& translator, const OpDesc& op) {
  const auto* variables = op.input("ValueTensor");
  if (variables && variables->size() != 1) {
    translator.refuse(FindingCode::input_missing, op,
                      "[set_value][ValueTensor] should only have 1 variable, but got " +
                          std::to_string(variables->size()),
                      PaddleErrorKind::invalid_argument, "ValueTensor");
  }
  return translator.operand(op, {.name = "values", .legacy = "ValueTensor"});
}

}  // namespace

void translate_set_value_grad(Translator& translator, const OpDesc& op) {
  translator.slice_inputs(op);
  Values operands = {written_values(translator, op),
                     translator.operand(op, {.name = "out_grad", .legacy = "Out@GRAD"}),
                     range_operand(translator, op, "starts", "StartsTensorList"),
                     range_operand(translator, op, "ends", "EndsTensorList"),
                     range_operand(translator, op, "steps", "StepsTensorList")};
  Results results;
  translator.result(op, {.name = "x_grad", .legacy = "Input@GRAD", .optional = true}, results);
  translator.result(op, {.name = "values_grad", .legacy = "ValueTensor@GRAD", .optional = true},
                    results);
  const OpId created = translator.create(op, "pd_op.set_value_with_tensor_grad", nullptr, operands,
                                         axes_attributes(translator, op), results.types);
  translator.record(created, results);
}

}  // namespace paddle_ls::ir
