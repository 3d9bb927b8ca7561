// Operators that create tensors from numbers, and those that get such a tensor as an extra operand.
#include <algorithm>
#include <charconv>
#include <cmath>

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

bool is_empty_list(const Attribute& attribute) {
  const auto* array = std::get_if<AttributeArray>(&attribute.value);
  return array && array->empty();
}

// fill_constant names a dtype by number and takes only numbers of element types.
DataType dtype_or_refuse(TranslationContext& context, const OpDesc& op) {
  const auto number = needed_attribute<std::int32_t>(context, op, "dtype");
  const auto dtype = strict_data_type(number);
  if (!dtype || *dtype == DataType::float8_e4m3fn || *dtype == DataType::float8_e5m2) {
    refuse(context, op,
           {FindingCode::attribute_value,
            "Unsupported proto::VarType_Type `" + std::to_string(number) +
                "` when casting it into DataType.",
            PaddleErrorKind::unimplemented, "dtype"});
  }
  return *dtype;
}

// Paddle ignores str_value, which holds what a float cannot.
void report_lost_precision(TranslationContext& context, const OpDesc& op, float kept) {
  const LegacyValue* value = op.plain_attribute("str_value");
  const auto* text = value ? std::get_if<std::string_view>(value) : nullptr;
  double exact = 0;
  if (!text || text->empty() ||
      std::from_chars(text->data(), text->data() + text->size(), exact).ec != std::errc()) {
    return;
  }
  if (static_cast<float>(exact) == kept && static_cast<double>(kept) == exact) return;
  // A decimal fraction is never exact; only what differs as a float, or an integer, is worth a
  // word.
  if (static_cast<float>(exact) == kept && exact != std::floor(exact)) return;
  report(context, FindingCode::precision_loss, op,
         "str_value " + std::string(*text) + " becomes " + std::to_string(kept), "str_value");
}

std::optional<Place> fill_place(const TranslationContext& context, const OpDesc& op) {
  if (op.plain_attribute("force_cpu") && needed_attribute<bool>(context, op, "force_cpu")) {
    return Place{PlaceKind::cpu, 0, {}};
  }
  if (!context.before_3_0() && !op.plain_attribute("place_type")) return Place{};
  switch (needed_attribute<std::int32_t>(context, op, "place_type")) {
    case -1: return Place{};
    case 0: return Place{PlaceKind::cpu, 0, {}};
    case 1: return Place{PlaceKind::gpu, 0, {}};
    case 2: return Place{PlaceKind::gpu_pinned, 0, {}};
    case 3: return Place{PlaceKind::xpu, 0, {}};
    default: return std::nullopt;
  }
}

ValueId shape_operand(TranslationContext& context, const OpDesc& op) {
  if (op.has_input("ShapeTensor")) {
    return value_of(context, op, op.input("ShapeTensor")->front());
  }
  if (op.has_input("ShapeTensorList")) {
    Values parts;
    for (const Name name : *op.input("ShapeTensorList")) {
      parts.push_back(value_of(context, op, name));
    }
    Program& program = context.program();
    const Type first = program.type_of(parts.front());
    for (std::size_t i = 1; i < parts.size(); ++i) {
      const Type& other = program.type_of(parts[i]);
      if (std::ranges::equal(other.dims, first.dims)) continue;
      const auto text = [](const Type& type) {
        std::string dims;
        for (const auto dim : type.dims) dims += (dims.empty() ? "" : ", ") + std::to_string(dim);
        return "[" + dims + "]";
      };
      refuse_by_class(
          context, op,
          {FindingCode::operands_disagree,
           "The shape of input[0] and input[" + std::to_string(i) +
               "] is expected to be equal.But received input[0]'s shape = " + text(first) +
               ", input[" + std::to_string(i) + "]'s shape = " + text(other) + ".",
           PaddleErrorKind::invalid_argument, "ShapeTensorList",
           (*op.input("ShapeTensorList"))[i]});
    }
    std::vector<std::int64_t> dims = {static_cast<std::int64_t>(parts.size())};
    dims.insert(dims.end(), first.dims.begin(), first.dims.end());
    const TypeId type = program.types().intern({first.kind, first.element, dims, {}});
    const ValueId list = combine(context, parts);
    const OpId stack = build_op(context, "pd_op.stack", {list},
                                {intern_attribute(context, "axis", {std::int32_t{0}})}, {type});
    return program.result(stack);
  }
  require_attribute(context, op, "shape");
  const Attribute shape = plain_attribute_as(op, "shape", AttributeKind::int_array);
  const auto* values = std::get_if<IntArray>(&shape.value);
  return build_full_int_array(context,
                              values ? List<std::int64_t>(values->values) : List<std::int64_t>());
}

