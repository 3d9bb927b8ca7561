// A document in, all its findings out, in one pass.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/mapping_docs/document/document.hpp"
#include "engine/mapping_docs/findings/document_finding.hpp"
#include "engine/mapping_docs/original/original.hpp"

namespace paddle_ls::mapping_docs {

struct Validation {
  Document document;                      // points into the text that was validated
  OriginalVerdict verdict;                // of the original tool
  std::vector<DocumentFinding> findings;  // by start of range
};

// `text` must outlive the result. Whatever the original tool rejects has at least one finding of
// severity error, unless settings or a comment in the document silence it.
Validation validate(std::string_view text, const Identity& identity, const DocumentProfile& profile,
                    const Severities& overrides = {});

// The severity of `check` under `profile` and `overrides`.
Severity effective_severity(const Check& check, const DocumentProfile& profile,
                            const Severities& overrides);

}  // namespace paddle_ls::mapping_docs
