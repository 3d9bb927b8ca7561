#include "engine/ir/translate/translate_attributes.hpp"

#include <algorithm>

#include "engine/ir/convert/convert_attribute.hpp"
#include "engine/ir/translate/refuse.hpp"

namespace paddle_ls::ir {

namespace {

// What a release converts an attribute to before it is checked. 2.6 makes no truth value of a
// number, no short integers of long ones and no type of a long one; only 3.3 widens floating-point
// numbers.
AttributeKind converted_kind(AttributeKind kind, Target target, bool is_long) {
  switch (kind) {
    case AttributeKind::data_type:
      return target == Target::v2_6 && is_long ? AttributeKind::other : kind;
    case AttributeKind::boolean:
    case AttributeKind::int32_list: return target == Target::v2_6 ? AttributeKind::other : kind;
    case AttributeKind::float64:
    case AttributeKind::float64_list: return target == Target::v3_3 ? kind : AttributeKind::other;
    default: return kind;
  }
}

AttributeId translate_attribute(TranslationContext& context, const OpDesc& op,
                                const BoundArgument& bound, const LegacyAttribute* found) {
  const Argument& argument = *bound.argument;
  const auto made = [&](const LegacyValue* value) {
    if (!value && argument.run_time) {
      return intern_attribute(context, argument.name,
                              run_time_attribute(*argument.run_time, argument.kind));
    }
    const bool is_long = value && std::holds_alternative<std::int64_t>(*value);
    const AttributeKind kind = converted_kind(argument.kind, context.target(), is_long);
    auto converted = convert_attribute(value, kind);
    if (!converted) {
      refuse(context, op,
             {FindingCode::attribute_kind, "not support translating paddle::experimental::Scalar",
              context.before_3_0() ? PaddleErrorKind::unnamed : PaddleErrorKind::unimplemented,
              argument.legacy});
    }
    return intern_attribute(context, argument.name, std::move(*converted));
  };
  if (!found) {
    if (!bound.absent) bound.absent = made(nullptr);
    return *bound.absent;
  }
  const std::uint64_t key = std::uint64_t{found->number} << 32U | bound.number;
  const auto known = context.known_attributes.find(key);
  if (known != context.known_attributes.end()) return known->second;
  return context.known_attributes.emplace(key, made(&found->value)).first->second;
}

}  // namespace

void unify_zero(TranslationContext& context, Attribute& attribute) {
  if (auto* single = std::get_if<float>(&attribute.value); single && *single == 0.0F) {
    *single = context.first_float_zero.value_or(*single);
    context.first_float_zero = *single;
  } else if (auto* wide = std::get_if<double>(&attribute.value); wide && *wide == 0.0) {
    *wide = context.first_double_zero.value_or(*wide);
    context.first_double_zero = *wide;
  } else if (auto* array = std::get_if<AttributeArray>(&attribute.value)) {
    for (Attribute& element : *array) unify_zero(context, element);  // arrays do not nest
  }
}

AttributeId intern_attribute(TranslationContext& context, std::string_view name, Attribute value) {
  unify_zero(context, value);
  return context.program().attributes().intern(name, std::move(value));
}

Attributes translate_attributes(TranslationContext& context, const OpDesc& op, const OpRule& rule) {
  Attributes result;
  for (const BoundArgument& bound : context.rules.bound(rule).attributes) {
    result.push_back(
        translate_attribute(context, op, bound, op.find_plain_attribute(bound.legacy)));
  }
  return result;
}

Attributes translate_attributes_or(TranslationContext& context, const OpDesc& op,
                                   const OpRule& rule, std::span<const AttributeDefault> defaults) {
  Attributes result;
  for (const BoundArgument& bound : context.rules.bound(rule).attributes) {
    const LegacyAttribute* found = op.find_plain_attribute(bound.legacy);
    if (found || bound.argument->run_time) {
      result.push_back(translate_attribute(context, op, bound, found));
      continue;
    }
    const auto given = std::ranges::find(defaults, bound.argument->name, &AttributeDefault::name);
    if (given != defaults.end())
      result.push_back(intern_attribute(context, given->name, given->value));
  }
  return result;
}

}  // namespace paddle_ls::ir
