// What the source shows about a value: a tensor when the function runs, or a Python value.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace paddle_ls::to_static {

enum class Nature : std::uint8_t { python, run_time, likely_tensor, tensor };

struct Judgement {
  Nature nature = Nature::run_time;
  std::string why;  // continues "because"; empty for run_time
};

inline bool on_tensor(const Judgement& judgement) {
  return judgement.nature == Nature::tensor || judgement.nature == Nature::likely_tensor;
}

// What is passed for a parameter, as far as `input_spec` and calls show.
struct HandedArgument {
  std::string parameter;
  Judgement whole;
  Judgement items;                   // of its items in a loop
  bool has_open_dimensions = false;  // as `input_spec` says
  // The dimensions that are written as `None` or -1, the first one in the lowest bit.
  std::uint32_t open_dimensions = 0;
  std::uint32_t rank = 0;  // as `input_spec` says; 0: unknown
};

// The nature of a value that comes from one of several places: one tensor makes it likely a tensor.
Judgement one_of(const std::vector<Judgement>& sources);

}  // namespace paddle_ls::to_static
