// NumPy's arrays, scalars and types.
#pragma once

#include "engine/weights/objects/pickle_context.hpp"

namespace paddle_ls::weights {

struct ArrayType {
  ElementType element = ElementType::float32;
  bool big_endian = false;
};

// The type that numpy.dtype(...) makes, or why it is not one of numbers.
std::variant<ArrayType, Refused> array_type_of(const pickle::Graph& graph,
                                               const pickle::Call& call);

// `name` is that of NumPy 2. Nothing where a call does not make an array.
std::optional<Result<TensorOrRefused>> array_of_call(PickleContext& context,
                                                     const pickle::Call& call,
                                                     std::string_view name);

// numpy.core.multiarray.scalar(dtype, bytes) as a plain number.
Result<CheckpointValue> scalar_of_call(PickleContext& context, const pickle::Call& call);

// Makes the tensor of an array that `paddle.load` makes. Paddle writes bfloat16 as uint16, of which
// it has no tensors.
void make_paddle_tensor(Tensor& array, std::string_view name);

}  // namespace paddle_ls::weights
