#include "engine/rewrite/collect/passes.hpp"

namespace paddle_ls::rewrite {

void run_passes(FileView& facts, FileFindings& file) {
  Findings findings(facts, file);
  facts.plain_bases = find_plain_bases(facts, findings);
  for (const Pass& pass : passes) pass.run(facts, findings);
}

}  // namespace paddle_ls::rewrite
