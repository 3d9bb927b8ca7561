// Methods of dictionaries, lists and layers.
#pragma once

#include "engine/layers/runner.hpp"

namespace paddle_ls::layers {

LayerValue call_member(Runner& runner, ObjectId owner, const std::string& name,
                       const CallArguments& given);

}  // namespace paddle_ls::layers
