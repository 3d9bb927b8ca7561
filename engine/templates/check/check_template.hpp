// What is wrong, or will surprise, in a template: T01 and T03 to T09.
//
// Each check looks at one placeholder and its value; what is no placeholder but looks like one is
// found by near_misses.hpp. Checks about values are silent where the environment is not known.
#pragma once

#include <set>
#include <string>

#include "engine/templates/fill/code_template.hpp"
#include "engine/templates/text/template_finding.hpp"

namespace paddle_ls::templates {

using KeySet = std::set<std::string, std::less<>>;

struct TemplateContext {
  const Env* env = nullptr;  // nothing: not known
  KeySet supplied;           // keys that need not be in `env`; see `supplied_keys`
  Dialect dialect = Dialect::v2;
};

// The keys that the file manager adds: `generated_comment`, and for shards also `shard_id` and the
// sharded keys.
KeySet supplied_keys(const KeySet* sharded_keys);

// In the order of the text. `source` is the text of the editor, with its own line ends.
TemplateFindings check_template(const CodeTemplate& source, const TemplateContext& context);

}  // namespace paddle_ls::templates
