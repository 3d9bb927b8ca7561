#include "engine/alignment/judging.hpp"

namespace paddle_ls::alignment {

const Event* event_numbered(const EventsByNumber& events, std::size_t number) {
  const auto found = events.find(number);
  return found == events.end() ? nullptr : found->second;
}

Judging::Judging(const Recording& of_original, const Recording& of_converted,
                 const Recording* perturbed_original)
    : original(of_original),
      converted(of_converted),
      perturbed(perturbed_original),
      largest(of_converted) {
  for (const Event& event : converted.events) {
    if (event.partner) partners.emplace(*event.partner, &event);
  }
}

bool Judging::is_inside_leaf(const Event& event) const {
  const std::string& path = event.path;
  std::size_t dot = path.rfind('.');
  if (is_of_state(event.kind) && leaves.count({event.root, path.substr(0, dot)}) != 0) return true;
  for (; dot != std::string::npos; dot = dot == 0 ? dot - 1 : path.rfind('.', dot - 1)) {
    if (leaves.count({event.root, path.substr(0, dot)}) != 0) return true;
  }
  return leaves.count({event.root, std::string()}) != 0 && !path.empty();
}

}  // namespace paddle_ls::alignment
