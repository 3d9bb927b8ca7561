// Any bytes as a mapping document, as a table source and as a page of the reference: nothing
// crashes, every range for an editor is inside the text, every fix can be applied, fix-all leaves
// nothing for a second run, and formatting does not change the rendered content.
#include <cstdint>
#include <cstdlib>
#include <string_view>

#include "engine/mapping_docs/editor/document_completion.hpp"
#include "engine/mapping_docs/editor/document_hover.hpp"
#include "engine/mapping_docs/editor/document_outline.hpp"
#include "engine/mapping_docs/editor/format_tables.hpp"
#include "engine/mapping_docs/editor/navigate.hpp"
#include "engine/mapping_docs/editor/occurrences.hpp"
#include "engine/mapping_docs/editor/rename_api.hpp"
#include "engine/mapping_docs/judge/fixes.hpp"
#include "engine/mapping_docs/text/rendered_html.hpp"
#include "engine/mapping_docs/workspace/compare_reference.hpp"
#include "engine/mapping_docs/workspace/index.hpp"

using namespace paddle_ls;
using namespace paddle_ls::mapping_docs;

namespace {

void require(bool holds) {
  if (!holds) std::abort();
}

void check_findings(const Validation& validation) {
  const std::size_t size = validation.document.text.size();
  for (const DocumentFinding& finding : validation.findings) {
    require(finding.range.start <= finding.range.end && finding.range.end <= size);
    for (const RelatedRange& related : finding.related) require(related.range.end <= size);
    for (const DocumentFix& fix : finding.fixes) {
      for (const text::Edit& edit : fix.edits) require(edit.range.end <= size);
      text::applied(fix.edits, validation.document.text);
    }
  }
}

constexpr const char* document_path = "docs/api_difference/torch/torch.demo.md";
constexpr const char* table_path = "docs/table.md";

void check_formatting(const Document& document, const Identity& identity,
                      const DocumentProfile& profile) {
  const text::Edits edits = format_tables(document, {0, document.text.size()});
  const std::string formatted = text::applied(edits, document.text);
  require(rendered_html(formatted) == rendered_html(document.text));
  const Document again = read_document(formatted, identity, profile);
  require(format_tables(again, {0, formatted.size()}).empty());
}

void check_overview(const Document& document, const Index& index, const DocumentProfile& profile) {
  const std::size_t size = document.text.size();
  const auto inside = [&](ByteRange range) {
    require(range.start <= range.end && range.end <= size);
  };
  std::vector<OutlineSymbol> left = outline(document);
  while (!left.empty()) {
    const OutlineSymbol symbol = std::move(left.back());
    left.pop_back();
    inside(symbol.range);
    require(symbol.range.start <= symbol.selection.start &&
            symbol.selection.end <= symbol.range.end);
    left.insert(left.end(), symbol.children.begin(), symbol.children.end());
  }
  for (const OutlineFold& fold : folds(document)) require(fold.first_line <= fold.last_line);
  for (const EditorLink& link : links(document)) inside(link.range);
  for (const EditorLens& lens : lenses(document, index)) inside(lens.range);
  for (const Word& word : words(document, profile)) inside(word.range);
}

void check_at(const Document& document, const Index& index, const DocumentProfile& profile,
              std::size_t at) {
  const std::size_t size = document.text.size();
  for (const DocumentCompletion& each : complete(document, profile, at)) {
    require(each.edit.range.end <= size);
  }
  complete_table(table_path, index, at);
  if (const auto found = hover(document, index, profile, at)) require(found->range.end <= size);
  if (const auto found = hover_table(table_path, index, profile, at)) {
    require(found->range.end <= size);
  }
  definition(document_path, document.text, index, at);
  for (const Word& word : occurrences(document, profile, at)) require(word.range.end <= size);
  if (const auto mention = mention_at(document.text, at)) references(index, mention->api);
}

void check_rename(const Document& document, const Identity& identity, const Index& index) {
  const auto renamed = rename_api(document_path, document, identity, index, "torch.renamed");
  if (!renamed) return;
  for (const auto& [path, edits] : renamed->edits) {
    require(path == document_path || path == table_path);
    text::applied(edits, document.text);
  }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  if (size == 0) return 0;
  const DocumentProfile& profile = *builtin_profile((data[0] & 1U) != 0 ? "v2" : "classic");
  const std::string_view text(reinterpret_cast<const char*>(data) + 1, size - 1);
  const Identity identity = identify(document_path, profile);
  const Severities no_overrides;
  const Rules rules{identity, profile, no_overrides};

  const Validation validation = validate(text, identity, profile);
  check_findings(validation);
  const std::string fixed = text::applied(fix_all(text, rules), text);
  require(fix_all(fixed, rules).empty());

  Index index(profile);
  index.put_document(document_path, identity, validation);
  index.put_table(table_path, std::string(text));
  for (const auto& [path, findings] : index.findings()) {
    for (const DocumentFinding& finding : findings) require(finding.range.end <= text.size());
  }
  generate_table(text, index.documented_apis(table_path), profile);

  ApiReference reference;
  reference.add(text, "page.rst");
  compare_document(validation, profile, no_overrides, reference);

  if (text.size() > 2000) return 0;
  check_formatting(validation.document, identity, profile);
  check_overview(validation.document, index, profile);
  for (std::size_t at = 0; at <= text.size(); at += 7) {
    check_at(validation.document, index, profile, at);
  }
  check_rename(validation.document, identity, index);
  return 0;
}
