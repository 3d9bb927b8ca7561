#include "engine/mapping_docs/workspace/compare_reference.hpp"

#include <algorithm>

#include "engine/mapping_docs/findings/check_context.hpp"
#include "engine/mapping_docs/judge/source_differences.hpp"

namespace paddle_ls::mapping_docs {

namespace {

std::vector<ReferenceParameter> documented(const Document& document, const Signature& signature) {
  std::vector<ReferenceParameter> parameters;
  for (const SignatureParameter& each : signature.parameters) {
    if (each.range.empty()) continue;
    parameters.push_back(
        {std::string(document.slice(each.name)),
         each.default_value ? plain_value(document.slice(*each.default_value)) : ""});
  }
  return parameters;
}

// True where nothing can be said against the signature: some declaration is the same, or has no
// list.
bool agrees(const std::vector<ReferenceEntry>& entries,
            const std::vector<ReferenceParameter>& parameters) {
  return std::any_of(entries.begin(), entries.end(), [&](const ReferenceEntry& entry) {
    return !entry.parameters || *entry.parameters == parameters;
  });
}

void compare_signature(const Document& document, const std::vector<ReferenceEntry>& entries,
                       SourceDifferences& differences) {
  const ApiHeading& target = document.targets.front();
  if (document.overloads || target.signatures.size() != 1) return;
  const Signature& signature = target.signatures.front();
  if (!signature.call || signature.bracket || agrees(entries, documented(document, signature))) {
    return;
  }
  const ReferenceEntry& entry = entries.front();
  DocumentFinding* finding = differences.add(
      "x/paddle-signature", signature.name, "the reference of Paddle has " + entry.signature,
      RelatedRange{entry.file, entry.place, "the declaration"});
  if (!finding) return;
  const ByteRange call{signature.name.start, signature.list.end + 1};
  finding->fixes.push_back(fix("Use the signature of the reference", {{call, entry.signature}}));
}

}  // namespace

std::vector<DocumentFinding> compare_document(const Validation& validation,
                                              const DocumentProfile& profile,
                                              const Severities& overrides,
                                              const ApiReference& reference) {
  const Document& document = validation.document;
  if (reference.empty() || document.targets.empty()) return {};
  const ApiHeading& target = document.targets.front();
  if (!target.api.starts_with("paddle.")) return {};
  SourceDifferences differences(profile, overrides);
  const auto& entries = reference.find(target.api);
  if (!entries.empty()) compare_signature(document, entries, differences);
  return differences.take(document);
}

}  // namespace paddle_ls::mapping_docs
