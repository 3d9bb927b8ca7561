// Tensor arrays, and the selection between values of two branches.
#include "engine/ir/convert/convert_attribute.hpp"
#include "engine/ir/translate/handlers.hpp"

namespace paddle_ls::ir {

namespace {

Name only_name(Translator& translator, const OpDesc& op, const List<Name>* names,
               std::string_view parameter) {
  if (!names || names->size() != 1) {
    translator.refuse(FindingCode::input_missing, op,
                      "Input " + std::string(parameter) + " not found when parsing op " + op.type,
                      PaddleErrorKind::invalid_argument, std::string(parameter));
  }
  return names->front();
}

// The checks of these ops are written by hand in Paddle, and say less than the generated ones.
void require(Translator& translator, const OpDesc& op, bool is_right, std::string_view which) {
  if (is_right || translator.before_3_0()) return;
  translator.refuse(FindingCode::operand_type, op,
                    "Type validation failed for the " + std::string(which) + ".",
                    PaddleErrorKind::precondition_not_met);
}

bool is_array(Translator& translator, TypeId type) {
  return type != null_type && translator.program().types()[type].kind == TypeKind::tensor_array;
}

}  // namespace

void translate_array_length(Translator& translator, const OpDesc& op) {
  translator.slice_inputs(op);
  const auto* arrays = op.input("X");
  if ((!arrays || arrays->size() != 1) && !translator.before_3_0()) {
    translator.refuse(FindingCode::input_missing, op,
                      arrays ? "Input `X` should be one variable " + op.type
                             : "Op " + op.type + " should have input `X` but not found",
                      PaddleErrorKind::invalid_argument, "X");
  }
  const ValueId array = translator.value_of(op, only_name(translator, op, arrays, "X"));
  Results results;
  translator.result(op, {.name = "out", .legacy = "Out"}, results);
  require(translator, op, is_array(translator, translator.program().value(array).type),
          "0th input");
  const OpId created =
      translator.create(op, "pd_op.array_length", nullptr, {array}, {}, results.types);
  translator.record(created, results);
}

// The array is the output of the legacy op and an operand of the PIR op; the first write creates
// it.
void translate_array_write(Translator& translator, const OpDesc& op) {
  translator.slice_inputs(op);
  Program& program = translator.program();
  const Name array_name = only_name(translator, op, op.output("Out"), "Out");
  ValueId array = null_value;
  if (translator.scopes().find(array_name)) {
    array = translator.value_of(op, array_name);
  } else {
    const VarDesc* described = translator.variable(array_name);
    if (!described) {
      translator.refuse(FindingCode::variable_missing, op,
                        "[op:" + op.type + "] Output " + array_name + " should not be null",
                        PaddleErrorKind::invalid_argument, "Out", array_name);
    }
    const OpId created = translator.make_create_array(data_type_of_kind(described->element));
    program.append(translator.block(), created);
    array = program.result(created);
  }
  const ValueId x = translator.operand(op, {.name = "x", .legacy = "X"});
  const ValueId index = translator.operand(op, {.name = "i", .legacy = "I"});
  Results results;
  translator.result(op, {.name = "out", .legacy = "Out"}, results);
  require(translator, op, is_array(translator, program.value(array).type), "0th input");
  const bool gives_array = !results.types.empty() && is_array(translator, results.types.front());
  require(translator, op, gives_array, "0th output");
  const OpId created =
      translator.create(op, "pd_op.array_write_", nullptr, {array, x, index}, {}, results.types);
  translator.record(created, results);
}

void translate_array_read(Translator& translator, const OpDesc& op) {
  translator.slice_inputs(op);
  const ValueId array = translator.value_of(op, only_name(translator, op, op.input("X"), "X"));
  const ValueId index = translator.operand(op, {.name = "i", .legacy = "I"});
  Results results;
  translator.result(op, {.name = "out", .legacy = "Out"}, results);
  require(translator, op, is_array(translator, translator.program().value(array).type),
          "0th input");
  const OpId created =
      translator.create(op, "pd_op.array_read", nullptr, {array, index}, {}, results.types);
  translator.record(created, results);
}

namespace {

void refuse_other_elements(Translator& translator, const OpDesc& op, const Type& one,
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
  translator.refuse(FindingCode::operands_disagree, op, message, PaddleErrorKind::invalid_argument,
                    "X");
}

}  // namespace

void translate_select_input(Translator& translator, const OpDesc& op) {
  if (translator.is_in_place(op)) {
    translator.refuse(FindingCode::no_inplace_variant, op,
                      "Op " + op.type + " should have corresponding OpInfo pd_op.select_input_",
                      PaddleErrorKind::fatal);
  }
  Program& program = translator.program();
  const auto* inputs = op.input("X");
  std::size_t count = 0;
  for (const ArgumentList& list : op.inputs) count += list.variables.size();
  if (count != 3) {
    translator.refuse(FindingCode::input_missing, op,
                      "Size " + std::to_string(count) + " of inputs must be 3.",
                      PaddleErrorKind::invalid_argument, "X");
  }
  if (!inputs || inputs->size() != 2) {
    translator.refuse(FindingCode::input_missing, op,
                      "Input X not found when parsing op " + op.type,
                      PaddleErrorKind::invalid_argument, "X");
  }
  const ValueId mask = translator.operand(op, {.name = "mask", .legacy = "Mask"});
  const ValueId first = translator.whole_value_of(op, inputs->front());
  const ValueId second = translator.whole_value_of(op, inputs->back());
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
    refuse_other_elements(translator, op, one, two);
    std::vector<std::int64_t> dims;
    for (std::size_t i = 0; i < std::min(one.dims.size(), two.dims.size()); ++i) {
      dims.push_back(one.dims[i] == two.dims[i] ? one.dims[i] : -1);
    }
    type = program.types().intern({one.kind, one.element, dims, {}});
  }
  const OpId created =
      translator.create(op, "pd_op.select_input", nullptr, {mask, first, second}, {}, {type});
  const Name out = only_name(translator, op, op.output("Out"), "Out");
  translator.scopes().push(out, {program.result(created), -1});
}

void translate_select_output(Translator& translator, const OpDesc& op) {
  translator.slice_inputs(op);
  Program& program = translator.program();
  const ValueId mask = translator.operand(op, {.name = "mask", .legacy = "Mask"});
  const ValueId x = translator.operand(op, {.name = "x", .legacy = "X"});
  const auto* outputs = op.output("Out");
  if (!outputs || outputs->size() != 2) {
    translator.refuse(FindingCode::output_missing, op, "Expected SelectOutput's output size is 2.",
                      PaddleErrorKind::invalid_argument, "Out");
  }
  const TypeId type = program.value(x).type;
  const OpId created =
      translator.create(op, "pd_op.select_output", nullptr, {mask, x}, {}, {type, type});
  for (std::size_t i = 0; i < 2; ++i) {
    translator.scopes().push((*outputs)[i], {program.result(created, i), -1});
  }
}

}  // namespace paddle_ls::ir
