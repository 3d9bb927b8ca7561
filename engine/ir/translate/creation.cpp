// Operators that create tensors from numbers, and those that get such a tensor as an extra operand.
#include <algorithm>
#include <charconv>
#include <cmath>

#include "engine/ir/convert/convert_attribute.hpp"
#include "engine/ir/translate/handlers.hpp"
#include "engine/ir/translate/needed_attribute.hpp"

namespace paddle_ls::ir {

namespace {

bool is_empty_list(const Attribute& attribute) {
  const auto* array = std::get_if<AttributeArray>(&attribute.value);
  return array && array->empty();
}

// fill_constant names a dtype by number and takes only numbers of element types.
DataType dtype_or_refuse(Translator& translator, const OpDesc& op) {
  const auto number = needed_attribute<std::int32_t>(translator, op, "dtype");
  const auto dtype = strict_data_type(number);
  if (!dtype || *dtype == DataType::float8_e4m3fn || *dtype == DataType::float8_e5m2) {
    translator.refuse(FindingCode::attribute_value, op,
                      "Unsupported proto::VarType_Type `" + std::to_string(number) +
                          "` when casting it into DataType.",
                      PaddleErrorKind::unimplemented, "dtype");
  }
  return *dtype;
}

// Paddle ignores str_value, which holds what a float cannot.
void report_lost_precision(Translator& translator, const OpDesc& op, float kept) {
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
  translator.report(FindingCode::precision_loss, op,
                    "str_value " + std::string(*text) + " becomes " + std::to_string(kept),
                    "str_value");
}

std::optional<Place> fill_place(const Translator& translator, const OpDesc& op) {
  if (op.plain_attribute("force_cpu") && needed_attribute<bool>(translator, op, "force_cpu")) {
    return Place{PlaceKind::cpu, 0, {}};
  }
  if (!translator.before_3_0() && !op.plain_attribute("place_type")) return Place{};
  switch (needed_attribute<std::int32_t>(translator, op, "place_type")) {
    case -1: return Place{};
    case 0: return Place{PlaceKind::cpu, 0, {}};
    case 1: return Place{PlaceKind::gpu, 0, {}};
    case 2: return Place{PlaceKind::gpu_pinned, 0, {}};
    case 3: return Place{PlaceKind::xpu, 0, {}};
    default: return std::nullopt;
  }
}

ValueId shape_operand(Translator& translator, const OpDesc& op) {
  if (op.has_input("ShapeTensor")) {
    return translator.value_of(op, op.input("ShapeTensor")->front());
  }
  if (op.has_input("ShapeTensorList")) {
    Values parts;
    for (const Name name : *op.input("ShapeTensorList")) {
      parts.push_back(translator.value_of(op, name));
    }
    Program& program = translator.program();
    const Type first = program.type_of(parts.front());
    for (std::size_t i = 1; i < parts.size(); ++i) {
      const Type& other = program.type_of(parts[i]);
      if (std::ranges::equal(other.dims, first.dims)) continue;
      const auto text = [](const Type& type) {
        std::string dims;
        for (const auto dim : type.dims) dims += (dims.empty() ? "" : ", ") + std::to_string(dim);
        return "[" + dims + "]";
      };
      translator.refuse_by_class(
          FindingCode::operands_disagree, op,
          "The shape of input[0] and input[" + std::to_string(i) +
              "] is expected to be equal.But received input[0]'s shape = " + text(first) +
              ", input[" + std::to_string(i) + "]'s shape = " + text(other) + ".",
          "ShapeTensorList", (*op.input("ShapeTensorList"))[i]);
    }
    std::vector<std::int64_t> dims = {static_cast<std::int64_t>(parts.size())};
    dims.insert(dims.end(), first.dims.begin(), first.dims.end());
    const TypeId type = program.types().intern({first.kind, first.element, dims, {}});
    const ValueId list = translator.combine(parts);
    const OpId stack = translator.build("pd_op.stack", {list},
                                        {translator.attribute("axis", {std::int32_t{0}})}, {type});
    return program.result(stack);
  }
  translator.require_attribute(op, "shape");
  const Attribute shape = plain_attribute_as(op, "shape", AttributeKind::int_array);
  const auto* values = std::get_if<IntArray>(&shape.value);
  return translator.full_int_array(values ? List<std::int64_t>(values->values)
                                          : List<std::int64_t>());
}

void translate_full_with_tensor(Translator& translator, const OpDesc& op) {
  translator.slice_inputs(op);
  const auto value_operand = [&] {
    return op.has_input("ValueTensor")
               ? translator.value_of(op, op.input("ValueTensor")->front())
               : translator.full_of_one(needed_attribute<float>(translator, op, "value"),
                                        DataType::float32);
  };
  ValueId value = null_value;
  ValueId shape = null_value;
  if (translator.before_3_0()) {
    shape = shape_operand(translator, op);
    value = value_operand();
  } else {
    value = value_operand();
    shape = shape_operand(translator, op);
  }
  Results results;
  translator.result(op, {.name = "out", .legacy = "Out"}, results);
  const DataType dtype = dtype_or_refuse(translator, op);
  const bool value_first = !translator.before_3_0();
  const OpId created = translator.create(op, "pd_op.full_with_tensor", nullptr,
                                         value_first ? Values{value, shape} : Values{shape, value},
                                         {translator.attribute("dtype", {dtype})}, results.types);
  translator.record(created, results);
}

}  // namespace

void translate_fill_constant(Translator& translator, const OpDesc& op) {
  if (op.has_input("ShapeTensor") || op.has_input("ShapeTensorList") ||
      op.has_input("ValueTensor")) {
    return translate_full_with_tensor(translator, op);
  }
  for (const std::string_view needed : {"shape", "value", "dtype"}) {
    translator.require_attribute(op, needed);
  }
  Results results;
  const DataType dtype = dtype_or_refuse(translator, op);
  translator.result(op, {.name = "out", .legacy = "Out"}, results);
  const auto value = needed_attribute<float>(translator, op, "value");
  report_lost_precision(translator, op, value);
  Attributes attributes = {
      translator.attribute("shape", plain_attribute_as(op, "shape", AttributeKind::int_array)),
      translator.attribute("value", {value}), translator.attribute("dtype", {dtype})};
  if (const auto place = fill_place(translator, op)) {
    attributes.push_back(translator.attribute("place", {*place}));
  }
  if (!has_kind(translator.program().attribute(attributes.front()).attribute,
                AttributeKind::int_array)) {
    translator.refuse(FindingCode::attribute_kind, op,
                      "Type of attribute: shape is not paddle::dialect::IntArrayAttribute.",
                      PaddleErrorKind::invalid_argument, "shape");
  }
  const OpId created = translator.create(op, "pd_op.full", nullptr, {}, attributes, results.types);
  translator.record(created, results);
}

void translate_assign_value(Translator& translator, const OpDesc& op) {
  const OpRule* rule = nullptr;
  const std::string_view name = translator.look_up(op, rule);
  for (const std::string_view needed : {"shape", "dtype"}) {
    if (op.plain_attribute(needed)) continue;
    translator.refuse(
        FindingCode::attribute_missing, op,
        "Op assign_value should have attribute `" + std::string(needed) + "` but not find",
        PaddleErrorKind::invalid_argument, needed);
  }
  Attributes attributes = {
      translator.attribute("shape", plain_attribute_as(op, "shape", AttributeKind::int32_list)),
      translator.attribute("dtype", plain_attribute_as(op, "dtype", AttributeKind::data_type))};
  Attribute values;
  for (const std::string_view list :
       {"bool_values", "fp32_values", "int32_values", "int64_values", "values"}) {
    const LegacyValue* found = op.plain_attribute(list);
    if (!found) continue;
    values = convert_attribute(found, AttributeKind::other).value_or(Attribute{});
    if (!is_empty_list(values)) break;
  }
  if (std::holds_alternative<std::monostate>(values.value) || is_empty_list(values)) {
    if (translator.before_3_0()) {
      translator.refuse(FindingCode::attribute_missing, op, "Attribute fp32_values is not found.",
                        PaddleErrorKind::not_found, "values");
    }
    translator.refuse(FindingCode::attribute_missing, op,
                      "Op assign_value should have attribute `**_values` or `values` but not find",
                      PaddleErrorKind::invalid_argument, "values");
  }
  attributes.push_back(translator.attribute("values", std::move(values)));
  attributes.push_back(translator.attribute("place", {Place{}}));
  Results results;
  translator.result(op, {.name = "out", .legacy = "Out"}, results);
  const OpId created = translator.create(op, name, nullptr, {}, attributes, results.types);
  translator.record(created, results);
}

void translate_one_hot(Translator& translator, const OpDesc& op) {
  const OpRule* rule = nullptr;
  const std::string_view name = translator.look_up(op, rule);
  translator.slice_inputs(op);
  const ValueId x = translator.operand(op, {.name = "x", .legacy = "X"});
  ValueId classes = null_value;
  if (op.has_input("depth_tensor")) {
    classes = translator.value_of(op, op.input("depth_tensor")->front());
  } else {
    classes = translator.attribute_as_operand(op, {.name = "num_classes",
                                                   .legacy = "depth",
                                                   .kind = AttributeKind::scalar,
                                                   .from_attribute = true});
  }
  Results results;
  translator.result(op, {.name = "out", .legacy = "Out"}, results);
  const OpId created = translator.create(op, name, nullptr, {x, classes}, {}, results.types);
  translator.record(created, results);
}

namespace {

void refuse_unknown_dimensions(Translator& translator, const OpDesc& op, List<std::int64_t> dims) {
  const auto unknown = std::ranges::find_if(dims, [](std::int64_t dim) { return dim < 0; });
  if (unknown == dims.end()) return;
  std::string shape;
  for (const std::int64_t dim : dims) shape += (shape.empty() ? "" : ", ") + std::to_string(dim);
  translator.refuse_by_class(
      FindingCode::untranslatable_type, op,
      "Each value of attribute 'shape' is expected to be no less than 0. But received: shape[" +
          std::to_string(unknown - dims.begin()) + "] = " + std::to_string(*unknown) +
          "; shape = [" + shape + "].");
}

}  // namespace

// The state of the dropout is an operand of the PIR op: zeros like the result of that name.
void translate_rnn(Translator& translator, const OpDesc& op) {
  const OpRule* rule = nullptr;
  const std::string_view name = translator.look_up(op, rule);
  translator.slice_inputs(op);
  Values operands;
  for (const Argument& argument : rule->operands) {
    if (argument.name != "dropout_state_in") {
      operands.push_back(translator.operand(op, argument));
      continue;
    }
    const auto* state = op.output("DropoutState");
    const VarDesc* described =
        state && !state->empty() ? translator.variable(state->front()) : nullptr;
    if (described) refuse_unknown_dimensions(translator, op, described->dims);
    operands.push_back(
        described ? translator.full(described->dims, 0, data_type_of_kind(described->element))
                  : null_value);
  }
  const Results results = translator.results(op, *rule);
  const Attributes attributes = translator.attributes(op, *rule);
  const OpId created = translator.create(op, name, rule, operands, attributes, results.types);
  translator.record(created, results);
}

// Without an axis, Paddle makes a 64-bit zero, whatever the other axes are.
void translate_gather(Translator& translator, const OpDesc& op) {
  if (op.has_input("Axis") || op.attribute("axis")) return translate_general(translator, op);
  const OpRule* rule = nullptr;
  const std::string_view name = translator.look_up(op, rule);
  translator.slice_inputs(op);
  Values operands;
  for (const Argument& argument : rule->operands) {
    operands.push_back(argument.name == "axis" ? translator.full_of_one(0, DataType::int64)
                                               : translator.operand(op, argument));
  }
  const Results results = translator.results(op, *rule);
  const OpId created =
      translator.create(op, name, rule, operands, translator.attributes(op, *rule), results.types);
  translator.record(created, results);
}

}  // namespace paddle_ls::ir
