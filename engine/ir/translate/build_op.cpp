// Operations that Paddle makes with its builder while it translates another one: constants, data,
// reshapes. They differ from translated ops in one visible way: the builder writes stop_gradient.
#include "engine/ir/translate/build_op.hpp"

#include <algorithm>
#include <array>
#include <charconv>

#include "engine/ir/convert/convert_attribute.hpp"
#include "engine/ir/translate/operands.hpp"
#include "engine/ir/translate/refuse.hpp"
#include "engine/ir/translate/translate_attributes.hpp"

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

Constant full_constant(TranslationContext& context, List<std::int64_t> shape, double value,
                       DataType dtype) {
  // The value passes through a C++ float whatever its type, and is kept as a double since 3.0.
  const auto narrow = static_cast<float>(value);
  return {"pd_op.full",
          {intern_attribute(context, "shape", {IntArray{{shape.begin(), shape.end()}}}),
           intern_attribute(
               context, "value",
               context.before_3_0() ? Attribute{narrow} : Attribute{static_cast<double>(narrow)}),
           intern_attribute(context, "dtype", {dtype}),
           intern_attribute(context, "place", {Place{PlaceKind::cpu, 0, {}}})},
          tensor_type(context, dtype, shape)};
}

Constant full_int_array_constant(TranslationContext& context, List<std::int64_t> values) {
  AttributeArray array;
  array.reserve(values.size());
  for (const std::int64_t value : values) array.push_back({value});
  const auto size = static_cast<std::int64_t>(values.size());
  return {"pd_op.full_int_array",
          {intern_attribute(context, "value", {std::move(array)}),
           intern_attribute(context, "dtype", {DataType::int64}),
           intern_attribute(context, "place", {Place{PlaceKind::cpu, 0, {}}})},
          tensor_type(context, DataType::int64, {&size, 1})};
}

ValueId build_constant(TranslationContext& context, const Constant& constant) {
  return context.program().result(
      build_op(context, constant.op, {}, constant.attributes, {constant.type}));
}

[[noreturn]] void refuse_constant(const TranslationContext& context, const OpDesc& op,
                                  const Argument& argument, const LegacyValue& value) {
  if (std::holds_alternative<LegacyScalar>(value)) {
    refuse(context, op,
           {FindingCode::attribute_kind, "not support translating paddle::experimental::Scalar",
            context.before_3_0() ? PaddleErrorKind::unnamed : PaddleErrorKind::unimplemented,
            argument.legacy});
  }
  if (argument.kind == AttributeKind::int_array) {
    refuse(context, op,
           {FindingCode::attribute_kind,
            "Encounter non IntArray type when trying to insert IntArray mutable attribute",
            PaddleErrorKind::invalid_argument, argument.legacy});
  }
  refuse(context, op,
         {FindingCode::attribute_kind,
          "Unsupported phi data type `Undefined` when casting it into ir data type.",
          PaddleErrorKind::unimplemented, argument.legacy});
}

Constant constant_of(TranslationContext& context, const OpDesc& op, const Argument& argument,
                     const LegacyValue& value) {
  if (auto converted = convert_attribute(&value, argument.kind)) {
    unify_zero(context, *converted);
    const AttributeValue& held = converted->value;
    if (const auto* array = std::get_if<IntArray>(&held)) {
      return full_int_array_constant(context, array->values);
    }
    if (argument.kind == AttributeKind::int_array) refuse_constant(context, op, argument, value);
    if (const auto* number = std::get_if<float>(&held)) {
      return full_constant(context, one_element, *number, DataType::float32);
    }
    if (const auto* number = std::get_if<double>(&held)) {
      return full_constant(context, one_element, *number, DataType::float64);
    }
    if (const auto* number = std::get_if<std::int32_t>(&held)) {
      return full_constant(context, one_element, *number, DataType::int32);
    }
    if (const auto* number = std::get_if<std::int64_t>(&held)) {
      return full_constant(context, one_element, static_cast<double>(*number), DataType::int64);
    }
    // Tolerances of allclose and isclose are texts, so that they keep all their digits.
    if (const auto* text = std::get_if<std::string>(&held)) {
      double number = 0;
      std::from_chars(text->data(), text->data() + text->size(), number);
      return full_constant(context, one_element, number, DataType::float64);
    }
    if (const auto* flag = std::get_if<bool>(&held)) {
      return full_constant(context, one_element, *flag ? 1.0 : 0.0, DataType::boolean);
    }
  }
  const bool is_scalar = argument.kind != AttributeKind::int_array;
  if (is_scalar && !context.before_3_0() && !std::holds_alternative<LegacyScalar>(value)) {
    return full_constant(context, one_element, 0, DataType::undefined);
  }
  refuse_constant(context, op, argument, value);
}

}  // namespace

