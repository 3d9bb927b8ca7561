#include "engine/ir/legacy/program_desc.hpp"

#include <algorithm>

#include "engine/ir/legacy/program_memory.hpp"

namespace paddle_ls::ir {

namespace {

// Lists of parameters are short: looking through them is faster than any search.
template <class Parameter>
const List<Name>* list_of(List<ArgumentList> lists, Parameter parameter) {
  for (const ArgumentList& list : lists) {
    if (list.parameter == parameter) return &list.variables;
  }
  return nullptr;
}

template <class Text>
const LegacyAttribute* attribute_of(const OpDesc& op, Text name) {
  for (std::size_t i = op.attributes.size(); i-- > 0;) {
    if (op.attributes[i]->name == name) return op.attributes[i];
  }
  return nullptr;
}

bool names_variables(const LegacyValue& value) {
  return std::holds_alternative<VarRef>(value) || std::holds_alternative<VarRefs>(value);
}

}  // namespace

const List<Name>* OpDesc::input(std::string_view parameter) const {
  return list_of(inputs, parameter);
}
const List<Name>* OpDesc::input(Name parameter) const {
  return list_of(inputs, parameter);
}
bool OpDesc::has_input(std::string_view parameter) const {
  const List<Name>* variables = input(parameter);
  return variables != nullptr && !variables->empty();
}
const List<Name>* OpDesc::output(std::string_view parameter) const {
  return list_of(outputs, parameter);
}
const List<Name>* OpDesc::output(Name parameter) const {
  return list_of(outputs, parameter);
}

const LegacyAttribute* OpDesc::find_attribute(Name name) const {
  return attribute_of(*this, name);
}

const LegacyAttribute* OpDesc::find_plain_attribute(Name name) const {
  const LegacyAttribute* found = attribute_of(*this, name);
  return found && !names_variables(found->value) ? found : nullptr;
}

const LegacyValue* OpDesc::attribute(std::string_view name) const {
  const LegacyAttribute* found = attribute_of(*this, name);
  return found ? &found->value : nullptr;
}

const LegacyValue* OpDesc::plain_attribute(std::string_view name) const {
  const LegacyValue* value = attribute(name);
  return value && !names_variables(*value) ? value : nullptr;
}

// Counts the declarations of each name, then puts them in order of their names: one pass each.
ProgramDesc::ProgramDesc(std::shared_ptr<const ProgramMemory> memory, std::vector<BlockDesc> read)
    : blocks(std::move(read)), memory_(std::move(memory)) {
  first_declaration_.assign(memory_->names.size() + 1, 0);
  for (const BlockDesc& block : blocks) {
    for (const VarDesc& variable : block.variables) {
      ++first_declaration_[variable.name.number() + 1];
    }
  }
  for (std::size_t i = 1; i < first_declaration_.size(); ++i) {
    first_declaration_[i] += first_declaration_[i - 1];
  }
  declarations_.resize(first_declaration_.back());
  std::vector<std::uint32_t> next(first_declaration_.begin(), first_declaration_.end() - 1);
  for (std::uint32_t b = 0; b < blocks.size(); ++b) {
    for (std::uint32_t i = 0; i < blocks[b].variables.size(); ++i) {
      declarations_[next[blocks[b].variables[i].name.number()]++] = {b, i};
    }
  }
}

Name ProgramDesc::name(std::string_view text) const {
  return memory_->names.find(text);
}
std::size_t ProgramDesc::name_count() const {
  return memory_->names.size();
}
std::size_t ProgramDesc::attribute_count() const {
  return memory_->attribute_count;
}

List<ProgramDesc::Declaration> ProgramDesc::declarations_of(Name name) const {
  // Names may have been added since the declarations were counted.
  if (!name || name.number() + 1 >= first_declaration_.size()) return {};
  return List<Declaration>(declarations_)
      .subspan(first_declaration_[name.number()],
               first_declaration_[name.number() + 1] - first_declaration_[name.number()]);
}

const VarDesc* ProgramDesc::declared(std::size_t block, Name name) const {
  const auto all = declarations_of(name);
  const auto after = std::ranges::upper_bound(all, block, {}, &Declaration::block);
  if (after == all.begin() || std::prev(after)->block != block) return nullptr;
  return &blocks[block].variables[std::prev(after)->index];
}

const VarDesc* ProgramDesc::find_variable(std::size_t block, Name name) const {
  if (block >= blocks.size() || declarations_of(name).empty() || name == empty_variable)
    return nullptr;
  if (const VarDesc* found = declared(block, name)) return found;
  std::vector<std::size_t> frontier = {block};
  std::vector<bool> visited(blocks.size(), false);
  visited[block] = true;
  for (std::size_t i = 0; i < frontier.size(); ++i) {
    const BlockDesc& current = blocks[frontier[i]];
    for (const std::int32_t next : {current.forward, current.parent}) {
      const auto index = static_cast<std::size_t>(next);
      if (next < 0 || visited[index]) continue;
      if (const VarDesc* found = declared(index, name)) return found;
      visited[index] = true;
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
