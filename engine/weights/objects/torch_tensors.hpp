// Tensors and storages as torch writes them.
#pragma once

#include "engine/weights/objects/context.hpp"

namespace paddle_ls::weights {

// `name` is that of the called function. Nothing where it does not make a tensor.
std::optional<Result<TensorOrRefused>> tensor_of_call(Context& context, const pickle::Call& call,
                                                      std::string_view name);

// A storage that stands for itself at `id`, as a tensor of one dimension.
Result<TensorOrRefused> tensor_of_storage(Context& context, pickle::NodeId id);

}  // namespace paddle_ls::weights
