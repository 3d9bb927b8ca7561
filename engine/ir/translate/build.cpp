// Operations that Paddle makes with its builder while it translates another one: constants, data,
// reshapes. They differ from translated ops in one visible way: the builder writes stop_gradient.
#include <algorithm>

#include "engine/ir/translate/convert_attribute.hpp"
#include "engine/ir/translate/translator.hpp"

namespace paddle_ls::ir {

OpId Translator::make_built(std::string name, std::vector<ValueId> operands,
                            std::vector<NamedAttribute> attributes,
                            const std::vector<TypeId>& results) {
  // An operand counts as one that needs a gradient only when its definition says so already.
  const bool stops = std::ranges::all_of(operands, [&](ValueId operand) {
    const Value& value = program().value(operand);
    if (operand == null_value || value.op == none) return true;
    const auto& flags = program().op(value.op).stop_gradient;
    return !flags || (*flags)[value.index];
  });
  for (NamedAttribute& named : attributes) unify_zero(named.attribute);
  const OpId op =
      program().create(std::move(name), std::move(operands), std::move(attributes), results);
  program().op(op).stop_gradient.emplace(results.size(), stops);
  program().op(op).origin = origin_;
  return op;
}

OpId Translator::build(std::string name, std::vector<ValueId> operands,
                       std::vector<NamedAttribute> attributes, const std::vector<TypeId>& results) {
  const OpId op = make_built(std::move(name), std::move(operands), std::move(attributes), results);
  program().append(block_, op);
  return op;
}

OpId Translator::make_full(std::vector<std::int64_t> shape, double value, DataType dtype) {
  // The value passes through a C++ float whatever its type, and is kept as a double since 3.0.
  const auto narrow = static_cast<float>(value);
  Attribute held = before_3_0() ? Attribute{narrow} : Attribute{static_cast<double>(narrow)};
  const TypeId type = tensor_type(dtype, shape);
  return make_built("pd_op.full", {},
                    {{"shape", {IntArray{std::move(shape)}}},
                     {"value", std::move(held)},
                     {"dtype", {dtype}},
                     {"place", {Place{PlaceKind::cpu, 0, {}}}}},
                    {type});
}

ValueId Translator::full(std::vector<std::int64_t> shape, double value, DataType dtype) {
  const OpId op = make_full(std::move(shape), value, dtype);
  program().append(block_, op);
  return program().result(op);
}

ValueId Translator::full_int_array(std::vector<std::int64_t> values) {
  AttributeArray array;
  array.reserve(values.size());
  for (const std::int64_t value : values) array.push_back({value});
  const auto size = static_cast<std::int64_t>(values.size());
  const OpId op = build("pd_op.full_int_array", {},
                        {{"value", {std::move(array)}},
                         {"dtype", {DataType::int64}},
                         {"place", {Place{PlaceKind::cpu, 0, {}}}}},
                        {tensor_type(DataType::int64, {size})});
  return program().result(op);
}

ValueId Translator::attribute_as_operand(const OpDesc& op, const Argument& argument) {
  const LegacyValue* value = op.attribute(argument.legacy);
  auto converted = value ? convert_attribute(value, argument.kind) : std::nullopt;
  if (!value) {
    refuse(FindingCode::attribute_missing, op,
           "Op " + op.type + " arg " + std::string(argument.legacy) + " should not be zero size",
           PaddleErrorKind::invalid_argument, std::string(argument.legacy));
  }
  if (converted) {
    unify_zero(*converted);
    const AttributeValue& held = converted->value;
    if (const auto* array = std::get_if<IntArray>(&held)) return full_int_array(array->values);
    if (const auto* number = std::get_if<float>(&held))
      return full({1}, *number, DataType::float32);
    if (const auto* number = std::get_if<double>(&held)) {
      return full({1}, *number, DataType::float64);
    }
    if (const auto* number = std::get_if<std::int32_t>(&held)) {
      return full({1}, *number, DataType::int32);
    }
    if (const auto* number = std::get_if<std::int64_t>(&held)) {
      return full({1}, static_cast<double>(*number), DataType::int64);
    }
    if (const auto* flag = std::get_if<bool>(&held)) {
      return full({1}, *flag ? 1.0 : 0.0, DataType::boolean);
    }
  }
  if (value && std::holds_alternative<LegacyScalar>(*value)) {
    const auto& scalar = std::get<LegacyScalar>(*value);
    const double number = std::visit(
        [](const auto& part) {
          if constexpr (std::is_same_v<std::decay_t<decltype(part)>, std::complex<double>>) {
            return part.real();
          } else {
            return static_cast<double>(part);
          }
        },
        scalar);
    return full({1}, number, DataType::float64);
  }
  refuse(FindingCode::attribute_kind, op,
         "attribute " + std::string(argument.legacy) + " of op " + op.type +
             " cannot become an operand",
         PaddleErrorKind::invalid_argument, std::string(argument.legacy));
}

OpId Translator::make_create_array(const VarDesc& described) {
  const DataType dtype = data_type_of_kind(described.element);
  const TypeId type = program().types().intern({TypeKind::tensor_array, dtype, {0}, {}});
  const OpId op = make_built("pd_op.create_array", {}, {{"dtype", {dtype}}}, {type});
  if (before_3_0()) program().op(op).stop_gradient.reset();
  return op;
}

void Translator::create_undefined(std::string_view name, const OpDesc& op) {
  const VarDesc* described = variable(name);
  if (!described) {
    refuse(FindingCode::variable_missing, op,
           "VarDesc of [" + std::string(name) + "] can not be nullptr",
           PaddleErrorKind::invalid_argument, {}, std::string(name));
  }
  OpId created = none;
  if (described->kind == VarKind::tensor_array) {
    created = make_create_array(*described);
  } else {
    const DataType dtype = data_type_of_kind(described->element);
    created = make_built("pd_op.data", {},
                         {{"name", {described->name}},
                          {"shape", {IntArray{described->dims}}},
                          {"dtype", {dtype}},
                          {"place", {Place{}}}},
                         {tensor_type(dtype, described->dims)});
  }
  program().prepend(program().top(), created);
  top_scope_.push(described->name, {program().result(created), -1});
}

}  // namespace paddle_ls::ir
