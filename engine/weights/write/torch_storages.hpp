// Which storages a file of torch has, and how its tensors view them.
//
// Tensors that share a storage share it in the file, unless that would write more than what they
// hold: two rows of a large matrix are two storages. A tensor alone is dense, whatever its strides
// were.
#pragma once

#include <map>
#include <vector>

#include "engine/weights/write/survey.hpp"

namespace paddle_ls::weights {

struct TorchStorages {
  std::vector<Tensor> storages;          // what each of them holds; its elements in this order
  std::vector<std::size_t> first_users;  // of each storage: a tensor of the checkpoint
  std::map<std::size_t, Tensor> views;   // of the tensors that are reached: `storage` is of these
};

TorchStorages plan_torch_storages(const Checkpoint& checkpoint, const Survey& found);

}  // namespace paddle_ls::weights
