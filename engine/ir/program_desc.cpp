#include "engine/ir/program_desc.hpp"

#include <algorithm>

namespace paddle_ls::ir {

namespace {

const std::vector<std::string>* list_of(const std::vector<ArgumentList>& lists,
                                        std::string_view parameter) {
  const auto found = std::ranges::lower_bound(lists, parameter, {}, &ArgumentList::parameter);
  return found != lists.end() && found->parameter == parameter ? &found->variables : nullptr;
}

}  // namespace

const std::vector<std::string>* OpDesc::input(std::string_view parameter) const {
  return list_of(inputs, parameter);
}

const std::vector<std::string>* OpDesc::output(std::string_view parameter) const {
  return list_of(outputs, parameter);
}

const LegacyValue* OpDesc::attribute(std::string_view name) const {
  const auto found =
      std::ranges::find(attributes.rbegin(), attributes.rend(), name, &LegacyAttribute::name);
  return found != attributes.rend() ? &found->value : nullptr;
}

const LegacyValue* OpDesc::plain_attribute(std::string_view name) const {
  const LegacyValue* value = attribute(name);
  if (!value || std::holds_alternative<VarRef>(*value) || std::holds_alternative<VarRefs>(*value)) {
    return nullptr;
  }
  return value;
}

const VarDesc* BlockDesc::variable(std::string_view name) const {
  const auto found = variable_index.find(name);
  return found != variable_index.end() ? &variables[found->second] : nullptr;
}

const VarDesc* ProgramDesc::find_variable(std::size_t block, std::string_view name) const {
  if (name == "@EMPTY@" || block >= blocks.size()) return nullptr;
  if (const VarDesc* found = blocks[block].variable(name)) return found;
  std::vector<std::size_t> frontier = {block};
  for (std::size_t i = 0; i < frontier.size(); ++i) {
    const BlockDesc& current = blocks[frontier[i]];
    for (const std::int32_t next : {current.forward, current.parent}) {
      const auto index = static_cast<std::size_t>(next);
      if (next < 0 || std::ranges::find(frontier, index) != frontier.end()) continue;
      if (const VarDesc* found = blocks[index].variable(name)) return found;
      frontier.push_back(index);
    }
  }
  return nullptr;
}

std::int32_t sub_block(const OpDesc& op) {
  const LegacyValue* value = op.attribute("sub_block");
  const auto* block = value ? std::get_if<BlockRef>(value) : nullptr;
  return block ? block->index : -1;
}

}  // namespace paddle_ls::ir
