// Operators that PIR takes apart differently: by shape, by how the parts are given, by what the
// gradient still needs of the forward op.
#include "engine/ir/convert/convert_attribute.hpp"
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

struct Sources {
  const Values& operands;
  const Attributes& attributes;
};

void finish(TranslationContext& context, const OpDesc& op, std::string_view name, Sources from,
            const Argument& result) {
  Results results;
  translate_result(context, op, result, results);
  const OpId created =
      create_op(context, op, {name, nullptr, from.operands, from.attributes, results.types});
  record_results(context, created, results);
}

Values values_of(TranslationContext& context, const OpDesc& op, std::string_view parameter) {
  Values values;
  for (const Name name : *op.input(parameter)) values.push_back(value_of(context, op, name));
  return values;
}

ValueId defined_value(TranslationContext& context, const OpDesc& op, std::string_view parameter) {
  const auto* variables = op.input(parameter);
  if (!variables || variables->empty()) {
    refuse(context, op,
           {FindingCode::input_missing,
            "Input " + std::string(parameter) + " cannot be found in operator " + op.type + ".",
            PaddleErrorKind::not_found, std::string(parameter)});
  }
  return value_of(context, op, variables->front());
}

}  // namespace

void translate_split(TranslationContext& context, const OpDesc& op) {
  slice_inputs(context, op);
  const auto parts = needed_alternative<std::int32_t>(context, op, "num");
  Values operands = {defined_value(context, op, "X")};
  if (parts <= 0) {
    if (op.has_input("SectionsTensorList")) {
      operands.push_back(combine(context, values_of(context, op, "SectionsTensorList")));
    } else {
      require_attribute(context, op, "sections");
      operands.push_back(attribute_as_operand(context, op,
                                              {.name = "sections",
                                               .legacy = "sections",
                                               .kind = AttributeKind::int_array,
                                               .from_attribute = true}));
    }
  }
  if (op.has_input("AxisTensor")) {
    operands.push_back(value_of(context, op, op.input("AxisTensor")->front()));
  } else {
    require_attribute(context, op, "axis");
    operands.push_back(attribute_as_operand(
        context, op,
        {.name = "axis", .legacy = "axis", .kind = AttributeKind::scalar, .from_attribute = true}));
  }
  const Argument out{.name = "out", .legacy = "Out", .list = true};
  if (parts > 0) {
    return finish(context, op, "pd_op.split_with_num",
                  {operands, {intern_attribute(context, "num", {parts})}}, out);
  }
  Attributes attributes;
  // split has the same attributes for oneDNN as cast.
  for (const Argument& argument : context.table.rule("cast")->attributes) {
    if (!argument.run_time) continue;
    attributes.push_back(
        intern_attribute(context, argument.name,
                         op.plain_attribute(argument.legacy)
                             ? plain_attribute_as(op, argument.legacy, argument.kind)
                             : run_time_attribute(*argument.run_time, argument.kind)));
  }
  finish(context, op, "pd_op.split", {operands, attributes}, out);
}

namespace {

// Translates to the same op even if it writes a variable that it reads.
void translate_tensor_slice(TranslationContext& context, const OpDesc& op) {
  const OpRule& rule = *context.table.rule("slice");
  slice_inputs(context, op);
  const Values operands = translate_operands(context, op, rule);
  const Results results = translate_results(context, op, rule);
  const OpId created = create_op(
      context, op,
      {rule.pir, &rule, operands, translate_attributes(context, op, rule), results.types});
  record_results(context, created, results);
}

}  // namespace

void translate_slice(TranslationContext& context, const OpDesc& op) {
  const auto* inputs = op.input("Input");
  const VarDesc* input = inputs && !inputs->empty() ? context.variable(inputs->front()) : nullptr;
  if (!input || input->kind != VarKind::tensor_array) {
    return translate_tensor_slice(context, op);
  }
  const auto* outputs = op.output("Out");
  const VarDesc* output =
      outputs && !outputs->empty() ? context.variable(outputs->front()) : nullptr;
  const bool dense = output && output->kind == VarKind::dense_tensor;
  slice_inputs(context, op);
  const OpRule* rule = context.table.rule("slice");
  Values operands;
  for (const Argument& argument : rule->operands) {
    if (dense && argument.name == "ends") continue;
    operands.push_back(translate_operand(context, op, argument));
  }
  finish(context, op, dense ? "pd_op.slice_array_dense" : "pd_op.slice_array", {operands, {}},
         {.name = "out", .legacy = "Out"});
}

