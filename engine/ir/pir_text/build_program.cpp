#include "engine/ir/pir_text/build_program.hpp"

#include <algorithm>
#include <array>
#include <unordered_map>

#include "engine/ir/pir_text/build_values.hpp"
#include "engine/ir/pir_text/values.hpp"

namespace paddle_ls::ir {

namespace {

struct KnownAttribute {
  std::string_view op;
  std::string_view attribute;
  AttributeKind kind;
};

// Ops without a legacy counterpart, and those a builder makes, are in no op table.
constexpr std::array known_attributes = {
    KnownAttribute{"pd_op.full", "shape", AttributeKind::int_array},
    KnownAttribute{"pd_op.full", "value", AttributeKind::float64},
    KnownAttribute{"pd_op.full_int_array", "value", AttributeKind::int64_list},
    KnownAttribute{"pd_op.data", "shape", AttributeKind::int_array},
    KnownAttribute{"pd_op.assign_value", "shape", AttributeKind::int32_list},
};

AttributeKind declared_kind(const OpTable& table, std::string_view op, std::string_view name) {
  for (const KnownAttribute& known : known_attributes) {
    if (op.starts_with(known.op) && known.attribute == name) return known.kind;
  }
  const OpRule* rule = table.rule_of_pir(op);
  if (!rule && op.ends_with('_')) rule = table.rule_of_pir(op.substr(0, op.size() - 1));
  if (!rule) return AttributeKind::other;
  const auto found = std::ranges::find(rule->attributes, name, &Argument::name);
  return found != rule->attributes.end() ? found->kind : AttributeKind::other;
}

class Builder {
 public:
  Builder(const PirDocument& document, const OpTable& table)
      : document_(document), table_(table), values_(document) {}

  Program run() {
    blocks_.assign(document_.blocks.size(), none);
    for (std::size_t i = 0; i < document_.blocks.size(); ++i) {
      if (document_.blocks[i].owner < 0) blocks_[i] = program_.top();
    }
    for (const PirUse& use : values_.uses()) definition_of_use_[use.name.start] = use.definition;
    for (std::size_t i = 0; i < document_.ops.size(); ++i) build(document_.ops[i]);
    return std::move(program_);
  }

 private:
  ValueId operand(text::ByteRange name) const {
    const auto use = definition_of_use_.find(name.start);
    if (use == definition_of_use_.end() || use->second < 0) return null_value;
    const auto& definition = values_.definitions()[static_cast<std::size_t>(use->second)];
    const auto value = value_at_.find(definition.name.start);
    return value != value_at_.end() ? value->second : null_value;
  }

  TypeId result_type(const PirOp& op, std::size_t index, const std::vector<ValueId>& operands) {
    if (index < op.result_types.size()) {
      return read_type_text(document_.at(op.result_types[index]), program_.types());
    }
    // A while prints no types: its results are like its loop variables.
    return index + 1 < operands.size() ? program_.value(operands[index + 1]).type : null_type;
  }

  void build(const PirOp& op) {
    const BlockId block = blocks_[op.block];
    if (block == none) return;
    std::vector<ValueId> operands;
    for (const text::ByteRange name : op.operands) operands.push_back(operand(name));
    std::vector<TypeId> types;
    for (std::size_t i = 0; i < op.results.size(); ++i) {
      types.push_back(result_type(op, i, operands));
    }
    const OpId created = program_.create(document_.at(op.name), operands, {}, types);
    append_op(program_, block, created);
    for (std::size_t i = 0; i < op.results.size(); ++i) {
      value_at_[op.results[i].start] = program_.result(created, i);
    }
    add_attributes(created, op);
    for (const std::uint32_t region : op.regions) {
      blocks_[region] = program_.create_region(created);
      const auto& arguments = document_.blocks[region].arguments;
      for (std::size_t i = 0; i < arguments.size(); ++i) {
        const TypeId type =
            i + 1 < operands.size() ? program_.value(operands[i + 1]).type : null_type;
        value_at_[arguments[i].start] = program_.add_argument(blocks_[region], type);
      }
    }
  }

  void add_attributes(OpId id, const PirOp& written) {
    // By name: the last one counts where a name is repeated.
    std::vector<AttributeId> attributes;
    std::unordered_map<std::string_view, std::size_t> place_of;
    Operation& op = program_.op(id);
    for (const PirAttribute& attribute : written.attributes) {
      const std::string_view name = document_.at(attribute.name);
      Attribute value =
          read_attribute_text(document_.at(attribute.value), declared_kind(table_, op.name, name));
      if (name == "stop_gradient") {
        op.has_stop_gradient = set_flags(op, value, &Value::stop_gradient);
      } else if (name == "persistable" || name == "is_persistable" || name == "is_persisable") {
        op.has_persistable = set_flags(op, value, &Value::persistable);
      } else {
        const AttributeId made = program_.attributes().intern(name, std::move(value));
        const auto [place, is_new] = place_of.try_emplace(name, attributes.size());
        if (is_new) attributes.push_back(made);
        attributes[place->second] = made;
      }
    }
    program_.set_attributes(id, attributes);
  }

  // Results without a flag have it unset. False when the attribute is not a list.
  bool set_flags(const Operation& op, const Attribute& attribute, bool Value::*flag) {
    const auto* array = std::get_if<AttributeArray>(&attribute.value);
    if (!array) return false;
    for (std::uint32_t i = 0; i < op.result_count; ++i) {
      const auto* held = i < array->size() ? std::get_if<bool>(&(*array)[i].value) : nullptr;
      program_.value(op.first_result + i).*flag = held && *held;
    }
    return true;
  }

  const PirDocument& document_;
  const OpTable& table_;
  PirValues values_;
  Program program_;
  std::vector<BlockId> blocks_;  // of the document's blocks
  std::unordered_map<std::size_t, std::int64_t> definition_of_use_;
  std::unordered_map<std::size_t, ValueId> value_at_;  // by the offset of the definition
};

}  // namespace

Program build_program(const PirDocument& document, const OpTable& table) {
  return Builder(document, table).run();
}

}  // namespace paddle_ls::ir
