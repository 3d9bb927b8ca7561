// Tensors and storages as torch writes them.
#pragma once

#include "engine/weights/objects/pickle_context.hpp"

namespace paddle_ls::weights {

// `name` is that of the called function. Nothing where it does not make a tensor.
std::optional<Result<TensorOrRefused>> tensor_of_call(PickleContext& context,
                                                      const pickle::Call& call,
                                                      std::string_view name);

// A storage that stands for itself at `id`, as a tensor of one dimension.
Result<TensorOrRefused> tensor_of_storage(PickleContext& context, pickle::NodeId id);

// A storage of elements that are not read. In a file of before torch 1.6 the next storage stands
// after it.
struct UnreadStorage {
  std::string key;
  std::uint64_t width;  // bytes of an element
};

std::optional<UnreadStorage> unread_storage(const pickle::Graph& graph, pickle::NodeId id);

}  // namespace paddle_ls::weights
