#include "engine/to_static/hazards/program/judgement.hpp"

namespace paddle_ls::to_static {

Judgement one_of(const std::vector<Judgement>& sources) {
  Judgement result = sources.empty() ? Judgement{} : sources.front();
  for (const Judgement& source : sources) {
    if (source.nature == result.nature) continue;
    const bool likely = on_tensor(source) || on_tensor(result);
    result = {likely ? Nature::likely_tensor : Nature::run_time,
              on_tensor(source) ? source.why : result.why};
  }
  return result;
}

}  // namespace paddle_ls::to_static
