// Marks the arrays of a pickle that Paddle loads as tensors.
//
// `paddle.save` writes arrays only. A dict of tensors has one more entry, the table of their names,
// and `paddle.load` makes tensors of what the table lists and leaves everything else as it is.
// Other objects have a tuple (name, array) in place of each tensor. Where there is neither, all
// arrays become tensors.
#pragma once

#include <set>

#include "engine/weights/write/survey.hpp"

namespace paddle_ls::weights {

enum class PaddleForm : std::uint8_t { table, named_arrays, arrays };

struct PaddlePlan {
  PaddleForm form;
  TextPairs table;                // key at the root, and name of the tensor
  std::set<std::size_t> tensors;  // that `paddle.load` gives as tensors; the others are arrays
};

// `paddle.load` looks into everything that has no table, and stops at bytes and frozen sets. Where
// there are some in a dict, it gets a table; tensors deeper in it are arrays then.
PaddlePlan plan_paddle_form(const Checkpoint& checkpoint, const Survey& found);

// Why `paddle.load` would fail on a value in this form, or read it as something else.
std::string why_not_in_paddle(const Checkpoint& checkpoint, const PaddlePlan& plan,
                              const CheckpointValue& value);

}  // namespace paddle_ls::weights
