// Tensor arrays, and the selection between values of two branches.
#include "engine/ir/convert/convert_attribute.hpp"
#include "engine/ir/translate/build_op.hpp"
#include "engine/ir/translate/create_op.hpp"
#include "engine/ir/translate/look_up.hpp"
#include "engine/ir/translate/op_handlers.hpp"
#include "engine/ir/translate/operands.hpp"
#include "engine/ir/translate/refuse.hpp"

namespace paddle_ls::ir {

namespace {

Name only_name(TranslationContext& context, const OpDesc& op, const List<Name>* names,
               std::string_view parameter) {
  if (!names || names->size() != 1) {
    refuse(context, op,
           {FindingCode::input_missing,
            "Input " + std::string(parameter) + " not found when parsing op " + op.type,
            PaddleErrorKind::invalid_argument, std::string(parameter)});
  }
  return names->front();
}

// The checks of these ops are written by hand in Paddle, and say less than the generated ones.
void require(TranslationContext& context, const OpDesc& op, bool is_right, std::string_view which) {
  if (is_right || context.before_3_0()) return;
  refuse(context, op,
         {FindingCode::operand_type, "Type validation failed for the " + std::string(which) + ".",
          PaddleErrorKind::precondition_not_met});
}

bool is_array(TranslationContext& context, TypeId type) {
  return type != null_type && context.program().types()[type].kind == TypeKind::tensor_array;
}

}  // namespace

void translate_array_length(TranslationContext& context, const OpDesc& op) {
  slice_inputs(context, op);
  const auto* arrays = op.input("X");
  if ((!arrays || arrays->size() != 1) && !context.before_3_0()) {
    refuse(context, op,
           {FindingCode::input_missing,
            arrays ? "Input `X` should be one variable " + op.type
                   : "Op " + op.type + " should have input `X` but not found",
            PaddleErrorKind::invalid_argument, "X"});
  }
  const ValueId array = value_of(context, op, only_name(context, op, arrays, "X"));
  Results results;
  translate_result(context, op, {.name = "out", .legacy = "Out"}, results);
  require(context, op, is_array(context, context.program().value(array).type), "0th input");
  const OpId created =
      create_op(context, op, {"pd_op.array_length", nullptr, {array}, {}, results.types});
  record_results(context, created, results);
}

// The array is the output of the legacy op and an operand of the PIR op; the first write creates
// it.
void translate_array_write(TranslationContext& context, const OpDesc& op) {
  slice_inputs(context, op);
  Program& program = context.program();
  const Name array_name = only_name(context, op, op.output("Out"), "Out");
  ValueId array = null_value;
  if (context.scopes.find(array_name)) {
    array = value_of(context, op, array_name);
  } else {
    const VarDesc* described = context.variable(array_name);
    if (!described) {
      refuse(context, op,
             {FindingCode::variable_missing,
              "[op:" + op.type + "] Output " + array_name + " should not be null",
              PaddleErrorKind::invalid_argument, "Out", array_name});
    }
    const OpId created = make_create_array(context, data_type_of_kind(described->element));
    append_op(program, context.block, created);
    array = program.result(created);
  }
  const ValueId x = translate_operand(context, op, {.name = "x", .legacy = "X"});
  const ValueId index = translate_operand(context, op, {.name = "i", .legacy = "I"});
  Results results;
  translate_result(context, op, {.name = "out", .legacy = "Out"}, results);
  require(context, op, is_array(context, program.value(array).type), "0th input");
  const bool gives_array = !results.types.empty() && is_array(context, results.types.front());
  require(context, op, gives_array, "0th output");
  const OpId created =
      create_op(context, op, {"pd_op.array_write_", nullptr, {array, x, index}, {}, results.types});
  record_results(context, created, results);
}

void translate_array_read(TranslationContext& context, const OpDesc& op) {
  slice_inputs(context, op);
  const ValueId array = value_of(context, op, only_name(context, op, op.input("X"), "X"));
  const ValueId index = translate_operand(context, op, {.name = "i", .legacy = "I"});
  Results results;
  translate_result(context, op, {.name = "out", .legacy = "Out"}, results);
  require(context, op, is_array(context, context.program().value(array).type), "0th input");
  const OpId created =
      create_op(context, op, {"pd_op.array_read", nullptr, {array, index}, {}, results.types});
  record_results(context, created, results);
}

namespace {

void refuse_other_elements(TranslationContext& context, const OpDesc& op, const Type& one,
                           const Type& two) {
  const bool are_tensors = one.kind == TypeKind::tensor && two.kind == TypeKind::tensor;
  if (are_tensors && one.element == two.element) return;
  std::string message = "select_input only support same type or DenseTensorType with only ";
  message += "different dim, but get ";
  if (are_tensors) {
    message += "dtype:[" + std::string(ir::type_name(one.element)) + ", " +
               std::string(ir::type_name(two.element)) +
               "], layout:[NCHW, NCHW], lod:[{}, {}], offset:[0, 0].";
  }
  refuse(context, op,
         {FindingCode::operands_disagree, message, PaddleErrorKind::invalid_argument, "X"});
}

}  // namespace

void translate_select_input(TranslationContext& context, const OpDesc& op) {
  if (is_in_place(context, op)) {
    refuse(context, op,
           {FindingCode::no_inplace_variant,
            "Op " + op.type + " should have corresponding OpInfo pd_op.select_input_",
            PaddleErrorKind::fatal});
  }
  Program& program = context.program();
  const auto* inputs = op.input("X");
  std::size_t count = 0;
  for (const ArgumentList& list : op.inputs) count += list.variables.size();
  if (count != 3) {
    refuse(context, op,
           {FindingCode::input_missing, "Size " + std::to_string(count) + " of inputs must be 3.",
            PaddleErrorKind::invalid_argument, "X"});
  }
  if (!inputs || inputs->size() != 2) {
    refuse(context, op,
           {FindingCode::input_missing, "Input X not found when parsing op " + op.type,
            PaddleErrorKind::invalid_argument, "X"});
  }
  const ValueId mask = translate_operand(context, op, {.name = "mask", .legacy = "Mask"});
  const ValueId first = whole_value_of(context, op, inputs->front());
  const ValueId second = whole_value_of(context, op, inputs->back());
  // An undefined side stands for "not assigned in this branch" and takes the other side's type.
  constexpr std::string_view undefined_prefix = "undefined_var_";
  const auto is_undefined = [&](Name name, ValueId value) {
    const OpId definer = program.value(value).op;
    return name.text().starts_with(undefined_prefix) && definer != none &&
           program.op(definer).name == "pd_op.assign_value";
  };
  if (is_undefined(inputs->front(), first)) {
    program.value(first).type = program.value(second).type;
  } else if (is_undefined(inputs->back(), second)) {
    program.value(second).type = program.value(first).type;
  }
  TypeId type = program.value(first).type;
  const Type& one = program.type_of(first);
  const Type& two = program.type_of(second);
  if (type != program.value(second).type) {
    refuse_other_elements(context, op, one, two);
    std::vector<std::int64_t> dims;
    for (std::size_t i = 0; i < std::min(one.dims.size(), two.dims.size()); ++i) {
      dims.push_back(one.dims[i] == two.dims[i] ? one.dims[i] : -1);
    }
    type = program.types().intern({one.kind, one.element, dims, {}});
  }
  const OpId created =
      create_op(context, op, {"pd_op.select_input", nullptr, {mask, first, second}, {}, {type}});
  const Name out = only_name(context, op, op.output("Out"), "Out");
  context.scopes.push(out, {program.result(created), -1});
}

void translate_select_output(TranslationContext& context, const OpDesc& op) {
  slice_inputs(context, op);
  Program& program = context.program();
  const ValueId mask = translate_operand(context, op, {.name = "mask", .legacy = "Mask"});
  const ValueId x = translate_operand(context, op, {.name = "x", .legacy = "X"});
  const auto* outputs = op.output("Out");
  if (!outputs || outputs->size() != 2) {
    refuse(context, op,
           {FindingCode::output_missing, "Expected SelectOutput's output size is 2.",
            PaddleErrorKind::invalid_argument, "Out"});
  }
  const TypeId type = program.value(x).type;
  const OpId created =
      create_op(context, op, {"pd_op.select_output", nullptr, {mask, x}, {}, {type, type}});
  for (std::size_t i = 0; i < 2; ++i) {
    context.scopes.push((*outputs)[i], {program.result(created, i), -1});
  }
}

}  // namespace paddle_ls::ir
