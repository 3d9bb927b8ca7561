// Findings about what a document says and another source says otherwise.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/mapping_docs/judge/validate.hpp"

namespace paddle_ls::mapping_docs {

class SourceDifferences {
 public:
  SourceDifferences(const DocumentProfile& profile, const Severities& overrides)
      : profile_(profile), overrides_(overrides) {}

  // The finding that was added; null where its code is switched off.
  DocumentFinding* add(std::string_view code, ByteRange range, std::string message,
                       std::optional<RelatedRange> other);

  // Without those that comments in the document silence.
  std::vector<DocumentFinding> take(const Document& document);
  std::vector<DocumentFinding> take() { return std::move(findings_); }

 private:
  const DocumentProfile& profile_;
  const Severities& overrides_;
  std::vector<DocumentFinding> findings_;
};

}  // namespace paddle_ls::mapping_docs
