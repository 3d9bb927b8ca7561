// Binary operators with the legacy `axis`, which aligns the second operand inside the first one.
// PIR aligns on the right only, so the second operand is given the missing dimensions.
#include <algorithm>

#include "engine/ir/translate/handlers.hpp"
#include "engine/ir/translate/needed_attribute.hpp"

namespace paddle_ls::ir {

namespace {

std::int32_t axis_of(const Translator& translator, const OpDesc& op) {
  return needed_alternative<std::int32_t>(translator, op, "axis");
}

ValueId only_operand(Translator& translator, const OpDesc& op, std::string_view parameter) {
  const auto* variables = op.input(parameter);
  const std::string name(parameter);
  if (!variables) {
    translator.refuse(FindingCode::input_missing, op,
                      "Input " + name + " cannot be found in operator " + op.type + ".",
                      PaddleErrorKind::not_found, parameter);
  }
  const std::string expected = "Expected op[" + op.type + "]'s input ";
  if (variables->size() != 1) {
    translator.refuse(
        FindingCode::input_missing, op,
        expected + name + " has only 1 variable, but got " + std::to_string(variables->size()),
        PaddleErrorKind::invalid_argument, parameter);
  }
  const Definition* found = translator.scopes().find(variables->front());
  if (!found) {
    translator.refuse(FindingCode::input_undefined, op,
                      expected + variables->front() + " has been parsed",
                      PaddleErrorKind::invalid_argument, parameter, variables->front());
  }
  return translator.value_of(op, variables->front());
}

// A tensor of int64 with the dimensions of `value`, as a shape operand for dynamic alignment.
ValueId shape_of(Translator& translator, ValueId value) {
  Program& program = translator.program();
  const auto rank = static_cast<std::int64_t>(program.type_of(value).dims.size());
  const OpId shape = translator.build(
      translator.before_3_0() ? "pd_op.shape" : "pd_op.shape64", {value}, {},
      {translator.tensor_type(translator.before_3_0() ? DataType::int32 : DataType::int64,
                              {&rank, 1})});
  return program.result(shape);
}

ValueId reshape_aligned(Translator& translator, ValueId y, std::int64_t before,
                        std::int64_t after) {
  Program& program = translator.program();
  const Type& type = program.type_of(y);
  const bool is_static = std::ranges::none_of(type.dims, [](std::int64_t dim) { return dim < 0; });
  // A dynamic shape leaves the leading ones to broadcasting.
  std::vector<std::int64_t> shape(is_static ? static_cast<std::size_t>(before) : 0, 1);
  shape.insert(shape.end(), type.dims.begin(), type.dims.end());
  shape.insert(shape.end(), static_cast<std::size_t>(after), 1);
  Types results = {translator.tensor_type(type.element, shape)};
  if (translator.before_3_0()) {
    std::vector<std::int64_t> x_shape = {0};
    x_shape.insert(x_shape.end(), type.dims.begin(), type.dims.end());
    results.push_back(translator.tensor_type(DataType::int64, x_shape));
  }
  if (is_static) {
    const ValueId target = translator.full_int_array(shape);
    return program.result(translator.build("pd_op.reshape", {y, target}, {}, results));
  }
  Values parts;
  const auto size = static_cast<std::int64_t>(type.dims.size()) + after;
  parts.push_back(shape_of(translator, y));
  const std::vector<std::int64_t> ones(static_cast<std::size_t>(after), 1);
  parts.push_back(translator.full_int_array(ones));
  // Made by a builder, so unlike other combines this one has stop_gradient.
  const ValueId list = program.result(
      translator.build("builtin.combine", parts, {}, {translator.vector_type(parts)}));
  const ValueId axis = translator.full_of_one(0, DataType::int32);
  const OpId joined = translator.build("pd_op.concat", {list, axis}, {},
                                       {translator.tensor_type(DataType::int64, {&size, 1})});
  return program.result(
      translator.build("pd_op.reshape", {y, program.result(joined)}, {}, results));
}

// x and y with y aligned at `axis`.
Values aligned_operands(Translator& translator, const OpDesc& op) {
  const std::int32_t axis = axis_of(translator, op);
  const ValueId x = only_operand(translator, op, "X");
  const ValueId y = only_operand(translator, op, "Y");
  if (axis == -1) return {x, y};
  const Program& program = translator.program();
  const auto x_rank = static_cast<std::int64_t>(program.type_of(x).dims.size());
  const auto y_rank = static_cast<std::int64_t>(program.type_of(y).dims.size());
  const std::int64_t begin = axis < 0 ? axis + x_rank : axis;
  const std::int64_t after = x_rank - begin - y_rank;
  if (after <= 0 || begin < 0) return {x, y};
  // 2.6 adds the ones on the right only.
  return {x, reshape_aligned(translator, y, translator.before_3_0() ? 0 : begin, after)};
}

void create_binary(Translator& translator, const OpDesc& op, const OpRule& rule,
                   std::string_view name) {
  translator.slice_inputs(op);
  auto operands = aligned_operands(translator, op);
  const Results results = translator.results(op, rule);
  const OpId created = translator.create(op, name, nullptr, operands,
                                         translator.attributes(op, rule), results.types);
  translator.record(created, results);
}

}  // namespace

void translate_elementwise(Translator& translator, const OpDesc& op) {
  const OpRule* rule = nullptr;
  const std::string_view name = translator.look_up(op, rule);
  if (axis_of(translator, op) == -1) return translate_general(translator, op);
  create_binary(translator, op, *rule, name);
}

void translate_grad_add(Translator& translator, const OpDesc& op) {
  const OpRule* rule = translator.table().rule("elementwise_add");
  const OpRule* own = nullptr;
  const bool in_place =
      translator.table().rule("grad_add") && translator.look_up(op, own).ends_with('_');
  const std::string_view name = in_place ? "pd_op.add_" : "pd_op.add";
  if (axis_of(translator, op) != -1) return create_binary(translator, op, *rule, name);
  translate_by_rule(translator, op, *rule, name);
}

void translate_elementwise_grad(Translator& translator, const OpDesc& op) {
  translate_general(translator, op);
  if (axis_of(translator, op) == -1) return;
  // The gradient of an aligned operand has the alignment's ones; Paddle reshapes it to the
  // variable.
  const auto* gradients = op.output("Y@GRAD");
  const auto* inputs = op.input("Y");
  if (!gradients || gradients->empty() || !inputs || inputs->empty()) return;
  const VarDesc* gradient = translator.variable(gradients->front());
  const VarDesc* input = translator.variable(inputs->front());
  const Definition* y = translator.scopes().find(inputs->front());
  if (!gradient || !input || !y ||
      std::ranges::equal(gradient->dims, translator.program().type_of(y->value).dims)) {
    return;
  }
  Program& program = translator.program();
  const ValueId value = translator.value_of(op, gradients->front());
  const ValueId shape = translator.full_int_array(gradient->dims);
  const OpId reshaped =
      translator.build("pd_op.reshape", {value, shape}, {}, {translator.type_of(op, *gradient)});
  translator.scopes().push(gradients->front(), {program.result(reshaped), -1});
}

}  // namespace paddle_ls::ir
