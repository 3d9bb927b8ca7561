// Binary operators with the legacy `axis`, which aligns the second operand inside the first one.
// PIR aligns on the right only, so the second operand is given the missing dimensions.
#include <algorithm>

#include "engine/ir/translate/build_op.hpp"
#include "engine/ir/translate/create_op.hpp"
#include "engine/ir/translate/look_up.hpp"
#include "engine/ir/translate/needed_attribute.hpp"
#include "engine/ir/translate/op_handlers.hpp"
#include "engine/ir/translate/operands.hpp"
#include "engine/ir/translate/refuse.hpp"
#include "engine/ir/translate/translate_attributes.hpp"

namespace paddle_ls::ir {

namespace {

std::int32_t axis_of(const TranslationContext& context, const OpDesc& op) {
  return needed_alternative<std::int32_t>(context, op, "axis");
}

ValueId only_operand(TranslationContext& context, const OpDesc& op, std::string_view parameter) {
  const auto* variables = op.input(parameter);
  const std::string name(parameter);
  if (!variables) {
    refuse(context, op,
           {FindingCode::input_missing,
            "Input " + name + " cannot be found in operator " + op.type + ".",
            PaddleErrorKind::not_found, parameter});
  }
  const std::string expected = "Expected op[" + op.type + "]'s input ";
  if (variables->size() != 1) {
    refuse(context, op,
           {FindingCode::input_missing,
            expected + name + " has only 1 variable, but got " + std::to_string(variables->size()),
            PaddleErrorKind::invalid_argument, parameter});
  }
  const ValueDefinition* found = context.scopes.find(variables->front());
  if (!found) {
    refuse(context, op,
           {FindingCode::input_undefined, expected + variables->front() + " has been parsed",
            PaddleErrorKind::invalid_argument, parameter, variables->front()});
  }
  return value_of(context, op, variables->front());
}

// A tensor of int64 with the dimensions of `value`, as a shape operand for dynamic alignment.
ValueId shape_of(TranslationContext& context, ValueId value) {
  Program& program = context.program();
  const auto rank = static_cast<std::int64_t>(program.type_of(value).dims.size());
  const OpId shape = build_op(
      context, context.before_3_0() ? "pd_op.shape" : "pd_op.shape64", {value}, {},
      {tensor_type(context, context.before_3_0() ? DataType::int32 : DataType::int64, {&rank, 1})});
  return program.result(shape);
}

ValueId reshape_aligned(TranslationContext& context, ValueId y, std::int64_t before,
                        std::int64_t after) {
  Program& program = context.program();
  const Type& type = program.type_of(y);
  const bool is_static = std::ranges::none_of(type.dims, [](std::int64_t dim) { return dim < 0; });
  // A dynamic shape leaves the leading ones to broadcasting.
  std::vector<std::int64_t> shape(is_static ? static_cast<std::size_t>(before) : 0, 1);
  shape.insert(shape.end(), type.dims.begin(), type.dims.end());
  shape.insert(shape.end(), static_cast<std::size_t>(after), 1);
  Types results = {tensor_type(context, type.element, shape)};
  if (context.before_3_0()) {
    std::vector<std::int64_t> x_shape = {0};
    x_shape.insert(x_shape.end(), type.dims.begin(), type.dims.end());
    results.push_back(tensor_type(context, DataType::int64, x_shape));
  }
  if (is_static) {
    const ValueId target = build_full_int_array(context, shape);
    return program.result(build_op(context, "pd_op.reshape", {y, target}, {}, results));
  }
  Values parts;
  const auto size = static_cast<std::int64_t>(type.dims.size()) + after;
  parts.push_back(shape_of(context, y));
  const std::vector<std::int64_t> ones(static_cast<std::size_t>(after), 1);
  parts.push_back(build_full_int_array(context, ones));
  // Made by a builder, so unlike other combines this one has stop_gradient.
  const ValueId list = program.result(
      build_op(context, "builtin.combine", parts, {}, {vector_type(context, parts)}));
  const ValueId axis = build_full_of_one(context, 0, DataType::int32);
  const OpId joined = build_op(context, "pd_op.concat", {list, axis}, {},
                               {tensor_type(context, DataType::int64, {&size, 1})});
  return program.result(
      build_op(context, "pd_op.reshape", {y, program.result(joined)}, {}, results));
}

// x and y with y aligned at `axis`.
Values aligned_operands(TranslationContext& context, const OpDesc& op) {
  const std::int32_t axis = axis_of(context, op);
  const ValueId x = only_operand(context, op, "X");
  const ValueId y = only_operand(context, op, "Y");
  if (axis == -1) return {x, y};
  const Program& program = context.program();
  const auto x_rank = static_cast<std::int64_t>(program.type_of(x).dims.size());
  const auto y_rank = static_cast<std::int64_t>(program.type_of(y).dims.size());
  const std::int64_t begin = axis < 0 ? axis + x_rank : axis;
  const std::int64_t after = x_rank - begin - y_rank;
  if (after <= 0 || begin < 0) return {x, y};
  // 2.6 adds the ones on the right only.
  return {x, reshape_aligned(context, y, context.before_3_0() ? 0 : begin, after)};
}

void create_binary(TranslationContext& context, const OpDesc& op, const OpRule& rule,
                   std::string_view name) {
  slice_inputs(context, op);
  auto operands = aligned_operands(context, op);
  const Results results = translate_results(context, op, rule);
  const OpId created =
      create_op(context, op,
                {name, nullptr, operands, translate_attributes(context, op, rule), results.types});
  record_results(context, created, results);
}

}  // namespace

void translate_elementwise(TranslationContext& context, const OpDesc& op) {
  const OpRule* rule = nullptr;
  const std::string_view name = look_up(context, op, rule);
  if (axis_of(context, op) == -1) return translate_general(context, op);
  create_binary(context, op, *rule, name);
}

void translate_grad_add(TranslationContext& context, const OpDesc& op) {
  const OpRule* rule = context.table.rule("elementwise_add");
  const OpRule* own = nullptr;
  const bool in_place = context.table.rule("grad_add") && look_up(context, op, own).ends_with('_');
  const std::string_view name = in_place ? "pd_op.add_" : "pd_op.add";
  if (axis_of(context, op) != -1) return create_binary(context, op, *rule, name);
  translate_by_rule(context, op, *rule, name);
}

void translate_elementwise_grad(TranslationContext& context, const OpDesc& op) {
  translate_general(context, op);
  if (axis_of(context, op) == -1) return;
  // The gradient of an aligned operand has the alignment's ones; Paddle reshapes it to the
  // variable.
  const auto* gradients = op.output("Y@GRAD");
  const auto* inputs = op.input("Y");
  if (!gradients || gradients->empty() || !inputs || inputs->empty()) return;
  const VarDesc* gradient = context.variable(gradients->front());
  const VarDesc* input = context.variable(inputs->front());
  const ValueDefinition* y = context.scopes.find(inputs->front());
  if (!gradient || !input || !y ||
      std::ranges::equal(gradient->dims, context.program().type_of(y->value).dims)) {
    return;
  }
  Program& program = context.program();
  const ValueId value = value_of(context, op, gradients->front());
  const ValueId shape = build_full_int_array(context, gradient->dims);
  const OpId reshaped =
      build_op(context, "pd_op.reshape", {value, shape}, {}, {type_of(context, op, *gradient)});
  context.scopes.push(gradients->front(), {program.result(reshaped), -1});
}

}  // namespace paddle_ls::ir
