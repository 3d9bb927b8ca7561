// The steps of an operator that has no handler of its own: attributes, creation, verification.
#include <algorithm>

#include "engine/ir/print_attribute.hpp"
#include "engine/ir/translate/convert_attribute.hpp"
#include "engine/ir/translate/handlers.hpp"
#include "engine/ir/translate/translator.hpp"

namespace paddle_ls::ir {

namespace {

// Kinds of values that an operand of a generated op may have.
bool is_tensor(const TypeTable& types, TypeId id) {
  const Type& type = types[id];
  if (type.kind == TypeKind::tensor) return true;
  if (type.kind != TypeKind::vector) return false;
  return std::ranges::all_of(type.elements, [&](TypeId element) {
    return element == null_type || types[element].kind == TypeKind::tensor;
  });
}

}  // namespace

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
    auto converted = convert_attribute(value, argument.kind);
    if (!converted) {
      refuse(FindingCode::attribute_kind, op,
             "Cannot translate attribute " + std::string(argument.legacy) + " of op " + op.type,
             PaddleErrorKind::unimplemented, argument.legacy);
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
  if (rule) verify(op, *rule, operands, attributes, results);
  const OpId created = program().create(name, operands, attributes, results);
  program().op(created).origin = origin_;
  program().append(block_, created);
  return created;
}

void Translator::verify(const OpDesc& op, const OpRule& rule, const Values& operands,
                        const Attributes& attributes, const Types& results) const {
  const Program& made = result_.program;
  const bool is_checked = rules_.is_generated(rule) && !before_3_0();
  for (std::size_t i = 0; is_checked && i < operands.size(); ++i) {
    const TypeId type = made.value(operands[i]).type;
    if (operands[i] == null_value || is_tensor(made.types(), type)) continue;
    std::string text = "Type validation failed for the " + std::to_string(i) + "th input, got ";
    print_type(text, made.types(), type, traits(dialect_of_target(target())));
    refuse(FindingCode::operand_type, op, text + ".", PaddleErrorKind::invalid_argument,
           i < rule.operands.size() ? rule.operands[i].legacy : "");
  }
  for (std::size_t i = 0; i < rule.attributes.size(); ++i) {
    const Argument& argument = rule.attributes[i];
    // Most often they stand in the order of the rule.
    const bool in_place =
        i < attributes.size() && made.attribute(attributes[i]).name == argument.name;
    const auto found = in_place ? attributes.begin() + static_cast<std::ptrdiff_t>(i)
                                : std::ranges::find(attributes, argument.name, [&](AttributeId id) {
                                    return std::string_view(made.attribute(id).name);
                                  });
    const std::string name(argument.name);
    if (found == attributes.end()) {
      refuse(FindingCode::attribute_missing, op, name + " does not exist.",
             PaddleErrorKind::invalid_argument, argument.legacy);
    }
    if (has_kind(made.attribute(*found).attribute, argument.kind)) continue;
    refuse(FindingCode::attribute_kind, op,
           "Type of attribute: " + name + " is not " +
               (is_list(argument.kind) ? "right."
                                       : std::string(attribute_type_name(argument.kind)) + "."),
           PaddleErrorKind::invalid_argument, argument.legacy);
  }
  for (std::size_t i = 0; is_checked && i < results.size(); ++i) {
    const TypeKind kind = made.types()[results[i]].kind;
    if (kind != TypeKind::tensor_array || rule.results[i].list) continue;
    refuse(FindingCode::operand_type, op,
           "Type validation failed for the " + std::to_string(i) + "th output.",
           PaddleErrorKind::invalid_argument, rule.results[i].legacy);
  }
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

}  // namespace paddle_ls::ir
