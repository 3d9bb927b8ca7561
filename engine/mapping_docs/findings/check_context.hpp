// What a check sees and where it reports; one function per row of the catalogue has this shape.
#pragma once

#include <initializer_list>

#include "engine/mapping_docs/document/comparison.hpp"
#include "engine/mapping_docs/document/document.hpp"
#include "engine/mapping_docs/findings/document_finding.hpp"

namespace paddle_ls::mapping_docs {

struct CheckContext {
  const Document& document;
  const Identity& identity;
  const DocumentProfile& profile;
  const Category* category;  // of the title; null where it is missing or unknown
  const std::vector<ComparedApis>& comparisons;
  bool accepted;  // by the original tool

  std::string_view slice(ByteRange range) const { return document.slice(range); }
};

// Collects the findings of one check.
class Report {
 public:
  Report(const Check& check, Severity severity, std::vector<DocumentFinding>& findings)
      : check_(check), severity_(severity), findings_(findings) {}

  // The reference holds until the next call.
  DocumentFinding& add(ByteRange range, std::string message) {
    findings_.push_back({&check_, severity_, range, std::move(message), {}, {}});
    return findings_.back();
  }
  DocumentFinding& last() { return findings_.back(); }

 private:
  const Check& check_;
  Severity severity_;
  std::vector<DocumentFinding>& findings_;
};

// Gives a finding another severity than its code has by default; what profile or settings say
// stays.
inline void grade(DocumentFinding& finding, Severity severity) {
  if (finding.severity == finding.check->severity) finding.severity = severity;
}

inline DocumentFix fix(std::string title, text::Edits edits) {
  return {std::move(title), std::move(edits), {}};
}

// Checks by family; each is defined in checks/<family>.cpp and listed in check_catalogue.cpp.
namespace checks {
using Function = void(const CheckContext&, Report&);

Function doc_encoding, text_confusable, text_cjk_latin_space, text_whitespace, text_product_name,
    text_typo;
Function title_missing, title_category_unknown, title_category_internal, title_api_mismatch,
    title_filename_mismatch, title_folder, title_style, title_second_h2;
Function source_heading_missing, target_heading_missing, heading_no_url_parens, section_unknown,
    overload_separator, overload_announcement;
Function heading_empty_url, heading_url_malformed, heading_url_wrong_site, heading_url_other_api,
    heading_url_not_zh_develop;
Function signature_fence_missing, signature_fence_language, signature_first_line, fence_unclosed;
Function signature_name_mismatch, signature_bracket, signature_fullwidth, signature_trailing_text,
    signature_self_argument, signature_empty_argument, signature_other_api;
Function arguments_heading_missing, arguments_header, arguments_separator, arguments_row_cells,
    arguments_row_detached, arguments_unexpected_table;
Function row_missing, row_unknown, row_duplicate, row_order, row_for_name;
Function category_too_low, category_too_high, category_no_arguments, summary_missing,
    summary_contradicts;
Function note_no_period, note_empty, note_name_differs_missing, note_name_differs_wrong,
    note_ending_required, note_absent_parameter, note_default_differs,
    note_rewrite_in_simple_category;
Function example_missing, example_parameter_heading, example_heading_unknown, example_heading_colon,
    example_syntax, example_halves, example_torch_left;
Function render_table;
}  // namespace checks

}  // namespace paddle_ls::mapping_docs
