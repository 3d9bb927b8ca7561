// A checkpoint -> a file of one of the formats that Paddle, torch and safetensors load.
//
// A tensor is a view of bytes in some file, so a caller that transposes, slices or joins tensors
// makes different views of the same files. Here their elements are gathered a few megabytes at a
// time, whatever the size of a tensor.
#pragma once

#include <cstdint>
#include <filesystem>

#include "engine/weights/model/checkpoint.hpp"

namespace paddle_ls::weights {

enum class OutputFormat : std::uint8_t {
  paddle,       // what `paddle.save` writes and `paddle.load` of 2.6 and later reads
  safetensors,  // a flat dict of texts to tensors
  torch_zip,    // what `torch.load(weights_only=True)` reads
};

// Puts the file at `to`, where a file may be, or leaves everything as it was. The same checkpoint
// gives the same bytes. What a format cannot hold is an error that names its path in the structure:
// `Refused` values in all of them; numbers and lists in safetensors; float8 in Paddle. `to` may be
// one of the files of the checkpoint, but then the checkpoint is of no use afterwards.
Result<void> write_checkpoint(const Checkpoint& checkpoint, OutputFormat format,
                              const std::filesystem::path& to);

}  // namespace paddle_ls::weights
