#include "server/templates/output_state.hpp"

#include "engine/templates/files/drift.hpp"

namespace paddle_ls::server {

std::vector<OutputState> output_states(Projects& projects, const Project& project,
                                       const EntryFiles& files) {
  std::vector<OutputState> states;
  const auto made = Projects::make(files);
  if (!made) return states;
  for (const templates::MadeFile& each : *made) {
    const auto path = project.path_of(each.path);
    if (!path) continue;
    OutputState state{each.path, projects.texts().text_of(*path), std::nullopt};
    if (state.file) state.drift = templates::find_drift(each.expansion.text, *state.file->text);
    states.push_back(std::move(state));
  }
  return states;
}

}  // namespace paddle_ls::server