void translate_full_with_tensor(TranslationContext& context, const OpDesc& op) {
  slice_inputs(context, op);
  const auto value_operand = [&] {
    return op.has_input("ValueTensor")
               ? value_of(context, op, op.input("ValueTensor")->front())
               : build_full_of_one(context, needed_attribute<float>(context, op, "value"),
                                   DataType::float32);
  };
  ValueId value = null_value;
  ValueId shape = null_value;
  if (context.before_3_0()) {
    shape = shape_operand(context, op);
    value = value_operand();
  } else {
    value = value_operand();
    shape = shape_operand(context, op);
  }
  Results results;
  translate_result(context, op, {.name = "out", .legacy = "Out"}, results);
  const DataType dtype = dtype_or_refuse(context, op);
  const bool value_first = !context.before_3_0();
  const OpId created = create_op(context, op,
                                 {"pd_op.full_with_tensor",
                                  nullptr,
                                  value_first ? Values{value, shape} : Values{shape, value},
                                  {intern_attribute(context, "dtype", {dtype})},
                                  results.types});
  record_results(context, created, results);
}

}  // namespace

void translate_fill_constant(TranslationContext& context, const OpDesc& op) {
  if (op.has_input("ShapeTensor") || op.has_input("ShapeTensorList") ||
      op.has_input("ValueTensor")) {
    return translate_full_with_tensor(context, op);
  }
  for (const std::string_view needed : {"shape", "value", "dtype"}) {
    require_attribute(context, op, needed);
  }
  Results results;
  const DataType dtype = dtype_or_refuse(context, op);
  translate_result(context, op, {.name = "out", .legacy = "Out"}, results);
  const auto value = needed_attribute<float>(context, op, "value");
  report_lost_precision(context, op, value);
  Attributes attributes = {
      intern_attribute(context, "shape", plain_attribute_as(op, "shape", AttributeKind::int_array)),
      intern_attribute(context, "value", {value}), intern_attribute(context, "dtype", {dtype})};
  if (const auto place = fill_place(context, op)) {
    attributes.push_back(intern_attribute(context, "place", {*place}));
  }
  if (!has_kind(context.program().attribute(attributes.front()).attribute,
                AttributeKind::int_array)) {
    refuse(context, op,
           {FindingCode::attribute_kind,
            "Type of attribute: shape is not paddle::dialect::IntArrayAttribute.",
            PaddleErrorKind::invalid_argument, "shape"});
  }
  const OpId created =
      create_op(context, op, {"pd_op.full", nullptr, {}, attributes, results.types});
  record_results(context, created, results);
}

void translate_assign_value(TranslationContext& context, const OpDesc& op) {
  const OpRule* rule = nullptr;
  const std::string_view name = look_up(context, op, rule);
  for (const std::string_view needed : {"shape", "dtype"}) {
    if (op.plain_attribute(needed)) continue;
    refuse(context, op,
           {FindingCode::attribute_missing,
            "Op assign_value should have attribute `" + std::string(needed) + "` but not find",
            PaddleErrorKind::invalid_argument, needed});
  }
  Attributes attributes = {
      intern_attribute(context, "shape",
                       plain_attribute_as(op, "shape", AttributeKind::int32_list)),
      intern_attribute(context, "dtype",
                       plain_attribute_as(op, "dtype", AttributeKind::data_type))};
  Attribute values;
  for (const std::string_view list :
       {"bool_values", "fp32_values", "int32_values", "int64_values", "values"}) {
    const LegacyValue* found = op.plain_attribute(list);
    if (!found) continue;
    values = convert_attribute(found, AttributeKind::other).value_or(Attribute{});
    if (!is_empty_list(values)) break;
  }
  if (std::holds_alternative<std::monostate>(values.value) || is_empty_list(values)) {
    if (context.before_3_0()) {
      refuse(context, op,
             {FindingCode::attribute_missing, "Attribute fp32_values is not found.",
              PaddleErrorKind::not_found, "values"});
    }
    refuse(context, op,
           {FindingCode::attribute_missing,
            "Op assign_value should have attribute `**_values` or `values` but not find",
            PaddleErrorKind::invalid_argument, "values"});
  }
  attributes.push_back(intern_attribute(context, "values", std::move(values)));
  attributes.push_back(intern_attribute(context, "place", {Place{}}));
  Results results;
  translate_result(context, op, {.name = "out", .legacy = "Out"}, results);
  const OpId created = create_op(context, op, {name, nullptr, {}, attributes, results.types});
  record_results(context, created, results);
}

