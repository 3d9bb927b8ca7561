// Operators that PIR takes apart differently: by shape, by how the parts are given, by what the
// gradient still needs of the forward op.
#include <algorithm>
#include <array>

#include "engine/ir/convert/convert_attribute.hpp"
#include "engine/ir/translate/handlers.hpp"
#include "engine/ir/translate/needed_attribute.hpp"

namespace paddle_ls::ir {

namespace {

void finish(Translator& translator, const OpDesc& op, std::string_view name, const Values& operands,
            const Attributes& attributes, const Argument& result) {
  Results results;
  translator.result(op, result, results);
  const OpId created = translator.create(op, name, nullptr, operands, attributes, results.types);
  translator.record(created, results);
}

Values values_of(Translator& translator, const OpDesc& op, std::string_view parameter) {
  Values values;
  for (const Name name : *op.input(parameter)) values.push_back(translator.value_of(op, name));
  return values;
}

ValueId defined_value(Translator& translator, const OpDesc& op, std::string_view parameter) {
  const auto* variables = op.input(parameter);
  if (!variables || variables->empty()) {
    translator.refuse(
        FindingCode::input_missing, op,
        "Input " + std::string(parameter) + " cannot be found in operator " + op.type + ".",
        PaddleErrorKind::not_found, std::string(parameter));
  }
  return translator.value_of(op, variables->front());
}

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

void refuse_two_unknown(Translator& translator, const OpDesc& op, List<std::int64_t> dims) {
  const auto first = std::ranges::find(dims, -1);
  if (first == dims.end()) return;
  const auto second = std::find(first + 1, dims.end(), -1);
  if (second == dims.end()) return;
  translator.refuse_by_class(
      FindingCode::operands_disagree, op,
      "Only one dimension value of 'shape' in ReshapeOp can be -1. But received shape = " +
          listed(dims) + ", shape[" + std::to_string(second - dims.begin()) + "] is also -1.");
}

// The dimensions that a reshape of `from` to `dims` has: the only unknown one follows from the
// others where all of `from` are known.
std::vector<std::int64_t> reshaped(Translator& translator, const OpDesc& op,
                                   List<std::int64_t> from, List<std::int64_t> dims) {
  refuse_two_unknown(translator, op, dims);
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
  translator.refuse_by_class(
      FindingCode::operands_disagree, op,
      "The 'shape' in ReshapeOp is invalid. The input tensor X'size must be equal to the capacity "
      "of 'shape'. But received X's shape = " +
          listed(from) + ", X's size = " + std::to_string(size) + ", 'shape' is " + listed(dims) +
          ", the capacity of 'shape' is " + std::to_string(product(result)) + ".");
}

ValueId reshape_to(Translator& translator, const OpDesc& op, ValueId value,
                   List<std::int64_t> dims) {
  Program& program = translator.program();
  const Type type = program.type_of(value);
  const ValueId shape = translator.full_int_array(dims);
  Types results = {translator.tensor_type(type.element, reshaped(translator, op, type.dims, dims))};
  if (translator.before_3_0()) {
    std::vector<std::int64_t> x_shape = {0};
    x_shape.insert(x_shape.end(), type.dims.begin(), type.dims.end());
    results.push_back(translator.tensor_type(DataType::int64, x_shape));
  }
  return program.result(translator.build("pd_op.reshape", {value, shape}, {}, results));
}

ValueId as_matrix(Translator& translator, const OpDesc& op, ValueId value,
                  std::int32_t columns_from) {
  const Type type = translator.program().type_of(value);
  const auto split = static_cast<std::size_t>(
      std::clamp<std::int64_t>(columns_from, 0, static_cast<std::int64_t>(type.dims.size())));
  const std::array matrix = {flattened(type.dims.first(split)),
                             flattened(type.dims.subspan(split))};
  return reshape_to(translator, op, value, matrix);
}

ValueId defined(Translator& translator, const OpDesc& op, std::string_view parameter,
                std::string_view lower) {
  const auto* variables = op.input(parameter);
  if (variables && variables->size() != 1 && !translator.before_3_0()) {
    translator.refuse(FindingCode::input_missing, op,
                      "Expected op[" + op.type + "]'s input " + std::string(parameter) +
                          " has only 1 variable, but got " + std::to_string(variables->size()),
                      PaddleErrorKind::invalid_argument, parameter);
  }
  if (!variables || variables->empty() || !translator.scopes().find(variables->front())) {
    translator.refuse(FindingCode::input_undefined, op,
                      "Expected op[" + op.type + "]'s input " +
                          std::string(translator.before_3_0() ? lower : parameter) +
                          " has been parsed",
                      PaddleErrorKind::invalid_argument, std::string(parameter));
  }
  return translator.value_of(op, variables->front());
}

}  // namespace

void translate_split(Translator& translator, const OpDesc& op) {
  translator.slice_inputs(op);
  const auto parts = needed_alternative<std::int32_t>(translator, op, "num");
  Values operands = {defined_value(translator, op, "X")};
  if (parts <= 0) {
    if (op.has_input("SectionsTensorList")) {
      operands.push_back(translator.combine(values_of(translator, op, "SectionsTensorList")));
    } else {
      translator.require_attribute(op, "sections");
      operands.push_back(translator.attribute_as_operand(op, {.name = "sections",
                                                              .legacy = "sections",
                                                              .kind = AttributeKind::int_array,
                                                              .from_attribute = true}));
    }
  }
  if (op.has_input("AxisTensor")) {
    operands.push_back(translator.value_of(op, op.input("AxisTensor")->front()));
  } else {
    translator.require_attribute(op, "axis");
    operands.push_back(translator.attribute_as_operand(
        op,
        {.name = "axis", .legacy = "axis", .kind = AttributeKind::scalar, .from_attribute = true}));
  }
  const Argument out{.name = "out", .legacy = "Out", .list = true};
  if (parts > 0) {
    return finish(translator, op, "pd_op.split_with_num", operands,
                  {translator.attribute("num", {parts})}, out);
  }
  Attributes attributes;
  // split has the same attributes for oneDNN as cast.
  for (const Argument& argument : translator.table().rule("cast")->attributes) {
    if (!argument.run_time) continue;
    attributes.push_back(translator.attribute(
        argument.name, op.plain_attribute(argument.legacy)
                           ? plain_attribute_as(op, argument.legacy, argument.kind)
                           : run_time_attribute(*argument.run_time, argument.kind)));
  }
  finish(translator, op, "pd_op.split", operands, attributes, out);
}

namespace {

// By the same op where it writes what it reads.
void translate_tensor_slice(Translator& translator, const OpDesc& op) {
  const OpRule& rule = *translator.table().rule("slice");
  translator.slice_inputs(op);
  const Values operands = translator.operands(op, rule);
  const Results results = translator.results(op, rule);
  const OpId created = translator.create(op, rule.pir, &rule, operands,
                                         translator.attributes(op, rule), results.types);
  translator.record(created, results);
}

}  // namespace

void translate_slice(Translator& translator, const OpDesc& op) {
  const auto* inputs = op.input("Input");
  const VarDesc* input =
      inputs && !inputs->empty() ? translator.variable(inputs->front()) : nullptr;
  if (!input || input->kind != VarKind::tensor_array) {
    return translate_tensor_slice(translator, op);
  }
  const auto* outputs = op.output("Out");
  const VarDesc* output =
      outputs && !outputs->empty() ? translator.variable(outputs->front()) : nullptr;
  const bool dense = output && output->kind == VarKind::dense_tensor;
  translator.slice_inputs(op);
  const OpRule* rule = translator.table().rule("slice");
  Values operands;
  for (const Argument& argument : rule->operands) {
    if (dense && argument.name == "ends") continue;
    operands.push_back(translator.operand(op, argument));
  }
  finish(translator, op, dense ? "pd_op.slice_array_dense" : "pd_op.slice_array", operands, {},
         {.name = "out", .legacy = "Out"});
}

namespace {

// How many dimensions of an operand of mul become rows.
std::int32_t row_dimensions(Translator& translator, const OpDesc& op, ValueId value,
                            std::string_view parameter) {
  const std::string name = (parameter == "X" ? "x" : "y") + std::string("_num_col_dims");
  const auto rows = needed_attribute<std::int32_t>(translator, op, name);
  const std::size_t rank = translator.program().type_of(value).dims.size();
  if (rows >= 0 && static_cast<std::size_t>(rows) <= rank) return rows;
  translator.refuse(FindingCode::attribute_value, op,
                    "Expected op[" + op.type + "]'s attr `" + name +
                        "` less than or equal to dim of input " + std::string(parameter) + " " +
                        std::to_string(rank) + ", but got " + std::to_string(rows),
                    PaddleErrorKind::invalid_argument, name);
}

struct Matrices {
  ValueId x;
  ValueId y;
  std::vector<std::int64_t> product_dims;  // the rows of x and the columns of y, as they were
};

// The operands of mul, flattened.
Matrices matrices(Translator& translator, const OpDesc& op) {
  translator.slice_inputs(op);
  needed_attribute<std::int32_t>(translator, op, "x_num_col_dims");
  needed_attribute<std::int32_t>(translator, op, "y_num_col_dims");
  const ValueId x = defined(translator, op, "X", "x");
  const ValueId y = defined(translator, op, "Y", "y");
  const std::int32_t x_rows = row_dimensions(translator, op, x, "X");
  const std::int32_t y_rows = row_dimensions(translator, op, y, "Y");
  const List<std::int64_t> rows =
      translator.program().type_of(x).dims.first(static_cast<std::size_t>(x_rows));
  const List<std::int64_t> columns =
      translator.program().type_of(y).dims.subspan(static_cast<std::size_t>(y_rows));
  std::vector<std::int64_t> dims(rows.begin(), rows.end());
  dims.insert(dims.end(), columns.begin(), columns.end());
  const ValueId x_matrix = as_matrix(translator, op, x, x_rows);
  return {x_matrix, as_matrix(translator, op, y, y_rows), std::move(dims)};
}

}  // namespace

// mul flattens both sides to matrices; PIR spells that out.
void translate_mul(Translator& translator, const OpDesc& op) {
  const auto [x, y, product_dims] = matrices(translator, op);
  Program& program = translator.program();
  Results results;
  translator.result(op, {.name = "out", .legacy = "Out"}, results);
  const OpId product_op = translator.create(
      op, "pd_op.matmul", nullptr, {x, y},
      {translator.attribute("transpose_x", {false}), translator.attribute("transpose_y", {false})},
      results.types);
  translator.record(product_op, results);
  if (results.mappings.empty()) return;
  const ValueId shaped = reshape_to(translator, op, program.result(product_op), product_dims);
  translator.scopes().push(results.mappings.front().variable, {shaped, -1});
}

void translate_mul_grad(Translator& translator, const OpDesc& op) {
  const Matrices both = matrices(translator, op);
  const ValueId x = both.x;
  const ValueId y = both.y;
  Program& program = translator.program();
  ValueId gradient = defined(translator, op, "Out@GRAD", "out_grad");
  const std::array product_dims = {program.type_of(x).dims[0], program.type_of(y).dims[1]};
  gradient = reshape_to(translator, op, gradient, product_dims);
  Results results;
  translator.result(op, {.name = "x_grad", .legacy = "X@GRAD", .optional = true}, results);
  translator.result(op, {.name = "y_grad", .legacy = "Y@GRAD", .optional = true}, results);
  const OpId created = translator.create(
      op, "pd_op.matmul_grad", nullptr, {x, y, gradient},
      {translator.attribute("transpose_x", {false}), translator.attribute("transpose_y", {false})},
      results.types);
  translator.record(created, results);
  for (const ResultMapping& mapping : results.mappings) {
    const List<std::int64_t> dims = translator.variable(mapping.variable)->dims;
    const ValueId value = program.result(created, mapping.result);
    translator.scopes().push(mapping.variable, {reshape_to(translator, op, value, dims), -1});
  }
}

// matmul of 1.x: a factor on the result, and factors of its int8 form that PIR does not have.
void translate_legacy_matmul(Translator& translator, const OpDesc& op) {
  for (const std::string_view factor : {"Scale_x", "Scale_y", "Scale_out"}) {
    const LegacyValue* value = op.plain_attribute(factor);
    const auto* number = value ? std::get_if<float>(value) : nullptr;
    if (!number || *number == 1.0F) continue;
    translator.refuse(FindingCode::attribute_value, op,
                      "Expected op[" + op.type + "]'s attr " + std::string(factor) + " is not " +
                          std::to_string(*number),
                      PaddleErrorKind::invalid_argument, std::string(factor));
  }
  translator.slice_inputs(op);
  Values operands = {translator.operand(op, {.name = "x", .legacy = "X"}),
                     translator.operand(op, {.name = "y", .legacy = "Y"})};
  Results results;
  translator.result(op, {.name = "out", .legacy = "Out"}, results);
  Attributes attributes = {
      translator.attribute("transpose_x",
                           plain_attribute_as(op, "transpose_X", AttributeKind::boolean)),
      translator.attribute("transpose_y",
                           plain_attribute_as(op, "transpose_Y", AttributeKind::boolean))};
  const OpId created =
      translator.create(op, "pd_op.matmul", nullptr, operands, attributes, results.types);
  translator.record(created, results);
  const auto factor = needed_attribute<float>(translator, op, "alpha");
  if (factor == 1.0F || results.mappings.empty()) return;
  Program& program = translator.program();
  const ValueId scale = translator.full_of_one(factor, DataType::float32);
  const OpId scaled = translator.build(
      "pd_op.scale", {program.result(created), scale},
      {translator.attribute("bias", {0.0F}), translator.attribute("bias_after_scale", {true})},
      {results.types.front()});
  translator.scopes().push(results.mappings.front().variable, {program.result(scaled), -1});
}

// The gradient of a reshape needs the shape of its input only, which the legacy op kept in XShape.
// PIR has no such result, so Paddle declares data of that shape in its place.
void translate_with_x_shape_grad(Translator& translator, const OpDesc& op) {
  const OpRule* rule = nullptr;
  translator.look_up(op, rule);
  const std::string_view name = rule->pir;  // a builder makes it, and none in place
  Program& program = translator.program();
  if (translator.before_3_0()) translator.slice_inputs(op);
  const auto* x_shapes = op.input("XShape");
  if (!x_shapes || x_shapes->empty()) {
    translator.refuse(FindingCode::input_missing, op,
                      "Input XShape cannot be found in operator " + op.type + ".",
                      PaddleErrorKind::not_found, "XShape");
  }
  if (!op.output("X@GRAD")) {
    translator.refuse(FindingCode::output_missing, op,
                      "Output X@GRAD cannot be found in operator " + op.type + ".",
                      PaddleErrorKind::not_found, "X@GRAD");
  }
  const Name x_shape = x_shapes->front();
  const VarDesc* described = translator.variable(x_shape);
  if (!described) {
    translator.refuse(FindingCode::variable_missing, op,
                      "[op:" + op.type + "] Input " + x_shape + " should not be null",
                      PaddleErrorKind::invalid_argument, "XShape", x_shape);
  }
  const List<std::int64_t> dims = described->dims.subspan(described->dims.empty() ? 0 : 1);
  const DataType dtype = data_type_of_kind(described->element);
  const OpId data = translator.make_built(
      "pd_op.data", {},
      {translator.attribute("name", {std::string(x_shape.text())}),
       translator.attribute("shape", {IntArray{{dims.begin(), dims.end()}}}),
       translator.attribute("dtype", {dtype}), translator.attribute("place", {Place{}})},
      {translator.tensor_type(dtype, dims)});
  program.append(translator.block(), data);
  translator.scopes().push(x_shape, {program.result(data), -1});
  translator.slice_inputs(op);
  const ValueId gradient = translator.operand(op, {.name = "out_grad", .legacy = "Out@GRAD"});
  Values operands = {program.result(data), gradient};
  // A tensor of axes is handed on as it is.
  const auto* axes = translator.before_3_0() ? nullptr : op.input("AxesTensor");
  for (const Argument& argument : rule->operands) {
    if (!argument.from_attribute) continue;
    if (!axes && !op.has_input("AxesTensorList")) translator.require_attribute(op, argument.legacy);
    operands.push_back(axes && axes->size() == 1 ? translator.value_of(op, axes->front())
                                                 : translator.operand(op, argument));
  }
  Results results = translator.results(op, *rule);
  // A builder makes it, which asks the operands and not the variable.
  const DataType element = program.type_of(gradient).element;
  if (!translator.before_3_0() && !results.types.empty()) {
    results.types.front() = translator.tensor_type(element, dims);
  }
  const OpId created = translator.create(op, name, nullptr, operands,
                                         translator.attributes(op, *rule), results.types);
  translator.record(created, results);
}

void translate_repeat_interleave(Translator& translator, const OpDesc& op) {
  if (translator.before_3_0()) defined_value(translator, op, "X");
  if (!op.has_input("RepeatsTensor")) return translate_general(translator, op);
  const bool is_gradient = op.type.text().ends_with("_grad");
  translator.slice_inputs(op);
  Values operands = {defined_value(translator, op, "X"),
                     translator.operand(op, {.name = "repeats", .legacy = "RepeatsTensor"})};
  if (is_gradient) {
    operands.push_back(translator.before_3_0()
                           ? defined_value(translator, op, "Out@GRAD")
                           : translator.operand(op, {.name = "out_grad", .legacy = "Out@GRAD"}));
  }
  Attributes attributes;
  const OpRule* plain = translator.table().rule("repeat_interleave");
  for (const AttributeId id : translator.attributes(op, *plain)) {
    if (translator.program().attribute(id).name != "repeats") attributes.push_back(id);
  }
  constexpr std::string_view name = "pd_op.repeat_interleave_with_tensor_index";
  Results results;
  translator.result(op, {.name = "out", .legacy = is_gradient ? "X@GRAD" : "Out"}, results);
  const OpId created = is_gradient
                           ? translator.create(op, "pd_op.repeat_interleave_with_tensor_index_grad",
                                               nullptr, operands, attributes, results.types)
                           : translator.create(op, name, translator.table().rule_of_pir(name),
                                               operands, attributes, results.types);
  translator.record(created, results);
}

}  // namespace paddle_ls::ir
