#include "engine/rewrite/collect/consider_habits.hpp"

#include <algorithm>
#include <utility>

namespace paddle_ls::rewrite {
namespace {

// False if the code shows that the object with this weight is not a linear layer.
bool may_be_linear(const python::Names& names, const python::MethodUse& use) {
  if (use.receiver.made_by != python::none) {
    const std::string_view makers = names.text(use.receiver.made_by);
    return makers.find("Linear") != std::string_view::npos || makers == "torch.nn.Module";
  }
  return use.receiver.kind == python::Kind::unknown || use.receiver.kind == python::Kind::module;
}

// Whether the layout of the weight at `offset` may matter.
bool is_of_linear(const python::Names& names, std::size_t offset) {
  const auto found =
      std::find_if(names.methods.begin(), names.methods.end(),
                   [&](const python::MethodUse& use) { return use.attribute.start == offset; });
  return found == names.methods.end() || may_be_linear(names, *found);
}

}  // namespace

Options considering_habits(const Options& options, std::string_view source,
                           const python::Names& names) {
  Options result = options;
  if (names.uses.empty()) return result;  // no layer is created here
  LayerHabits own = layer_habits(source);
  std::erase_if(own.weights, [&](std::size_t offset) { return !is_of_linear(names, offset); });
  result.differentiates_twice = own.keywords.contains("create_graph");
  const std::set<std::string, std::less<>> once = std::exchange(own.once, {});
  if (options.habits) own = joined(std::move(own), *options.habits);
  // Weights of the file itself are checked where they are used.
  for (const std::string& name : once) own.once.erase(name);
  if (!own.keywords.contains("pickled")) {
    result.accepted.exclude(difference_named("pickled-class"));
  }
  if (!own.weights.empty()) result.accepted.set(difference_named("linear-layout"), false);
  result.habits = std::make_shared<const LayerHabits>(std::move(own));
  return result;
}

}  // namespace paddle_ls::rewrite
