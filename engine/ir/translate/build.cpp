// Operations that Paddle makes with its builder while it translates another one: constants, data,
// reshapes. They differ from translated ops in one visible way: the builder writes stop_gradient.
#include <algorithm>
#include <array>
#include <charconv>

#include "engine/ir/convert/convert_attribute.hpp"
#include "engine/ir/translate/translator.hpp"

namespace paddle_ls::ir {

namespace {

constexpr std::array<std::int64_t, 1> one_element = {1};

// Kinds of variables whose shape Paddle can tell.
bool has_dimensions(VarKind kind) {
  switch (kind) {
    case VarKind::dense_tensor:
    case VarKind::selected_rows:
    case VarKind::tensor_array:
    case VarKind::strings:
    case VarKind::vocab:
    case VarKind::sparse_coo: return true;
    default: return false;
  }
}

}  // namespace

OpId Translator::make_built(std::string_view name, const Values& operands,
                            const Attributes& attributes, const Types& results) {
  // An operand counts as one that needs a gradient only when its definition says so already.
  const bool stops = std::ranges::all_of(operands, [&](ValueId operand) {
    const Value& value = program().value(operand);
    const bool is_known = value.op != none && program().op(value.op).has_stop_gradient;
    return !is_known || value.stop_gradient;
  });
  const OpId op = program().create(name, operands, attributes, results);
  program().set_stop_gradient(op, stops);
  program().op(op).origin = origin_;
  return op;
}

OpId Translator::build(std::string_view name, const Values& operands, const Attributes& attributes,
                       const Types& results) {
  const OpId op = make_built(name, operands, attributes, results);
  program().append(block_, op);
  return op;
}

Constant Translator::full_constant(List<std::int64_t> shape, double value, DataType dtype) {
  // The value passes through a C++ float whatever its type, and is kept as a double since 3.0.
  const auto narrow = static_cast<float>(value);
  return {"pd_op.full",
          {attribute("shape", {IntArray{{shape.begin(), shape.end()}}}),
           attribute("value",
                     before_3_0() ? Attribute{narrow} : Attribute{static_cast<double>(narrow)}),
           attribute("dtype", {dtype}), attribute("place", {Place{PlaceKind::cpu, 0, {}}})},
          tensor_type(dtype, shape)};
}

Constant Translator::full_int_array_constant(List<std::int64_t> values) {
  AttributeArray array;
  array.reserve(values.size());
  for (const std::int64_t value : values) array.push_back({value});
  const auto size = static_cast<std::int64_t>(values.size());
  return {"pd_op.full_int_array",
          {attribute("value", {std::move(array)}), attribute("dtype", {DataType::int64}),
           attribute("place", {Place{PlaceKind::cpu, 0, {}}})},
          tensor_type(DataType::int64, {&size, 1})};
}

OpId Translator::make_full(List<std::int64_t> shape, double value, DataType dtype) {
  const Constant made = full_constant(shape, value, dtype);
  return make_built(made.op, {}, made.attributes, {made.type});
}

ValueId Translator::build_constant(const Constant& constant) {
  return program().result(build(constant.op, {}, constant.attributes, {constant.type}));
}

ValueId Translator::full(List<std::int64_t> shape, double value, DataType dtype) {
  return build_constant(full_constant(shape, value, dtype));
}

ValueId Translator::full_of_one(double value, DataType dtype) {
  return full(one_element, value, dtype);
}

ValueId Translator::full_int_array(List<std::int64_t> values) {
  return build_constant(full_int_array_constant(values));
}

ValueId Translator::attribute_as_operand(const OpDesc& op, const Argument& argument) {
  const LegacyValue* value = op.attribute(argument.legacy);
  const bool is_constant =
      value && !std::holds_alternative<VarRef>(*value) && !std::holds_alternative<VarRefs>(*value);
  if (!is_constant) {
    refuse(FindingCode::attribute_missing, op,
           "Op " + op.type + " arg " + std::string(argument.legacy) + " should not be zero size",
           PaddleErrorKind::invalid_argument, argument.legacy);
  }
  return build_constant(constant(op, argument, *value));
}

// As above, but an attribute that was met before is only built again.
ValueId Translator::constant_operand(const OpDesc& op, const BoundArgument& bound) {
  const LegacyAttribute* found = bound.legacy ? op.find_plain_attribute(bound.legacy) : nullptr;
  if (!found) return attribute_as_operand(op, *bound.argument);
  const std::uint64_t key = std::uint64_t{found->number} << 32U | bound.number;
  auto known = constant_of_.find(key);
  if (known == constant_of_.end()) {
    known = constant_of_.emplace(key, constant(op, *bound.argument, found->value)).first;
  }
  return build_constant(known->second);
}

Constant Translator::constant(const OpDesc& op, const Argument& argument,
                              const LegacyValue& value) {
  if (auto converted = convert_attribute(&value, argument.kind)) {
    unify_zero(*converted);
    const AttributeValue& held = converted->value;
    if (const auto* array = std::get_if<IntArray>(&held)) {
      return full_int_array_constant(array->values);
    }
    if (argument.kind == AttributeKind::int_array) refuse_constant(op, argument, value);
    if (const auto* number = std::get_if<float>(&held)) {
      return full_constant(one_element, *number, DataType::float32);
    }
    if (const auto* number = std::get_if<double>(&held)) {
      return full_constant(one_element, *number, DataType::float64);
    }
    if (const auto* number = std::get_if<std::int32_t>(&held)) {
      return full_constant(one_element, *number, DataType::int32);
    }
    if (const auto* number = std::get_if<std::int64_t>(&held)) {
      return full_constant(one_element, static_cast<double>(*number), DataType::int64);
    }
    // Tolerances of allclose and isclose are texts, so that they keep all their digits.
    if (const auto* text = std::get_if<std::string>(&held)) {
      double number = 0;
      std::from_chars(text->data(), text->data() + text->size(), number);
      return full_constant(one_element, number, DataType::float64);
    }
    if (const auto* flag = std::get_if<bool>(&held)) {
      return full_constant(one_element, *flag ? 1.0 : 0.0, DataType::boolean);
    }
  }
  const bool is_scalar = argument.kind != AttributeKind::int_array;
  if (is_scalar && !before_3_0() && !std::holds_alternative<LegacyScalar>(value)) {
    return full_constant(one_element, 0, DataType::undefined);
  }
  refuse_constant(op, argument, value);
}

void Translator::refuse_constant(const OpDesc& op, const Argument& argument,
                                 const LegacyValue& value) const {
  if (std::holds_alternative<LegacyScalar>(value)) {
    refuse(FindingCode::attribute_kind, op, "not support translating paddle::experimental::Scalar",
           before_3_0() ? PaddleErrorKind::unnamed : PaddleErrorKind::unimplemented,
           argument.legacy);
  }
  if (argument.kind == AttributeKind::int_array) {
    refuse(FindingCode::attribute_kind, op,
           "Encounter non IntArray type when trying to insert IntArray mutable attribute",
           PaddleErrorKind::invalid_argument, argument.legacy);
  }
  refuse(FindingCode::attribute_kind, op,
         "Unsupported phi data type `Undefined` when casting it into ir data type.",
         PaddleErrorKind::unimplemented, argument.legacy);
}

OpId Translator::make_create_array(DataType element) {
  constexpr std::array<std::int64_t, 1> empty = {0};
  const TypeId type = program().types().intern({TypeKind::tensor_array, element, empty, {}});
  const OpId op = make_built("pd_op.create_array", {}, {attribute("dtype", {element})}, {type});
  if (before_3_0()) program().op(op).has_stop_gradient = false;
  return op;
}

void Translator::create_undefined(Name name, const OpDesc& op) {
  const VarDesc* described = variable(name);
  if (!described) {
    refuse(FindingCode::variable_missing, op, "VarDesc of [" + name + "] can not be nullptr",
           PaddleErrorKind::invalid_argument, {}, name);
  }
  OpId created = none;
  if (described->kind == VarKind::tensor_array) {
    created = make_create_array(data_type_of_kind(described->element));
  } else {
    if (!has_dimensions(described->kind)) {
      refuse(FindingCode::untranslatable_type, op,
             "Getting 'tensor_desc' is not supported by the " + name + " type variable.",
             PaddleErrorKind::unavailable, {}, name);
    }
    const DataType dtype = data_type_of_kind(described->element);
    if (dtype == DataType::pstring) {
      refuse(FindingCode::untranslatable_type, op,
             "Unsupported phi data type `pstring` when casting it into ir data type.",
             PaddleErrorKind::unimplemented, {}, name);
    }
    created = make_built(
        "pd_op.data", {},
        {attribute("name", {std::string(name.text())}),
         attribute("shape", {IntArray{{described->dims.begin(), described->dims.end()}}}),
         attribute("dtype", {dtype}), attribute("place", {Place{}})},
        {tensor_type(dtype, described->dims)});
  }
  program().prepend(program().top(), created);
  scopes_.push_outermost(described->name, {program().result(created), -1});
}

}  // namespace paddle_ls::ir
