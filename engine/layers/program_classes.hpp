// Classes of the program, their bases and their instances.
#pragma once

#include "engine/layers/runner.hpp"

namespace paddle_ls::layers {

// The class and its bases, nearest first.
std::vector<ObjectId> class_and_bases(Runner& runner, ObjectId type);

// A member that the class or a base defines. Searches only the bases after `after` unless it is 0.
std::optional<ObjectId> method_of(Runner& runner, ObjectId type, const std::string& name,
                                  ObjectId after, ObjectId& owner);
std::vector<std::string> library_bases(Runner& runner, ObjectId type);
bool is_layer_class(Runner& runner, ObjectId type);
LayerValue construct(Runner& runner, ObjectId type, const CallArguments& given);

}  // namespace paddle_ls::layers
