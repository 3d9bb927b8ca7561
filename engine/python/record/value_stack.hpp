// Complete expressions that are not yet part of their parent node.
#pragma once

#include <span>
#include <vector>

#include "engine/python/record/frame.hpp"

namespace paddle_ls::python {

struct PendingValue {
  OpId op = opaque_value;
  NameId keyword = none;  // `none` for a positional value, `unpacked` after `*` or `**`
};

inline constexpr NameId unpacked = none - 1;

class ValueStack {
 public:
  std::uint32_t height() const { return static_cast<std::uint32_t>(values_.size()); }

  void push(OpId op) { values_.push_back({op, none}); }

  // The values of the children of a frame.
  std::span<PendingValue> of(const WalkFrame& frame) {
    return std::span(values_).subspan(frame.values);
  }
  std::size_t count(const WalkFrame& frame) const { return values_.size() - frame.values; }

  // Operands that a broken tree lacks are unknown values.
  OpId at(const WalkFrame& frame, std::size_t index) const {
    const std::size_t position = frame.values + index;
    return position < values_.size() ? values_[position].op : opaque_value;
  }

  void keep_first(const WalkFrame& frame, std::size_t count) {
    values_.resize(frame.values + count);
  }
  void drop(const WalkFrame& frame) { values_.resize(frame.values); }
  void replace(const WalkFrame& frame, OpId op) {
    drop(frame);
    push(op);
  }

 private:
  std::vector<PendingValue> values_;
};

}  // namespace paddle_ls::python
