#include "engine/ir/read/scalar_conversion.hpp"

#include <algorithm>
#include <array>
#include <optional>
#include <vector>

#include "engine/ir/legacy/program_memory.hpp"

namespace paddle_ls::ir {

namespace {

struct ConvertedOp {
  std::string_view type;
  std::int32_t last_version;  // of the op, with one attribute per element type
};

constexpr std::array converted_ops = {ConvertedOp{"assign_value", 0}, ConvertedOp{"set_value", 3},
                                      ConvertedOp{"set_value_grad", 3}};
constexpr std::int64_t first_version_with_scalars = 2005000;

// In the order Paddle looks at them: the last list that is not empty wins.
constexpr std::array value_lists = {
    std::string_view("bool_values"),  std::string_view("fp32_values"),
    std::string_view("int32_values"), std::string_view("int64_values"),
    std::string_view("fp64_values"),  std::string_view("fp16_values")};

std::vector<LegacyScalar> scalars_of(const LegacyValue& value, std::string_view list) {
  std::vector<LegacyScalar> scalars;
  if (const auto* ints = std::get_if<List<std::int32_t>>(&value)) {
    for (const auto number : *ints) {
      if (list == "bool_values") {
        scalars.emplace_back(number != 0);
      } else {
        scalars.emplace_back(std::int64_t{number});
      }
    }
  } else if (const auto* longs = std::get_if<List<std::int64_t>>(&value)) {
    for (const auto number : *longs) scalars.emplace_back(number);
  } else if (const auto* floats = std::get_if<List<float>>(&value)) {
    for (const auto number : *floats) scalars.emplace_back(double{number});
  } else if (const auto* doubles = std::get_if<List<double>>(&value)) {
    for (const auto number : *doubles) scalars.emplace_back(number);
  } else if (const auto* bools = std::get_if<List<bool>>(&value)) {
    for (const bool flag : *bools) scalars.emplace_back(flag);
  }
  return scalars;
}

void convert(OpDesc& op, Name values_name, ProgramMemory& memory) {
  std::vector<LegacyScalar> values;
  for (const std::string_view list : value_lists) {
    const LegacyValue* value = op.attribute(list);
    if (!value) continue;
    if (auto scalars = scalars_of(*value, list); !scalars.empty()) values = std::move(scalars);
  }
  std::vector<const LegacyAttribute*> attributes;
  for (const LegacyAttribute* attribute : op.attributes) {
    if (std::ranges::find(value_lists, attribute->name.text()) == value_lists.end()) {
      attributes.push_back(attribute);
    }
  }
  if (!op.find_attribute(values_name)) {
    const auto number = static_cast<std::uint32_t>(memory.attribute_count++);
    const auto kept = memory.arena.copy(List<LegacyScalar>(values));
    attributes.push_back(&memory.arena.copy_one(LegacyAttribute{values_name, number, kept}));
  }
  op.attributes = memory.arena.copy(List<const LegacyAttribute*>(attributes));
}

// A program that does not record the version of the op is judged by its own version; 0 is a
// development build, which writes as the newest release does.
bool is_old(const ProgramDesc& program, const ConvertedOp& op) {
  const auto recorded = program.op_versions.find(op.type);
  if (recorded != program.op_versions.end()) return recorded->second <= op.last_version;
  return program.version != 0 && program.version < first_version_with_scalars;
}

}  // namespace

void convert_legacy_values(ProgramDesc& program, ProgramMemory& memory) {
  const Name values = memory.names.intern("values");
  for (BlockDesc& block : program.blocks) {
    for (OpDesc& op : block.ops) {
      const auto rule = std::ranges::find(converted_ops, op.type.text(), &ConvertedOp::type);
      if (rule != converted_ops.end() && is_old(program, *rule)) convert(op, values, memory);
    }
  }
}

}  // namespace paddle_ls::ir
