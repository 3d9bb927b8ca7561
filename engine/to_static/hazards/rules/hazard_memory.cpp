#include "engine/to_static/hazards/rules/hazard_memory.hpp"

namespace paddle_ls::to_static {

void HazardMemory::begin(const ConversionUnit& program) {
  const bool holds = outline_ == program.outline();
  before_ = holds ? std::move(now_) : std::map<Key, Known>();
  now_.clear();
  outline_ = program.outline();
}

HazardMemory::Known& HazardMemory::of(const Part& part, NodeId function) {
  const Key key{part.piece.get(), function};
  const auto [entry, is_new] = now_.try_emplace(key);
  if (is_new) {
    if (auto known = before_.extract(key)) entry->second = std::move(known.mapped());
    entry->second.piece = part.piece;
  }
  return entry->second;
}

void move(Hazard& hazard, std::ptrdiff_t by) {
  const auto shift = [by](text::ByteRange& range) {
    range.start += static_cast<std::size_t>(by);
    range.end += static_cast<std::size_t>(by);
  };
  shift(hazard.range);
  for (HazardFix& fix : hazard.fixes) {
    for (text::Edit& edit : fix.edits) shift(edit.range);
  }
}

}  // namespace paddle_ls::to_static
