#include "engine/ir/pir/statistics.hpp"

#include <vector>

namespace paddle_ls::ir {

namespace {

void count_parameter(const Type& type, ProgramStatistics& into) {
  into.parameter_count += 1;
  std::uint64_t elements = 1;
  for (const std::int64_t dim : type.dims) {
    const auto size = static_cast<std::uint64_t>(dim);
    if (dim < 0 || __builtin_mul_overflow(elements, size, &elements)) {
      into.parameters_of_unknown_shape += 1;
      return;
    }
  }
  into.parameter_elements += elements;
  into.parameter_bytes += elements * byte_size(type.element);
}

}  // namespace

ProgramStatistics statistics(const Program& program) {
  ProgramStatistics result;
  std::vector<OpId> pending = {program.block(program.top()).first};
  while (!pending.empty()) {
    const OpId id = pending.back();
    pending.pop_back();
    if (id == none) continue;
    const Operation& op = program.op(id);
    pending.push_back(op.next);
    for (const BlockId region : op.regions) {
      result.region_count += 1;
      pending.push_back(program.block(region).first);
    }
    result.op_count += 1;
    result.value_count += op.result_count;
    result.ops[std::string(op.name)] += 1;
    constexpr std::string_view placeholder = "legacy.";
    if (op.name.starts_with(placeholder)) {
      result.unsupported[std::string(op.name.substr(placeholder.size()))] += 1;
    }
    if (op.name == "builtin.parameter" && op.result_count == 1) {
      count_parameter(program.type_of(op.first_result), result);
    }
  }
  return result;
}

}  // namespace paddle_ls::ir
