#include "engine/mapping_docs/workspace/compare_mappings.hpp"

#include <algorithm>

#include "engine/mapping_docs/document/comparison.hpp"
#include "engine/mapping_docs/judge/source_differences.hpp"

namespace paddle_ls::mapping_docs {

namespace {

using ApiNames = std::vector<std::string>;

std::optional<RelatedRange> place_of(const ApiMapping* entry) {
  if (!entry) return {};
  return RelatedRange{entry->file, entry->place, "the entry of the API"};
}

std::string listed(const ApiNames& names) {
  std::string text;
  for (const std::string& name : names) text += (text.empty() ? "" : ", ") + name;
  return text;
}

// Those of `names` that `others` lacks.
ApiNames without(const ApiNames& names, const ApiNames& others) {
  ApiNames left;
  std::copy_if(names.begin(), names.end(), std::back_inserter(left), [&](const std::string& name) {
    return std::find(others.begin(), others.end(), name) == others.end();
  });
  return left;
}

ApiNames documented_parameters(const Document& document, const Signature& signature) {
  ApiNames names;
  for (const ParameterName& each : parameter_names(document.text, signature)) {
    if (!each.variadic) names.emplace_back(each.name);
  }
  return names;
}

void compare_target(const Document& document, const Category& category, const ApiMapping& entry,
                    SourceDifferences& differences) {
  if (category.target == FieldPresence::optional || document.targets.empty()) return;
  const ApiHeading& target = document.targets.front();
  if (entry.target_api.empty() || entry.target_api == target.api) return;
  differences.add("x/paconvert-dst-api", target.name,
                  "the mapping file names " + entry.target_api + ", this document " + target.api,
                  place_of(&entry));
}

// Overloads have several lists, of which the entry is one; they are left to people.
void compare_parameters(const Document& document, const ApiMapping& entry,
                        SourceDifferences& differences) {
  const ApiHeading& source = document.sources.front();
  if (document.overloads || source.signatures.size() != 1 || !entry.parameters) return;
  const Signature& signature = source.signatures.front();
  if (!signature.call) return;
  const ApiNames own = documented_parameters(document, signature);
  const ApiNames missing = without(*entry.parameters, own);
  const ApiNames extra = without(own, *entry.parameters);
  std::string message;
  if (!missing.empty()) message = "the mapping file also lists " + listed(missing);
  if (!extra.empty()) {
    message +=
        (message.empty() ? "the mapping file" : ", and") + (" does not list " + listed(extra));
  }
  if (!message.empty()) {
    differences.add("x/paconvert-args-list", signature.name, message, place_of(&entry));
  } else if (own != *entry.parameters) {
    differences.add("x/paconvert-args-order", signature.name,
                    "the mapping file has a different order: " + listed(*entry.parameters),
                    place_of(&entry));
  }
}

void compare_names(const Document& document, const DocumentProfile& profile,
                   const ApiMapping& entry, SourceDifferences& differences) {
  for (const ComparedApis& comparison : read_comparisons(document, profile)) {
    for (const ComparedRow& row : comparison.rows) {
      if (row.source.size() != 1 || row.free_text || document.overloads) continue;
      const auto renamed = entry.renamed.find(row.source.front().name);
      if (renamed == entry.renamed.end() || row.target.size() > 1) continue;
      const std::string own = row.target.empty() ? "" : row.target.front().name;
      if (own == renamed->second) continue;
      const auto shown = [](const std::string& name) { return name.empty() ? "nothing" : name; };
      differences.add("x/paconvert-kwargs", row.source.front().range,
                      "the mapping file makes " + shown(renamed->second) + " of " + renamed->first +
                          ", this table " + shown(own),
                      place_of(&entry));
    }
  }
}

}  // namespace

std::vector<DocumentFinding> compare_document(const Validation& validation,
                                              const DocumentProfile& profile,
                                              const Severities& overrides,
                                              const ApiMappings& mappings) {
  const Document& document = validation.document;
  if (mappings.empty() || !document.title || document.sources.empty()) return {};
  const Title& title = *document.title;
  const Category* category = profile.category(document.slice(title.category));
  SourceDifferences differences(profile, overrides);
  const ApiMapping* entry = mappings.find(title.api);
  if (!entry || !entry->has_matcher()) {
    differences.add("x/paconvert-no-matcher", title.name,
                    "the mapping files have no entry for " + title.api, place_of(entry));
  } else if (entry->changes_package_only()) {
    differences.add("x/paconvert-obsolete", title.name,
                    "the mapping file changes only the package of " + title.api, place_of(entry));
  } else if (category) {
    compare_target(document, *category, *entry, differences);
    compare_parameters(document, *entry, differences);
    compare_names(document, profile, *entry, differences);
  }
  return differences.take(document);
}

std::vector<DocumentFinding> compare_table(const IndexedTable& table,
                                           const DocumentProfile& profile,
                                           const Severities& overrides,
                                           const ApiMappings& mappings) {
  SourceDifferences differences(profile, overrides);
  for (const IndexedRow& row : table.rows) {
    if (row.kind != MacroKind::not_implemented && row.kind != MacroKind::in_development) continue;
    const ApiMapping* entry = mappings.find(row.api);
    if (!entry || !entry->has_matcher()) continue;
    differences.add("x/index-implemented", row.name, "the mapping file has an entry for " + row.api,
                    place_of(entry));
  }
  return differences.take();
}

}  // namespace paddle_ls::mapping_docs
