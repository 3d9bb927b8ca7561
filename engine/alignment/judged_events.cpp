#include "engine/alignment/judged_events.hpp"

#include "engine/alignment/rounding.hpp"

namespace paddle_ls::alignment {
namespace {

constexpr double variance_of_two = 0.5;  // by how much the two of two elements differ

// A variance of n elements divides by n - 1 in PyTorch, and by n in Paddle.
double bound_at(const RunEvent& event, const PartError& error) {
  const bool is_variance = event.kind == EventKind::buffer && event.path.ends_with("running_var");
  return is_variance ? variance_of_two : bound_of(error, event.kind);
}

}  // namespace

bool is_of_numbers(const PartError& error) {
  if (error.what == "number") return relative(error) > bound_of(error, EventKind::call);
  if (error.what != "structure") return false;
  const auto is_list = [](const std::string& said) {
    return said.starts_with("list of") || said.starts_with("map of");
  };
  return (error.original == "number") != (error.converted == "number") ||
         (is_list(error.original) && is_list(error.converted));
}

// Before the first model runs, its weights are drawn; it gets others then.
bool is_of_construction(const Judging& judging, const RunEvent& event) {
  return event.kind == EventKind::call && !event.is_in_layer && event.number < judging.first_layer;
}

// An event of a class that the conversion has replaced: its statements do not run.
bool is_replaced(const Judging& judging, const RunEvent& event) {
  if (event.kind != EventKind::call) return false;
  const auto layer = judging.layers.find({event.root, event.within});
  if (layer == judging.layers.end()) return false;
  const RunEvent* other = judging.partner_of(*layer->second);
  const auto name = [](const std::string& path) { return path.substr(path.rfind('.') + 1); };
  return other != nullptr && name(other->class_name) != name(layer->second->class_name);
}

// Statements without tensors may run a different number of times: modules look for libraries.
bool asks_for_others(const RunEvent& event) {
  return event.kind == EventKind::call && (!event.is_in_layer || !event.has_tensor);
}

// What a layer of the framework takes and gives besides tensors, and how it nests them; and what
// a program knows of its libraries.
bool is_own_affair(const Judging& judging, const RunEvent& event, const PartError& error) {
  const bool is_of_layer = event.kind == EventKind::given || event.kind == EventKind::layer;
  const bool is_tensor = error.what == "values" || error.what == "shape" || error.what == "nan" ||
                         error.what == "dtype";
  // Outside of models, programs ask for versions, devices and times.
  if (event.kind == EventKind::call && !event.is_in_layer && !is_tensor) return true;
  return is_of_layer && !is_tensor && (event.is_leaf || judging.is_inside_leaf(event));
}

bool differs(const Judging& judging, const RunEvent& event, const PartError& error) {
  if (!is_of_size(error)) return true;
  if (relative(error) <= bound_at(event, error)) return false;
  return !is_backward(event.kind) || !judging.largest.make_noise(event, error);
}

}  // namespace paddle_ls::alignment
