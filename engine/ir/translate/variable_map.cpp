#include <algorithm>

#include "engine/ir/legacy/program_memory.hpp"
#include "engine/ir/translate/translate.hpp"

namespace paddle_ls::ir {

std::span<const ValueId> VariableMap::values_of(std::string_view variable) const {
  const Name name = memory_ ? memory_->names.find(variable) : Name();
  if (!name) return {};
  const auto found = std::ranges::lower_bound(
      entries_, name.number(), {}, [](const Entry& entry) { return entry.variable.number(); });
  return found != entries_.end() && found->variable == name ? found->values
                                                            : std::span<const ValueId>();
}

}  // namespace paddle_ls::ir
