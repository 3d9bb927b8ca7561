// A checkpoint of PyTorch, written for a converted program.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "engine/text/result.hpp"
#include "engine/weight_map/map_checkpoint.hpp"

namespace paddle_ls::project {

// What decides about names and layouts: a program, or another checkpoint. Where both are empty,
// names and layouts stay.
struct Guide {
  std::filesystem::path source;  // the converted program, a folder or a file
  std::string model;             // in it; empty: found by the names of the tensors
  std::filesystem::path like;    // a checkpoint that Paddle saved
  bool keeps_unknown = false;    // what is not understood stays under its name
};

// Whether the ending is one of those that torch's files have.
bool has_torch_ending(const std::filesystem::path& file);

struct ConvertedCheckpoint {
  std::vector<weight_map::Mapped> entries;  // in the order of the file
  std::size_t not_understood = 0;
  std::string model;  // that was found
};

// Reads `from` and writes `to`, whose ending says in which format: `.pdparams`, `.pdopt`,
// `.safetensors`, or `.pth`, `.pt`, `.bin` and `.ckpt` for torch's. What is not understood is left
// out. After an error nothing is written.
Result<ConvertedCheckpoint> convert_checkpoint(const std::filesystem::path& from,
                                               const std::filesystem::path& to, const Guide& guide);

// Writes a file that torch has written in Paddle's format, whatever its ending is. An error for a
// file in another format.
Result<ConvertedCheckpoint> convert_torch_file(const std::filesystem::path& from,
                                               const std::filesystem::path& to, const Guide& guide);

}  // namespace paddle_ls::project
