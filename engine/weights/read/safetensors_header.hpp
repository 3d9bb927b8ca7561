// The JSON header of a safetensors file, read without building a tree of it.
//
// A header may be long, and a tree of hostile JSON takes a hundred times the bytes of its text.
#pragma once

#include "engine/text/result.hpp"
#include "engine/weights/model/checkpoint.hpp"

namespace paddle_ls::weights {

inline constexpr std::size_t max_header_tensors = 1'000'000;
inline constexpr std::size_t max_header_metadata = 100'000;  // entries

struct HeaderTensor {
  std::string name;
  std::string type;
  std::vector<std::uint64_t> shape;
  std::uint64_t start = 0;  // in the data after the header
  std::uint64_t end = 0;
};

struct SafetensorsHeader {
  std::vector<HeaderTensor> tensors;  // in the order of the header
  TextPairs metadata;
};

// Names are unique, and no tensor has more than max_rank dimensions. The place of an error is a
// name, or empty.
Result<SafetensorsHeader> parse_safetensors_header(std::string_view json);

}  // namespace paddle_ls::weights
