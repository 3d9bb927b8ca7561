// The steps of an operator that has no handler of its own: attributes and creation.
#include <algorithm>

#include "engine/ir/convert/convert_attribute.hpp"
#include "engine/ir/translate/handlers.hpp"
#include "engine/ir/translate/translator.hpp"

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

}  // namespace

void Translator::require_attribute(const OpDesc& op, std::string_view name) const {
  if (op.plain_attribute(name)) return;
  refuse(FindingCode::attribute_missing, op,
         "Attribute " + std::string(name) +
             (op.attribute(name) ? " with constant value is not found, but found it with "
                                   "Variable(s) type, which maybe not supported in some "
                                   "scenarios currently, such as TensorRT et.al"
                                 : " is not found."),
         PaddleErrorKind::not_found, name);
}

void Translator::unify_zero(Attribute& attribute) {
  if (auto* single = std::get_if<float>(&attribute.value); single && *single == 0.0F) {
    *single = first_float_zero_.value_or(*single);
    first_float_zero_ = *single;
  } else if (auto* wide = std::get_if<double>(&attribute.value); wide && *wide == 0.0) {
    *wide = first_double_zero_.value_or(*wide);
    first_double_zero_ = *wide;
  } else if (auto* array = std::get_if<AttributeArray>(&attribute.value)) {
    for (Attribute& element : *array) unify_zero(element);  // arrays do not nest
  }
}

AttributeId Translator::attribute(std::string_view name, Attribute value) {
  unify_zero(value);
  return program().attributes().intern(name, std::move(value));
}

AttributeId Translator::attribute(const OpDesc& op, const BoundArgument& bound,
                                  const LegacyAttribute* found) {
  const Argument& argument = *bound.argument;
  const auto made = [&](const LegacyValue* value) {
    if (!value && argument.run_time) {
      return attribute(argument.name, run_time_attribute(*argument.run_time, argument.kind));
    }
    const bool is_long = value && std::holds_alternative<std::int64_t>(*value);
    const AttributeKind kind = converted_kind(argument.kind, target(), is_long);
    auto converted = convert_attribute(value, kind);
    if (!converted) {
      refuse(FindingCode::attribute_kind, op,
             "not support translating paddle::experimental::Scalar",
             before_3_0() ? PaddleErrorKind::unnamed : PaddleErrorKind::unimplemented,
             argument.legacy);
    }
    return attribute(argument.name, std::move(*converted));
  };
  if (!found) {
    if (!bound.absent) bound.absent = made(nullptr);
    return *bound.absent;
  }
  const std::uint64_t key = std::uint64_t{found->number} << 32U | bound.number;
  const auto known = attribute_of_.find(key);
  if (known != attribute_of_.end()) return known->second;
  return attribute_of_.emplace(key, made(&found->value)).first->second;
}

Attributes Translator::attributes(const OpDesc& op, const OpRule& rule) {
  Attributes result;
  for (const BoundArgument& bound : rules_.bound(rule).attributes) {
    result.push_back(attribute(op, bound, op.find_plain_attribute(bound.legacy)));
  }
  return result;
}

Attributes Translator::attributes_or(const OpDesc& op, const OpRule& rule,
                                     std::span<const AttributeDefault> defaults) {
  Attributes result;
  for (const BoundArgument& bound : rules_.bound(rule).attributes) {
    const LegacyAttribute* found = op.find_plain_attribute(bound.legacy);
    if (found || bound.argument->run_time) {
      result.push_back(attribute(op, bound, found));
      continue;
    }
    const auto given = std::ranges::find(defaults, bound.argument->name, &AttributeDefault::name);
    if (given != defaults.end()) result.push_back(attribute(given->name, given->value));
  }
  return result;
}

OpId Translator::create(const OpDesc& op, std::string_view name, const OpRule* rule,
                        const Values& operands, const Attributes& attributes,
                        const Types& results) {
  if (is_verified(name)) {
    verify_operands(op, name, rule, operands);
    if (rule) verify_attributes(op, *rule, attributes);
    verify_results(op, name, rule, results);
  }
  if (!before_3_0()) verify_by_hand(op, name, operands);
  // Written by hand as well, and checks its attribute like the others.
  if (rule && name == "pd_op.assert") verify_attributes(op, *rule, attributes);
  const OpId created = program().create(name, operands, attributes, results);
  program().op(created).origin = origin_;
  program().append(block_, created);
  return created;
}

void translate_general(Translator& translator, const OpDesc& op) {
  const OpRule* rule = nullptr;
  const std::string_view name = translator.look_up(op, rule);
  translator.slice_inputs(op);
  const Values operands = translator.operands(op, *rule);
  const Results results = translator.results(op, *rule);
  const Attributes attributes = translator.attributes(op, *rule);
  const OpId created = translator.create(op, name, rule, operands, attributes, results.types);
  translator.record(created, results);
}

void translate_by_rule(Translator& translator, const OpDesc& op, const OpRule& rule,
                       std::string_view name) {
  translator.slice_inputs(op);
  const Values operands = translator.operands(op, rule);
  const Results results = translator.results(op, rule);
  const OpId created = translator.create(op, name, nullptr, operands,
                                         translator.attributes(op, rule), results.types);
  translator.record(created, results);
}

}  // namespace paddle_ls::ir
