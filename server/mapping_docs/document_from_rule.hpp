// What a mapping rule knows about an API, as the facts of a new mapping document.
#pragma once

#include <optional>
#include <string_view>

#include "engine/mapping_docs/generate/skeleton.hpp"
#include "engine/rewrite/known/rule_set.hpp"

namespace paddle_ls::server {

// Nothing where no rule speaks of `api`. Signatures are those of the rule: the Paddle one has the
// names and the torch defaults, which a person has to look over.
std::optional<mapping_docs::NewDocument> document_from_rule(std::string_view api,
                                                            const rewrite::RuleSet& rules,
                                                            rewrite::Profile profile);

}  // namespace paddle_ls::server
