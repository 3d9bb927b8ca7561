// T03: what looks like a placeholder or an escape and is plain text.
#pragma once

#include "engine/templates/fill/code_template.hpp"
#include "engine/templates/text/template_finding.hpp"

namespace paddle_ls::templates {

// The first thousand, in the order of the text; the last of them says when there are more.
TemplateFindings find_near_misses(const CodeTemplate& source);

}  // namespace paddle_ls::templates
