// The whole text of a generated file: an expansion with what the file manager adds to it.
//
// This one function serves the command line, the file manager, the drift check and the
// preview, so that all four mean the same bytes.
#pragma once

#include "engine/templates/fill/code_template.hpp"

namespace paddle_ls::templates {

struct Provenance {
  // What the default comment names as the generator, in dialect v2.
  std::string generator = "torchgen/gen.py";
  // The template as the comment names it: in v1 its last path component is used.
  std::string template_path;
};

// The value of `generated_comment` where the environment has none.
std::string default_generated_comment(const Provenance& provenance, Dialect dialect);

// Expands `source` with `env` and a default `generated_comment`; in dialect v2 docstrings get their
// blank line. The environment is not changed for the caller, also not in v1, whose upstream adds
// the comment to the caller's dictionary, where it leaks into the next file.
tl::expected<TemplateExpansion, ExpansionError> generate(const CodeTemplate& source, Env env,
                                                         const Provenance& provenance,
                                                         Dialect dialect);

// Every placeholder whose key `generate` would miss, where it stops at the first: sentences with
// their place as name:line:column.
std::vector<Error> missing_keys(const CodeTemplate& source, const Env& env);

}  // namespace paddle_ls::templates
