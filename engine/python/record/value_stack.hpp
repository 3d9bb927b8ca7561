// Finished expressions that wait for the node around them.
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
  std::span<PendingValue> of(const Frame& frame) {
    return std::span(values_).subspan(frame.values);
  }
  std::size_t count(const Frame& frame) const { return values_.size() - frame.values; }

  // A broken tree can lack operands: they are unknown values then.
  OpId at(const Frame& frame, std::size_t index) const {
    const std::size_t position = frame.values + index;
    return position < values_.size() ? values_[position].op : opaque_value;
  }

  void keep_first(const Frame& frame, std::size_t count) { values_.resize(frame.values + count); }
  void drop(const Frame& frame) { values_.resize(frame.values); }
  void replace(const Frame& frame, OpId op) {
    drop(frame);
    push(op);
  }

 private:
  std::vector<PendingValue> values_;
};

}  // namespace paddle_ls::python
