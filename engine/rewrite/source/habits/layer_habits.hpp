// What a file does with layers whose class it does not show: read from the text alone, so that all
// files of a project can be scanned.
//
// It decides whether Paddle's own form of a layer is right: a linear layer may keep its weight
// transposed only where the project does not compute with it, and a class that is passed on may
// take other keywords only where the project does not pass PyTorch's.
#pragma once

#include <cstddef>
#include <functional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace paddle_ls::rewrite {

struct LayerHabits {
  // Where `weight` of an object other than `self` is used in a way that depends on its layout: as
  // an operand, in an assignment, as an argument of most functions.
  std::vector<std::size_t> weights;
  // Keywords that are passed to what does not name a class of torch, `norm_layer(64, eps=0.001)`,
  // and members that only layers of torch have: `layer.reset_parameters()`. Also `params` where
  // groups of parameters are written, `add_param_group`, `scheduler` where one is named, and words
  // for operations on layers: `moved`, `replaced`, `names_read`, `keys_read`, `listed`, `pickled`;
  // and `tensor_likes` where a package is imported whose objects have the methods of tensors.
  std::set<std::string, std::less<>> keywords;

  // Of these members, those that a class of the file defines: calls are taken to mean it.
  std::set<std::string, std::less<>> defined;

  // Functions and layers that are called, and that Paddle can differentiate once only: the last
  // parts of their names.
  std::set<std::string, std::less<>> once;

  // Methods that the file defines and that only tensors have otherwise, or that it calls with
  // arguments that only tensors take: all that are called as one of tensors.
  std::set<std::string, std::less<>> methods;

  // Base classes that are not classes of torch, the last part of each name.
  std::set<std::string, std::less<>> bases;

  bool operator==(const LayerHabits&) const = default;
};

// What both do; what one of them defines is not a member of layers of torch to the other.
LayerHabits joined(LayerHabits one, const LayerHabits& other);

LayerHabits layer_habits(std::string_view text);

// Whether `LayerHabits::keywords` has it also where only a dictionary may pass it with `**`.
bool may_be_in_dictionary(std::string_view keyword);

// Whether `LayerHabits::keywords` may have it.
bool is_keyword_of_layers(std::string_view keyword);

}  // namespace paddle_ls::rewrite
