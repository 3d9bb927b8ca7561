// One Python file in, findings out; then any choice of findings in, one disjoint set of edits out.
#pragma once

#include <cstddef>
#include <span>
#include <string_view>
#include <vector>

#include "engine/rewrite/finding.hpp"
#include "engine/rewrite/import_plan.hpp"
#include "engine/rewrite/rule_set.hpp"
#include "engine/syntax/parser.hpp"

namespace paddle_ls::rewrite {

struct Options {
  Profile profile = Profile::v3_3;
};

struct FileFindings {
  std::vector<Finding> findings;  // by start of range
  ImportFacts imports;            // which import bindings live from which uses

  std::size_t memory_bytes() const;
};

// `tree` is the Python tree of `source`. Total: a broken file gives the findings of its sound
// parts. `stop` is polled; when it says true the result is empty.
FileFindings analyze(std::string_view source, const syntax::Tree& tree, const RuleSet& rules,
                     const Options& options, const syntax::Stop& stop = {});

// The edits of the findings at `chosen` (ascending indexes of findings that have edits), composed
// where they nest, and the import statements brought in step: `import paddle` where the first
// rewrite needs it, torch imports removed when nothing refers to them any more. Normalized.
text::Edits edits_for(std::string_view source, const FileFindings& file,
                      std::span<const std::size_t> chosen);

// The mapping card of a finding in Markdown: signatures, argument table, notes, proof.
std::string hover_card(const Finding& finding, const RuleSet& rules, const Options& options);

}  // namespace paddle_ls::rewrite
