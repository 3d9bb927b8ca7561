// The writers, one for each format of a file.
//
// Each looks at all values before it writes the first byte. Errors name a path in the structure.
#pragma once

#include "engine/weights/write/byte_sink.hpp"
#include "engine/weights/write/element_stream.hpp"

namespace paddle_ls::weights {

Result<void> write_paddle(const Checkpoint& checkpoint, ElementStream& elements, ByteSink& to);

// Tensors with wide elements stand first, so that each begins at a multiple of its width; among
// those of one width the order is that of the checkpoint.
Result<void> write_safetensors(const Checkpoint& checkpoint, ElementStream& elements, ByteSink& to);

// A tensor that has its storage for itself is written dense. Tensors that share one share it again.
Result<void> write_torch_zip(const Checkpoint& checkpoint, ElementStream& elements, ByteSink& to);

}  // namespace paddle_ls::weights
