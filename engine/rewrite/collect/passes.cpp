#include "engine/rewrite/collect/passes.hpp"

namespace paddle_ls::rewrite {

void run_passes(PassInput& view, FileFindings& file) {
  Findings findings(view, file);
  view.plain_bases = find_plain_bases(view, findings);
  for (const Pass& pass : passes) pass.run(view, findings);
}

}  // namespace paddle_ls::rewrite
