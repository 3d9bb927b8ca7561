// Products of matrices in the older forms: mul, which flattens its operands, and matmul with a
// factor.
#include <algorithm>
#include <array>

#include "engine/ir/convert/convert_attribute.hpp"
#include "engine/ir/translate/build_op.hpp"
#include "engine/ir/translate/create_op.hpp"
#include "engine/ir/translate/needed_attribute.hpp"
#include "engine/ir/translate/op_handlers.hpp"
#include "engine/ir/translate/operands.hpp"
#include "engine/ir/translate/refuse.hpp"
#include "engine/ir/translate/translate_attributes.hpp"

namespace paddle_ls::ir {

namespace {

// A product of dimensions in which an unknown one makes the whole unknown.
std::int64_t product(std::span<const std::int64_t> dims) {
  std::int64_t result = 1;
  for (const std::int64_t dim : dims) {
    if (dim < 0 || __builtin_mul_overflow(result, dim, &result)) return -1;
  }
  return result;
}

// What mul flattens dimensions to. Paddle multiplies an unknown one as the number -1, so two of
// them count as known.
std::int64_t flattened(std::span<const std::int64_t> dims) {
  std::int64_t result = 1;
  for (const std::int64_t dim : dims) {
    if (__builtin_mul_overflow(result, dim, &result)) return -1;
  }
  return std::max<std::int64_t>(result, -1);
}

std::string listed(List<std::int64_t> all) {
  std::string text;
  for (const std::int64_t each : all) text += (text.empty() ? "" : ", ") + std::to_string(each);
  return "[" + text + "]";
}

void refuse_two_unknown(TranslationContext& context, const OpDesc& op, List<std::int64_t> dims) {
  const auto first = std::ranges::find(dims, -1);
  if (first == dims.end()) return;
  const auto second = std::find(first + 1, dims.end(), -1);
  if (second == dims.end()) return;
  refuse_by_class(
      context, op,
      {FindingCode::operands_disagree,
       "Only one dimension value of 'shape' in ReshapeOp can be -1. But received shape = " +
           listed(dims) + ", shape[" + std::to_string(second - dims.begin()) + "] is also -1."});
}

// The dimensions that a reshape of `from` to `dims` has: the only unknown one follows from the
// others where all of `from` are known.
std::vector<std::int64_t> reshaped(TranslationContext& context, const OpDesc& op,
                                   List<std::int64_t> from, List<std::int64_t> dims) {
  refuse_two_unknown(context, op, dims);
  std::vector<std::int64_t> result(dims.begin(), dims.end());
  const std::int64_t size = product(from);
  const auto unknown = std::ranges::find(result, -1);
  if (size < 0) return result;
  if (unknown != result.end()) {
    *unknown = 1;
    const std::int64_t others = product(result);
    *unknown = others > 0 && size % others == 0 ? size / others : -1;
    return result;
  }
  if (product(result) == size) return result;
  refuse_by_class(
      context, op,
      {FindingCode::operands_disagree,
       "The 'shape' in ReshapeOp is invalid. The input tensor X'size must be equal to the capacity "
       "of 'shape'. But received X's shape = " +
           listed(from) + ", X's size = " + std::to_string(size) + ", 'shape' is " + listed(dims) +
           ", the capacity of 'shape' is " + std::to_string(product(result)) + "."});
}

ValueId reshape_to(TranslationContext& context, const OpDesc& op, ValueId value,
                   List<std::int64_t> dims) {
  Program& program = context.program();
  const Type type = program.type_of(value);
  const ValueId shape = build_full_int_array(context, dims);
  Types results = {tensor_type(context, type.element, reshaped(context, op, type.dims, dims))};
  if (context.before_3_0()) {
    std::vector<std::int64_t> x_shape = {0};
    x_shape.insert(x_shape.end(), type.dims.begin(), type.dims.end());
    results.push_back(tensor_type(context, DataType::int64, x_shape));
  }
  return program.result(build_op(context, "pd_op.reshape", {value, shape}, {}, results));
}

ValueId as_matrix(TranslationContext& context, const OpDesc& op, ValueId value,
                  std::int32_t columns_from) {
  const Type type = context.program().type_of(value);
  const auto split = static_cast<std::size_t>(
      std::clamp<std::int64_t>(columns_from, 0, static_cast<std::int64_t>(type.dims.size())));
  const std::array matrix = {flattened(type.dims.first(split)),
                             flattened(type.dims.subspan(split))};
  return reshape_to(context, op, value, matrix);
}

ValueId defined(TranslationContext& context, const OpDesc& op, std::string_view parameter,
                std::string_view lower) {
  const auto* variables = op.input(parameter);
  if (variables && variables->size() != 1 && !context.before_3_0()) {
    refuse(context, op,
           {FindingCode::input_missing,
            "Expected op[" + op.type + "]'s input " + std::string(parameter) +
                " has only 1 variable, but got " + std::to_string(variables->size()),
            PaddleErrorKind::invalid_argument, parameter});
  }
  if (!variables || variables->empty() || !context.scopes.find(variables->front())) {
    refuse(context, op,
           {FindingCode::input_undefined,
            "Expected op[" + op.type + "]'s input " +
                std::string(context.before_3_0() ? lower : parameter) + " has been parsed",
            PaddleErrorKind::invalid_argument, std::string(parameter)});
  }
  return value_of(context, op, variables->front());
}

// The number of dimensions of an operand of mul that become rows.
std::int32_t row_dimensions(TranslationContext& context, const OpDesc& op, ValueId value,
                            std::string_view parameter) {
  const std::string name = (parameter == "X" ? "x" : "y") + std::string("_num_col_dims");
  const auto rows = needed_attribute<std::int32_t>(context, op, name);
  const std::size_t rank = context.program().type_of(value).dims.size();
  if (rows >= 0 && static_cast<std::size_t>(rows) <= rank) return rows;
  refuse(context, op,
         {FindingCode::attribute_value,
          "Expected op[" + op.type + "]'s attr `" + name + "` less than or equal to dim of input " +
              std::string(parameter) + " " + std::to_string(rank) + ", but got " +
              std::to_string(rows),
          PaddleErrorKind::invalid_argument, name});
}

struct Matrices {
  ValueId x;
  ValueId y;
  std::vector<std::int64_t> product_dims;  // the rows of x and the columns of y, as they were
};

// The operands of mul, flattened.
Matrices matrices(TranslationContext& context, const OpDesc& op) {
  slice_inputs(context, op);
  needed_attribute<std::int32_t>(context, op, "x_num_col_dims");
  needed_attribute<std::int32_t>(context, op, "y_num_col_dims");
  const ValueId x = defined(context, op, "X", "x");
  const ValueId y = defined(context, op, "Y", "y");
  const std::int32_t x_rows = row_dimensions(context, op, x, "X");
  const std::int32_t y_rows = row_dimensions(context, op, y, "Y");
  const List<std::int64_t> rows =
      context.program().type_of(x).dims.first(static_cast<std::size_t>(x_rows));
  const List<std::int64_t> columns =
      context.program().type_of(y).dims.subspan(static_cast<std::size_t>(y_rows));
  std::vector<std::int64_t> dims(rows.begin(), rows.end());
  dims.insert(dims.end(), columns.begin(), columns.end());
  const ValueId x_matrix = as_matrix(context, op, x, x_rows);
  return {x_matrix, as_matrix(context, op, y, y_rows), std::move(dims)};
}

}  // namespace

// mul flattens both sides to matrices; PIR spells that out.
void translate_mul(TranslationContext& context, const OpDesc& op) {
  const auto [x, y, product_dims] = matrices(context, op);
  Program& program = context.program();
  Results results;
  translate_result(context, op, {.name = "out", .legacy = "Out"}, results);
  const OpId product_op = create_op(context, op,
                                    {"pd_op.matmul",
                                     nullptr,
                                     {x, y},
                                     {intern_attribute(context, "transpose_x", {false}),
                                      intern_attribute(context, "transpose_y", {false})},
                                     results.types});
  record_results(context, product_op, results);
  if (results.mappings.empty()) return;
  const ValueId shaped = reshape_to(context, op, program.result(product_op), product_dims);
  context.scopes.push(results.mappings.front().variable, {shaped, -1});
}

void translate_mul_grad(TranslationContext& context, const OpDesc& op) {
  const Matrices both = matrices(context, op);
  const ValueId x = both.x;
  const ValueId y = both.y;
  Program& program = context.program();
  ValueId gradient = defined(context, op, "Out@GRAD", "out_grad");
  const std::array product_dims = {program.type_of(x).dims[0], program.type_of(y).dims[1]};
  gradient = reshape_to(context, op, gradient, product_dims);
  Results results;
  translate_result(context, op, {.name = "x_grad", .legacy = "X@GRAD", .optional = true}, results);
  translate_result(context, op, {.name = "y_grad", .legacy = "Y@GRAD", .optional = true}, results);
  const OpId created = create_op(context, op,
                                 {"pd_op.matmul_grad",
                                  nullptr,
                                  {x, y, gradient},
                                  {intern_attribute(context, "transpose_x", {false}),
                                   intern_attribute(context, "transpose_y", {false})},
                                  results.types});
  record_results(context, created, results);
  for (const ResultMapping& mapping : results.mappings) {
    const List<std::int64_t> dims = context.variable(mapping.variable)->dims;
    const ValueId value = program.result(created, mapping.result);
    context.scopes.push(mapping.variable, {reshape_to(context, op, value, dims), -1});
  }
}

// matmul of 1.x: a factor on the result, and factors of its int8 form that PIR does not have.
void translate_legacy_matmul(TranslationContext& context, const OpDesc& op) {
  for (const std::string_view factor : {"Scale_x", "Scale_y", "Scale_out"}) {
    const LegacyValue* value = op.plain_attribute(factor);
    const auto* number = value ? std::get_if<float>(value) : nullptr;
    if (!number || *number == 1.0F) continue;
    refuse(context, op,
           {FindingCode::attribute_value,
            "Expected op[" + op.type + "]'s attr " + std::string(factor) + " is not " +
                std::to_string(*number),
            PaddleErrorKind::invalid_argument, std::string(factor)});
  }
  slice_inputs(context, op);
  Values operands = {translate_operand(context, op, {.name = "x", .legacy = "X"}),
                     translate_operand(context, op, {.name = "y", .legacy = "Y"})};
  Results results;
  translate_result(context, op, {.name = "out", .legacy = "Out"}, results);
  Attributes attributes = {
      intern_attribute(context, "transpose_x",
                       plain_attribute_as(op, "transpose_X", AttributeKind::boolean)),
      intern_attribute(context, "transpose_y",
                       plain_attribute_as(op, "transpose_Y", AttributeKind::boolean))};
  const OpId created =
      create_op(context, op, {"pd_op.matmul", nullptr, operands, attributes, results.types});
  record_results(context, created, results);
  const auto factor = needed_attribute<float>(context, op, "alpha");
  if (factor == 1.0F || results.mappings.empty()) return;
  Program& program = context.program();
  const ValueId scale = build_full_of_one(context, factor, DataType::float32);
  const OpId scaled = build_op(context, "pd_op.scale", {program.result(created), scale},
                               {intern_attribute(context, "bias", {0.0F}),
                                intern_attribute(context, "bias_after_scale", {true})},
                               {results.types.front()});
  context.scopes.push(results.mappings.front().variable, {program.result(scaled), -1});
}

}  // namespace paddle_ls::ir
