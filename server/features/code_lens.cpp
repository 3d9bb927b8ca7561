#include "server/features/code_lens.hpp"

#include "server/features/execute_command.hpp"

namespace paddle_ls::server {

Outcome code_lenses(Session& session, const Analysis& analysis, const Segment& segment,
                    const protocol::CodeLensParams&) {
  const Presentation& presentation = *session.presentation();
  if (!analysis.model || !analysis.settings->code_lens_enable) return json::array();
  std::vector<protocol::CodeLens> shown;
  for (const Lens& lens : analysis.model->lenses()) {
    const auto place = location_of(lens.target, segment, presentation);
    shown.push_back({position_range(segment, inside(segment, lens.range), presentation),
                     protocol::Command{
                         lens.title, std::string(command::show_place), {protocol::write(place)}}});
  }
  return protocol::write(shown);
}

}  // namespace paddle_ls::server
