// Imports of packages that need PyTorch: guarded like those of torch itself, so that a file can be
// imported without them.
#pragma once

#include <string_view>
#include <vector>

#include "engine/python/facts/names.hpp"
#include "engine/rewrite/known/rule_set.hpp"
#include "engine/rewrite/result/file_findings.hpp"

namespace paddle_ls::rewrite {

// The statement of `import`, of the top level, may be put into a `try`.
bool may_guard(std::string_view source, const python::Names& names, const python::Import& import);

// Identifiers that stand for what `import` brings, and are called, computed with or used as a
// decorator while the file is imported.
std::vector<text::ByteRange> values_at_import(std::string_view source, const python::Names& names,
                                              const python::Import& import);

// Adds the edits that guard them, each with a finding.
void guard_dependent_imports(std::string_view source, const python::Names& names,
                             const RuleSet& rules, Profile profile, FileFindings& file);

}  // namespace paddle_ls::rewrite
