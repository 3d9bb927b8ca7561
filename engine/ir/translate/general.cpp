// The steps of an operator that has no handler of its own: attributes, creation, verification.
#include <algorithm>

#include "engine/ir/print_attribute.hpp"
#include "engine/ir/translate/convert_attribute.hpp"
#include "engine/ir/translate/handlers.hpp"
#include "engine/ir/translate/translator.hpp"

namespace paddle_ls::ir {

namespace {

Attribute converted_or_refuse(const Translator& translator, const OpDesc& op,
                              const Argument& argument, const LegacyValue* value) {
  if (!value && argument.run_time) return run_time_attribute(*argument.run_time, argument.kind);
  auto converted = convert_attribute(value, argument.kind);
  if (!converted) {
    translator.refuse(
        FindingCode::attribute_kind, op,
        "Cannot translate attribute " + std::string(argument.legacy) + " of op " + op.type,
        PaddleErrorKind::unimplemented, std::string(argument.legacy));
  }
  return std::move(*converted);
}

// Kinds of values that an operand of a generated op may have.
bool is_tensor(const TypeTable& types, TypeId id) {
  const Type& type = types[id];
  if (type.kind == TypeKind::tensor) return true;
  if (type.kind != TypeKind::vector) return false;
  return std::ranges::all_of(type.elements, [&](TypeId element) {
    return element == null_type || types[element].kind == TypeKind::tensor;
  });
}

// Written by hand in Paddle, with checks of their own.
bool has_generated_checks(const OpRule& rule) {
  constexpr std::array hand_written = {
      std::string_view("pd_op.add_n"), std::string_view("pd_op.share_data"),
      std::string_view("pd_op.array_to_tensor"), std::string_view("pd_op.feed"),
      std::string_view("pd_op.print")};
  return std::ranges::find(hand_written, rule.pir) == hand_written.end();
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

std::vector<NamedAttribute> Translator::attributes(const OpDesc& op, const OpRule& rule) const {
  std::vector<NamedAttribute> result;
  result.reserve(rule.attributes.size());
  for (const Argument& argument : rule.attributes) {
    const LegacyValue* value = op.plain_attribute(argument.legacy);
    result.push_back({std::string(argument.name), converted_or_refuse(*this, op, argument, value)});
  }
  return result;
}

std::vector<NamedAttribute> Translator::attributes_or(
    const OpDesc& op, const OpRule& rule, std::span<const AttributeDefault> defaults) const {
  std::vector<NamedAttribute> result;
  result.reserve(rule.attributes.size());
  for (const Argument& argument : rule.attributes) {
    const LegacyValue* value = op.plain_attribute(argument.legacy);
    if (value || argument.run_time) {
      result.push_back(
          {std::string(argument.name), converted_or_refuse(*this, op, argument, value)});
      continue;
    }
    const auto found = std::ranges::find(defaults, argument.name, &AttributeDefault::name);
    if (found != defaults.end()) result.push_back({std::string(argument.name), found->value});
  }
  return result;
}

OpId Translator::create(const OpDesc& op, std::string name, const OpRule* rule,
                        std::vector<ValueId> operands, std::vector<NamedAttribute> attributes,
                        const std::vector<TypeId>& results) {
  if (rule) verify(op, *rule, operands, attributes, results);
  for (NamedAttribute& named : attributes) unify_zero(named.attribute);
  const OpId created =
      program().create(std::move(name), std::move(operands), std::move(attributes), results);
  program().op(created).origin = origin_;
  program().append(block_, created);
  return created;
}

void Translator::verify(const OpDesc& op, const OpRule& rule, std::span<const ValueId> operands,
                        std::span<const NamedAttribute> attributes,
                        std::span<const TypeId> results) const {
  const TypeTable& types = result_.program.types();
  const bool generated = has_generated_checks(rule);
  if (generated && !before_3_0()) {
    for (std::size_t i = 0; i < operands.size(); ++i) {
      const TypeId type = result_.program.value(operands[i]).type;
      if (operands[i] == null_value || is_tensor(types, type)) continue;
      std::string text = "Type validation failed for the " + std::to_string(i) + "th input, got ";
      print_type(text, types, type, traits(dialect_of_target(target())));
      refuse(FindingCode::operand_type, op, text + ".", PaddleErrorKind::invalid_argument,
             i < rule.operands.size() ? std::string(rule.operands[i].legacy) : "");
    }
  }
  for (const Argument& argument : rule.attributes) {
    const auto found = std::ranges::find(attributes, argument.name, &NamedAttribute::name);
    const std::string name(argument.name);
    if (found == attributes.end()) {
      refuse(FindingCode::attribute_missing, op, name + " does not exist.",
             PaddleErrorKind::invalid_argument, std::string(argument.legacy));
    }
    if (has_kind(found->attribute, argument.kind)) continue;
    refuse(FindingCode::attribute_kind, op,
           "Type of attribute: " + name + " is not " +
               (is_list(argument.kind) ? "right."
                                       : std::string(attribute_type_name(argument.kind)) + "."),
           PaddleErrorKind::invalid_argument, std::string(argument.legacy));
  }
  if (!generated || before_3_0()) return;
  for (std::size_t i = 0; i < results.size(); ++i) {
    const TypeKind kind = types[results[i]].kind;
    if (kind != TypeKind::tensor_array || rule.results[i].list) continue;
    refuse(FindingCode::operand_type, op,
           "Type validation failed for the " + std::to_string(i) + "th output.",
           PaddleErrorKind::invalid_argument, std::string(rule.results[i].legacy));
  }
}

void translate_general(Translator& translator, const OpDesc& op) {
  const OpRule* rule = nullptr;
  std::string name = translator.look_up(op, rule);
  translator.slice_inputs(op);
  auto operands = translator.operands(op, *rule);
  const Results results = translator.results(op, *rule);
  auto attributes = translator.attributes(op, *rule);
  const OpId created = translator.create(op, std::move(name), rule, std::move(operands),
                                         std::move(attributes), results.types);
  translator.record(created, results);
}

}  // namespace paddle_ls::ir
