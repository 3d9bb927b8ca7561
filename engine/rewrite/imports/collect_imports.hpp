// From the names of a file to the facts about its imports, which outlive the tree.
#pragma once

#include <string_view>
#include <vector>

#include "engine/python/facts/names.hpp"
#include "engine/rewrite/known/rule_set.hpp"
#include "engine/rewrite/result/import_plan.hpp"
#include "engine/rewrite/source/dotted_name.hpp"

namespace paddle_ls::rewrite {

struct CollectedImports {
  ImportFacts facts;
  std::vector<std::uint32_t> group_of_binding;  // `no_index` for bindings below other roots
  std::vector<std::uint32_t> block_sizes;       // statements by number of their block
};

// True where `clause` of a plain import is `import paddle`, which binds it as `name`.
bool binds_paddle(std::string_view source, const ImportClause& clause, std::string_view name);

CollectedImports collect_imports(std::string_view source, const python::Names& names,
                                 const RuleSet& rules, Profile profile);

}  // namespace paddle_ls::rewrite
