#include "engine/alignment/second_run.hpp"

#include <algorithm>
#include <vector>

#include "engine/alignment/rounding.hpp"

namespace paddle_ls::alignment {
namespace {

// How much larger an error may be than the one that the second run has at the same place.
constexpr double times_own = 20;
// Where rounding moves an element over the kink of a ReLU, the gradient of this element changes at
// once, and with it those of all layers before it. Each run has that at other places. Gradients may
// be off by so much more than a change of few elements was, or than most are in the second run.
constexpr double times_gradients = 3;
constexpr double few = 0.02;  // of the elements
// What no other place can explain.
constexpr double too_large = 0.15;
constexpr double most = 0.9;

// One number may come out near the same in two runs by chance.
bool is_single(const PartError& error) {
  return error.what == "number" || error.index == "[]";
}

double quantile(std::vector<double>& values) {
  const auto at = values.begin() + static_cast<std::ptrdiff_t>(most * (values.size() - 1));
  std::nth_element(values.begin(), at, values.end());
  return *at;
}

}  // namespace

SecondRun::SecondRun(const RunRecording* compared) {
  if (compared == nullptr) return;
  for (const RunEvent& event : compared->events) {
    if (event.partner) by_number_.emplace(*event.partner, &event);
  }
  find_levels(*compared);
}

SecondRun::Group SecondRun::group_of(EventKind kind) {
  if (!is_backward(kind)) return Group::forward;
  const bool is_changed = kind == EventKind::weight || kind == EventKind::buffer;
  return is_changed ? Group::state : Group::gradients;
}

void SecondRun::find_levels(const RunRecording& compared) {
  const LargestValues largest(compared);
  std::map<GroupInStep, std::vector<double>> errors;
  for (const RunEvent& event : compared.events) {
    for (const PartError& error : event.errors) {
      const bool is_noise = is_backward(event.kind) && largest.make_noise(event, error);
      const bool counts = is_of_size(error) && !is_single(error) && error.largest > 0;
      if (counts && !is_noise)
        errors[{group_of(event.kind), event.step}].push_back(relative(error));
    }
  }
  for (auto& [group, all] : errors) levels_[group] = quantile(all);
}

double SecondRun::level(Group group, std::uint32_t step) const {
  const auto found = levels_.find({group, step});
  return found == levels_.end() ? 0 : found->second;
}

bool SecondRun::explains(const RunEvent& event, std::size_t part, const PartError& error) {
  const auto found = by_number_.find(event.number);
  if (found == by_number_.end() || part >= found->second->errors.size()) return false;
  const PartError& own = found->second->errors[part];
  if (!is_of_size(error)) return own.what == error.what;
  const double is = relative(error);
  if (is <= times_own * relative(own)) return true;
  if (own.largest == 0 || is > too_large) return false;  // it does not depend on the weights
  const Group group = group_of(event.kind);
  const WeightInStep weight(event.step, event.root, event.path);
  if (group == Group::gradients) {
    double& kinks = kinks_[event.step];
    if (error.spread <= few) kinks = std::max(kinks, is);
    const bool is_explained = is <= times_gradients * std::max(kinks, level(group, event.step));
    const bool is_of_weight = event.kind == EventKind::parameter_gradient;
    if (is_explained && is_of_weight) explained_[weight] = is;
    return is_explained;
  }
  if (event.kind == EventKind::weight) {
    const auto gradient = explained_.find(weight);
    return gradient != explained_.end() && is <= times_gradients * gradient->second;
  }
  return is_single(error) && is <= times_own * level(group, event.step);
}

}  // namespace paddle_ls::alignment
