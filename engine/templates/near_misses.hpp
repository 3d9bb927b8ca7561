// T03: what looks like a placeholder or an escape and is plain text.
#pragma once

#include "engine/templates/code_template.hpp"
#include "engine/templates/finding.hpp"

namespace paddle_ls::templates {

void find_near_misses(const CodeTemplate& source, Findings& findings);

}  // namespace paddle_ls::templates