void translate_one_hot(TranslationContext& context, const OpDesc& op) {
  const OpRule* rule = nullptr;
  const std::string_view name = look_up(context, op, rule);
  slice_inputs(context, op);
  const ValueId x = translate_operand(context, op, {.name = "x", .legacy = "X"});
  ValueId classes = null_value;
  if (op.has_input("depth_tensor")) {
    classes = value_of(context, op, op.input("depth_tensor")->front());
  } else {
    classes = attribute_as_operand(context, op,
                                   {.name = "num_classes",
                                    .legacy = "depth",
                                    .kind = AttributeKind::scalar,
                                    .from_attribute = true});
  }
  Results results;
  translate_result(context, op, {.name = "out", .legacy = "Out"}, results);
  const OpId created = create_op(context, op, {name, nullptr, {x, classes}, {}, results.types});
  record_results(context, created, results);
}

namespace {

void refuse_unknown_dimensions(TranslationContext& context, const OpDesc& op,
                               List<std::int64_t> dims) {
  const auto unknown = std::ranges::find_if(dims, [](std::int64_t dim) { return dim < 0; });
  if (unknown == dims.end()) return;
  std::string shape;
  for (const std::int64_t dim : dims) shape += (shape.empty() ? "" : ", ") + std::to_string(dim);
  refuse_by_class(
      context, op,
      {FindingCode::untranslatable_type,
       "Each value of attribute 'shape' is expected to be no less than 0. But received: shape[" +
           std::to_string(unknown - dims.begin()) + "] = " + std::to_string(*unknown) +
           "; shape = [" + shape + "]."});
}

}  // namespace

// The state of the dropout is an operand of the PIR op: zeros like the result of that name.
void translate_rnn(TranslationContext& context, const OpDesc& op) {
  const OpRule* rule = nullptr;
  const std::string_view name = look_up(context, op, rule);
  slice_inputs(context, op);
  Values operands;
  for (const Argument& argument : rule->operands) {
    if (argument.name != "dropout_state_in") {
      operands.push_back(translate_operand(context, op, argument));
      continue;
    }
    const auto* state = op.output("DropoutState");
    const VarDesc* described =
        state && !state->empty() ? context.variable(state->front()) : nullptr;
    if (described) refuse_unknown_dimensions(context, op, described->dims);
    operands.push_back(
        described ? build_full(context, described->dims, 0, data_type_of_kind(described->element))
                  : null_value);
  }
  const Results results = translate_results(context, op, *rule);
  const Attributes attributes = translate_attributes(context, op, *rule);
  const OpId created = create_op(context, op, {name, rule, operands, attributes, results.types});
  record_results(context, created, results);
}

// Without an axis, Paddle makes a 64-bit zero, whatever the other axes are.
void translate_gather(TranslationContext& context, const OpDesc& op) {
  if (op.has_input("Axis") || op.attribute("axis")) return translate_general(context, op);
  const OpRule* rule = nullptr;
  const std::string_view name = look_up(context, op, rule);
  slice_inputs(context, op);
  Values operands;
  for (const Argument& argument : rule->operands) {
    operands.push_back(argument.name == "axis" ? build_full_of_one(context, 0, DataType::int64)
                                               : translate_operand(context, op, argument));
  }
  const Results results = translate_results(context, op, *rule);
  const OpId created = create_op(
      context, op, {name, rule, operands, translate_attributes(context, op, *rule), results.types});
  record_results(context, created, results);
}

}  // namespace paddle_ls::ir
