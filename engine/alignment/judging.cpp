#include "engine/alignment/judging.hpp"

namespace paddle_ls::alignment {

const RunEvent* event_numbered(const EventsByNumber& events, std::size_t number) {
  const auto found = events.find(number);
  return found == events.end() ? nullptr : found->second;
}

Judging::Judging(const RunRecording& of_original, const RunRecording& of_converted,
                 const RunRecording* perturbed_original)
    : original(of_original),
      converted(of_converted),
      perturbed(perturbed_original),
      largest(of_converted) {
  for (const RunEvent& event : converted.events) {
    if (event.partner) partners.emplace(*event.partner, &event);
  }
}

bool Judging::is_inside_leaf(const RunEvent& event) const {
  const std::string& path = event.path;
  std::size_t dot = path.rfind('.');
  if (is_of_state(event.kind) && leaves.count({event.root, path.substr(0, dot)}) != 0) return true;
  for (; dot != std::string::npos; dot = dot == 0 ? dot - 1 : path.rfind('.', dot - 1)) {
    if (leaves.count({event.root, path.substr(0, dot)}) != 0) return true;
  }
  return leaves.count({event.root, std::string()}) != 0 && !path.empty();
}

}  // namespace paddle_ls::alignment
