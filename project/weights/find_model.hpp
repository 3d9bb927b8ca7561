// The class of a converted program that a checkpoint is for.
#pragma once

#include <filesystem>
#include <string>

#include "engine/layers/layer_program.hpp"
#include "engine/text/result.hpp"
#include "engine/weights/model/checkpoint.hpp"

namespace paddle_ls::project {

struct FoundModel {
  layers::LayerProgram program;  // which has made the model
  std::string name;              // as one names it: `net:Net`
};

// The model in `source`, a file of Python or a folder of them. `wanted` is a class, or a function
// that gives a model, perhaps with its module: `Net`, `nets.small:Net`. An empty `wanted` leaves it
// to the names of the tensors; where several classes have such states and differ in what they make
// of them, the error names them.
Result<FoundModel> find_model(const std::filesystem::path& source, const std::string& wanted,
                              const weights::Checkpoint& checkpoint);

}  // namespace paddle_ls::project
