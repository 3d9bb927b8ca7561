// The layers that a program of Paddle makes, and which of them owns a state by its path.
//
// `net.blocks.0.attn.qkv.weight` is the weight of the layer that the program puts there. Classes,
// functions, loops, lists, defaults and base classes are followed through the files of the
// program; unknown arguments leave several answers.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/text/byte_range.hpp"
#include "engine/text/result.hpp"

namespace paddle_ls::layers {

struct ModuleText {
  std::string file;
  std::string text;
};

// The module that `file` calls `module`, with its leading dots; nothing if it is not part of the
// program. An empty `module` means `file` itself.
using FindModule =
    std::function<std::optional<ModuleText>(const std::string& file, const std::string& module)>;

// The unknown part of a name that the program composes: `paddle.nn.Conv\x01D`.
inline constexpr char any_text = '\x01';

// Whether such a name can be `name`.
bool may_be(std::string_view pattern, std::string_view name);

// A layer on the way to a state, and what is left of the path there.
struct Step {
  std::string type;        // `paddle.nn.Linear`, or the name of a class of the program
  std::string definition;  // the text of that class; empty for the library
  std::string rest;        // `weight`
};

// One way to a state, outermost layer first.
using Way = std::vector<Step>;

// All ways to a state. None: the program has no such state.
struct Ways {
  std::vector<Way> ways;
  std::vector<Way> absent;  // to classes of the program that have no such member
  bool unknown = false;     // it may also be something that is not known
};

enum class DefinitionKind : std::uint8_t { layer_class, variable, function };

struct LayerDefinition {
  DefinitionKind kind = DefinitionKind::layer_class;
  std::string name;
  std::string text;  // of a class or a function
};

struct Runner;

class LayerProgram {
 public:
  explicit LayerProgram(FindModule find);
  ~LayerProgram();
  LayerProgram(LayerProgram&&) noexcept;
  LayerProgram& operator=(LayerProgram&&) noexcept;

  // The definitions at the top level of `file` that may give a model, in their order.
  std::vector<LayerDefinition> definitions(const std::string& file);

  // Makes the model that `name` of `file` is: a variable that holds one, a class, or a function
  // that gives one. What classes and functions are called with is not known, but for defaults. A
  // call, `Net(depth=3)`, says it.
  Result<void> make(const std::string& file, const std::string& name);

  // Who owns the state at `path` in the model.
  Ways owners(std::string_view path) const;

 private:
  std::unique_ptr<Runner> runner_;
};

}  // namespace paddle_ls::layers