OpId make_built(TranslationContext& context, std::string_view name, const Values& operands,
                const Attributes& attributes, const Types& results) {
  // An operand counts as one that needs a gradient only when its definition says so already.
  const bool stops = std::ranges::all_of(operands, [&](ValueId operand) {
    const Value& value = context.program().value(operand);
    const bool is_known = value.op != none && context.program().op(value.op).has_stop_gradient;
    return !is_known || value.stop_gradient;
  });
  const OpId op = context.program().create(name, operands, attributes, results);
  set_stop_gradient(context.program(), op, stops);
  context.program().op(op).origin = context.origin;
  return op;
}

OpId build_op(TranslationContext& context, std::string_view name, const Values& operands,
              const Attributes& attributes, const Types& results) {
  const OpId op = make_built(context, name, operands, attributes, results);
  append_op(context.program(), context.block, op);
  return op;
}

OpId make_full(TranslationContext& context, List<std::int64_t> shape, double value,
               DataType dtype) {
  const Constant made = full_constant(context, shape, value, dtype);
  return make_built(context, made.op, {}, made.attributes, {made.type});
}

ValueId build_full(TranslationContext& context, List<std::int64_t> shape, double value,
                   DataType dtype) {
  return build_constant(context, full_constant(context, shape, value, dtype));
}

ValueId build_full_of_one(TranslationContext& context, double value, DataType dtype) {
  return build_full(context, one_element, value, dtype);
}

ValueId build_full_int_array(TranslationContext& context, List<std::int64_t> values) {
  return build_constant(context, full_int_array_constant(context, values));
}

ValueId attribute_as_operand(TranslationContext& context, const OpDesc& op,
                             const Argument& argument) {
  const LegacyValue* value = op.attribute(argument.legacy);
  const bool is_constant =
      value && !std::holds_alternative<VarRef>(*value) && !std::holds_alternative<VarRefs>(*value);
  if (!is_constant) {
    refuse(context, op,
           {FindingCode::attribute_missing,
            "Op " + op.type + " arg " + std::string(argument.legacy) + " should not be zero size",
            PaddleErrorKind::invalid_argument, argument.legacy});
  }
  return build_constant(context, constant_of(context, op, argument, *value));
}

// As above, but an attribute that was met before is only built again.
ValueId constant_operand(TranslationContext& context, const OpDesc& op,
                         const BoundArgument& bound) {
  const LegacyAttribute* found = bound.legacy ? op.find_plain_attribute(bound.legacy) : nullptr;
  if (!found) return attribute_as_operand(context, op, *bound.argument);
  const std::uint64_t key = std::uint64_t{found->number} << 32U | bound.number;
  auto known = context.known_constants.find(key);
  if (known == context.known_constants.end()) {
    known = context.known_constants
                .emplace(key, constant_of(context, op, *bound.argument, found->value))
                .first;
  }
  return build_constant(context, known->second);
}

OpId make_create_array(TranslationContext& context, DataType element) {
  constexpr std::array<std::int64_t, 1> empty = {0};
  const TypeId type =
      context.program().types().intern({TypeKind::tensor_array, element, empty, {}});
  const OpId op = make_built(context, "pd_op.create_array", {},
                             {intern_attribute(context, "dtype", {element})}, {type});
  if (context.before_3_0()) context.program().op(op).has_stop_gradient = false;
  return op;
}

void create_undefined(TranslationContext& context, Name name, const OpDesc& op) {
  const VarDesc* described = context.variable(name);
  if (!described) {
    refuse(context, op,
           {FindingCode::variable_missing,
            "VarDesc of [" + name + "] can not be nullptr",
            PaddleErrorKind::invalid_argument,
            {},
            name});
  }
  OpId created = none;
  if (described->kind == VarKind::tensor_array) {
    created = make_create_array(context, data_type_of_kind(described->element));
  } else {
    if (!has_dimensions(described->kind)) {
      refuse(context, op,
             {FindingCode::untranslatable_type,
              "Getting 'tensor_desc' is not supported by the " + name + " type variable.",
              PaddleErrorKind::unavailable,
              {},
              name});
    }
    const DataType dtype = data_type_of_kind(described->element);
    if (dtype == DataType::pstring) {
      refuse(context, op,
             {FindingCode::untranslatable_type,
              "Unsupported phi data type `pstring` when casting it into ir data type.",
              PaddleErrorKind::unimplemented,
              {},
              name});
    }
    created =
        make_built(context, "pd_op.data", {},
                   {intern_attribute(context, "name", {std::string(name.text())}),
                    intern_attribute(context, "shape",
                                     {IntArray{{described->dims.begin(), described->dims.end()}}}),
                    intern_attribute(context, "dtype", {dtype}),
                    intern_attribute(context, "place", {Place{}})},
                   {tensor_type(context, dtype, described->dims)});
  }
  prepend_op(context.program(), context.program().top(), created);
  context.scopes.push_outermost(described->name, {context.program().result(created), -1});
}

}  // namespace paddle_ls::ir