// The gradient of a reshape needs the shape of its input only, which the legacy op kept in XShape.
// PIR has no such result, so Paddle declares data of that shape in its place.
void translate_with_x_shape_grad(TranslationContext& context, const OpDesc& op) {
  const OpRule* rule = nullptr;
  look_up(context, op, rule);
  const std::string_view name = rule->pir;  // made by a builder, so never in place
  Program& program = context.program();
  if (context.before_3_0()) slice_inputs(context, op);
  const auto* x_shapes = op.input("XShape");
  if (!x_shapes || x_shapes->empty()) {
    refuse(context, op,
           {FindingCode::input_missing, "Input XShape cannot be found in operator " + op.type + ".",
            PaddleErrorKind::not_found, "XShape"});
  }
  if (!op.output("X@GRAD")) {
    refuse(
        context, op,
        {FindingCode::output_missing, "Output X@GRAD cannot be found in operator " + op.type + ".",
         PaddleErrorKind::not_found, "X@GRAD"});
  }
  const Name x_shape = x_shapes->front();
  const VarDesc* described = context.variable(x_shape);
  if (!described) {
    refuse(context, op,
           {FindingCode::variable_missing,
            "[op:" + op.type + "] Input " + x_shape + " should not be null",
            PaddleErrorKind::invalid_argument, "XShape", x_shape});
  }
  const List<std::int64_t> dims = described->dims.subspan(described->dims.empty() ? 0 : 1);
  const DataType dtype = data_type_of_kind(described->element);
  const OpId data = make_built(
      context, "pd_op.data", {},
      {intern_attribute(context, "name", {std::string(x_shape.text())}),
       intern_attribute(context, "shape", {IntArray{{dims.begin(), dims.end()}}}),
       intern_attribute(context, "dtype", {dtype}), intern_attribute(context, "place", {Place{}})},
      {tensor_type(context, dtype, dims)});
  append_op(program, context.block, data);
  context.scopes.push(x_shape, {program.result(data), -1});
  slice_inputs(context, op);
  const ValueId gradient =
      translate_operand(context, op, {.name = "out_grad", .legacy = "Out@GRAD"});
  Values operands = {program.result(data), gradient};
  // A tensor of axes is handed on as it is.
  const auto* axes = context.before_3_0() ? nullptr : op.input("AxesTensor");
  for (const Argument& argument : rule->operands) {
    if (!argument.from_attribute) continue;
    if (!axes && !op.has_input("AxesTensorList")) require_attribute(context, op, argument.legacy);
    operands.push_back(axes && axes->size() == 1 ? value_of(context, op, axes->front())
                                                 : translate_operand(context, op, argument));
  }
  Results results = translate_results(context, op, *rule);
  // A builder makes it, which takes the type from the operands and not from the variable.
  const DataType element = program.type_of(gradient).element;
  if (!context.before_3_0() && !results.types.empty()) {
    results.types.front() = tensor_type(context, element, dims);
  }
  const OpId created =
      create_op(context, op,
                {name, nullptr, operands, translate_attributes(context, op, *rule), results.types});
  record_results(context, created, results);
}

void translate_repeat_interleave(TranslationContext& context, const OpDesc& op) {
  if (context.before_3_0()) defined_value(context, op, "X");
  if (!op.has_input("RepeatsTensor")) return translate_general(context, op);
  const bool is_gradient = op.type.text().ends_with("_grad");
  slice_inputs(context, op);
  Values operands = {
      defined_value(context, op, "X"),
      translate_operand(context, op, {.name = "repeats", .legacy = "RepeatsTensor"})};
  if (is_gradient) {
    operands.push_back(
        context.before_3_0()
            ? defined_value(context, op, "Out@GRAD")
            : translate_operand(context, op, {.name = "out_grad", .legacy = "Out@GRAD"}));
  }
  Attributes attributes;
  const OpRule* plain = context.table.rule("repeat_interleave");
  for (const AttributeId id : translate_attributes(context, op, *plain)) {
    if (context.program().attribute(id).name != "repeats") attributes.push_back(id);
  }
  constexpr std::string_view name = "pd_op.repeat_interleave_with_tensor_index";
  Results results;
  translate_result(context, op, {.name = "out", .legacy = is_gradient ? "X@GRAD" : "Out"}, results);
  const OpId created =
      is_gradient
          ? create_op(context, op,
                      {"pd_op.repeat_interleave_with_tensor_index_grad", nullptr, operands,
                       attributes, results.types})
          : create_op(context, op,
                      {name, context.table.rule_of_pir(name), operands, attributes, results.types});
  record_results(context, created, results);
}

}  // namespace paddle_ls::ir
