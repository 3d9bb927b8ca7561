// Any bytes as a mapping document and as a table source: nothing crashes, every range lies in the
// text, every fix can be applied, and fix-all leaves nothing for a second run.
#include <cstdint>
#include <cstdlib>
#include <string_view>

#include "engine/mapping_docs/editor/completion.hpp"
#include "engine/mapping_docs/editor/format_tables.hpp"
#include "engine/mapping_docs/editor/hover.hpp"
#include "engine/mapping_docs/editor/outline.hpp"
#include "engine/mapping_docs/fixes.hpp"
#include "engine/mapping_docs/index.hpp"

using namespace paddle_ls;
using namespace paddle_ls::mapping_docs;

namespace {

void require(bool holds) {
  if (!holds) std::abort();
}

void check_findings(const Validation& validation) {
  const std::size_t size = validation.document.text.size();
  for (const Finding& finding : validation.findings) {
    require(finding.range.start <= finding.range.end && finding.range.end <= size);
    for (const Related& related : finding.related) require(related.range.end <= size);
    for (const Fix& fix : finding.fixes) {
      for (const text::Edit& edit : fix.edits) require(edit.range.end <= size);
      text::applied(fix.edits, validation.document.text);
    }
  }
}

void check_editor(const Document& document, const Index& index, const Profile& profile) {
  outline(document);
  folds(document);
  format_tables(document, {0, document.text.size()});
  for (std::size_t at = 0; at <= document.text.size(); at += 7) {
    complete(document, profile, at);
    hover(document, index, profile, at);
  }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  if (size == 0) return 0;
  const Profile& profile = *builtin_profile((data[0] & 1U) != 0 ? "v2" : "classic");
  const std::string_view text(reinterpret_cast<const char*>(data) + 1, size - 1);
  const Identity identity = identify("docs/api_difference/torch/torch.demo.md", profile);
  const SeverityOverrides no_overrides;
  const Rules rules{identity, profile, no_overrides};

  const Validation validation = validate(text, identity, profile);
  check_findings(validation);
  const std::string fixed = text::applied(fix_all(text, rules), text);
  require(fix_all(fixed, rules).empty());

  Index index(profile);
  index.put_document("docs/api_difference/torch/torch.demo.md", identity, validation);
  index.put_table("docs/table.md", std::string(text));
  for (const auto& [path, findings] : index.findings()) {
    for (const Finding& finding : findings) require(finding.range.end <= text.size());
  }
  generate_table(text, index.documented_apis("docs/table.md"), profile);
  if (text.size() < 2000) check_editor(validation.document, index, profile);
  return 0;
}
