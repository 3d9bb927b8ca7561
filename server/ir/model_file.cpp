#include "server/ir/model_file.hpp"

#include <algorithm>

namespace paddle_ls::server {

Result<IrContext> ir_context(std::string_view version, ir::TranslateMode mode,
                             std::string more_rules) {
  const auto target = ir::target_of_version(version);
  if (!target) return tl::unexpected(target.error());
  IrContext context{*target, ir::dialect_of_version(version), mode, ir::built_in_table(*target)};
  if (more_rules.empty()) return context;
  auto table = ir::OpTable::parse(std::move(more_rules));
  if (!table) return tl::unexpected(table.error());
  context.table.add(std::move(*table));
  return context;
}

const ir::OpDesc* operator_at(const LoadedProgram& program, ir::OpOrigin place) {
  if (!program.legacy || place.block < 0 || place.op < 0) return nullptr;
  const auto block = static_cast<std::size_t>(place.block);
  const auto op = static_cast<std::size_t>(place.op);
  if (block >= program.legacy->blocks.size()) return nullptr;
  const auto& ops = program.legacy->blocks[block].ops;
  return op < ops.size() ? &ops[op] : nullptr;
}

PrintedModel::PrintedModel(LoadedProgram program, ir::Dialect dialect)
    : program_(std::move(program)),
      dialect_(dialect),
      printed_(ir::print_program(program_.translation.program, dialect)) {
  for (const ir::PrintedOp& printed : printed_.ops) {
    const ir::OpOrigin origin = operation(printed).origin;
    lines_.try_emplace({origin.block, origin.op}, text::ByteRange{printed.start, printed.end});
  }
  for (const auto& [variable, values] : program_.translation.variables) {
    for (const ir::ValueId value : values) {
      if (value == ir::null_value) continue;
      // Of variables that share a value the first one named it.
      variables_.try_emplace(
          printed_.names.name(program_.translation.program, value, ir::traits(dialect_)),
          variable.text());
    }
  }
}

const ir::PrintedOp* PrintedModel::printed_at(std::size_t offset) const {
  const auto after = std::upper_bound(
      printed_.ops.begin(), printed_.ops.end(), offset,
      [](std::size_t at, const ir::PrintedOp& printed) { return at < printed.start; });
  if (after == printed_.ops.begin()) return nullptr;
  const ir::PrintedOp& found = *std::prev(after);
  return offset <= found.end ? &found : nullptr;
}

text::ByteRange PrintedModel::range_of(ir::OpOrigin place) const {
  const auto found = lines_.find({place.block, place.op});
  return found == lines_.end() ? text::ByteRange{} : found->second;
}

std::string_view PrintedModel::variable_of(std::string_view value_name) const {
  const auto found = variables_.find(value_name);
  return found == variables_.end() ? std::string_view() : std::string_view(found->second);
}

const ir::LegacyText* PrintedModel::legacy_text() const {
  std::call_once(legacy_made_, [this] {
    if (program_.legacy) legacy_ = ir::print_legacy(*program_.legacy);
  });
  return legacy_ ? &*legacy_ : nullptr;
}

std::vector<std::string> PrintedModel::values_of(std::string_view variable) const {
  std::vector<std::string> names;
  for (const ir::ValueId value : program_.translation.variables.values_of(variable)) {
    names.push_back(printed_.names.name(program_.translation.program, value, ir::traits(dialect_)));
  }
  return names;
}

}  // namespace paddle_ls::server
