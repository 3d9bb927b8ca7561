#include "engine/mapping_docs/judge/check_catalogue.hpp"

#include <algorithm>
#include <array>

#include "engine/mapping_docs/findings/check_context.hpp"

namespace paddle_ls::mapping_docs {

namespace {

using enum FixKind;
using S = Severity;

// clang-format off
constexpr std::array rows = std::to_array<Check>({
  {"doc/encoding", S::error, mechanical, "the file is not clean UTF-8", checks::doc_encoding, true},
  {"title/missing", S::error, choice, "line 1 is not a title", checks::title_missing, true},
  {"title/category-unknown", S::error, choice, "the category is unknown", checks::title_category_unknown, true},
  {"title/category-internal", S::warning, FixKind::none, "the category is not for writers", checks::title_category_internal},
  {"title/api-mismatch", S::error, choice, "title and heading name different APIs", checks::title_api_mismatch, true},
  {"title/filename-mismatch", S::error, choice, "title and file name differ", checks::title_filename_mismatch},
  {"title/folder", S::error, choice, "the folder is for another category", checks::title_folder},
  {"title/style", S::hint, mechanical, "the title is not written ## [ category ]API", checks::title_style},
  {"title/second-h2", S::warning, choice, "a second heading of level 2", checks::title_second_h2},
  {"src/heading-missing", S::error, choice, "the section of the source API is missing or misspelled", checks::source_heading_missing, true},
  {"dst/heading-missing", S::error, choice, "the section of the Paddle API is missing or misspelled", checks::target_heading_missing, true},
  {"heading/no-url-parens", S::error, choice, "a heading without (URL)", checks::heading_no_url_parens, true},
  {"heading/empty-url", S::information, choice, "a heading with an empty address", checks::heading_empty_url},
  {"heading/url-malformed", S::error, choice, "an address without https://", checks::heading_url_malformed},
  {"heading/url-wrong-site", S::error, choice, "an address on the other product's site", checks::heading_url_wrong_site},
  {"heading/url-other-api", S::warning, choice, "an address of another API's page", checks::heading_url_other_api},
  {"heading/url-not-zh-develop", S::off, choice, "an address outside the Chinese develop pages", checks::heading_url_not_zh_develop},
  {"sig/fence-missing", S::error, choice, "an API without signature block", checks::signature_fence_missing, true},
  {"sig/fence-lang", S::warning, mechanical, "a block of code that is not marked python", checks::signature_fence_language, true},
  {"sig/name-mismatch", S::error, choice, "signature and heading name different APIs", checks::signature_name_mismatch, true},
  {"sig/first-line", S::error, mechanical, "a blank or indented line before the signature", checks::signature_first_line, true},
  {"fence/unclosed", S::error, mechanical, "a block of code that is not closed", checks::fence_unclosed, true},
  {"sig/bracket", S::error, FixKind::none, "a bracket without partner", checks::signature_bracket, true},
  {"sig/fullwidth", S::error, mechanical, "full-width punctuation in a signature", checks::signature_fullwidth},
  {"sig/trailing-text", S::warning, choice, "text after a signature", checks::signature_trailing_text},
  {"sig/self-arg", S::warning, choice, "a method that lists its tensor", checks::signature_self_argument},
  {"sig/empty-arg", S::warning, choice, "a comma without parameter", checks::signature_empty_argument},
  {"sig/other-api", S::warning, FixKind::none, "a further signature of another API", checks::signature_other_api},
  {"args/heading-missing", S::error, choice, "the heading of the parameter table is missing or misspelled", checks::arguments_heading_missing, true},
  {"args/header", S::error, choice, "the parameter table has other columns", checks::arguments_header, true},
  {"args/separator", S::error, choice, "the delimiter row is missing or wrong", checks::arguments_separator, true},
  {"args/row-cells", S::error, choice, "a row has not three cells", checks::arguments_row_cells, true},
  {"args/row-detached", S::error, choice, "a row that is cut off from the table", checks::arguments_row_detached},
  {"args/row-missing", S::warning, choice, "a parameter without row", checks::row_missing},
  {"args/row-unknown", S::warning, choice, "a row of a parameter that does not exist", checks::row_unknown},
  {"args/row-duplicate", S::warning, choice, "two rows of one parameter", checks::row_duplicate},
  {"args/row-order", S::warning, choice, "rows in a different order than the signature", checks::row_order},
  {"args/unexpected-table", S::hint, FixKind::none, "a table that the category does not need", checks::arguments_unexpected_table},
  {"args/name-row", S::hint, choice, "a row for Paddle's parameter `name`", checks::row_for_name},
  {"category/too-low", S::warning, choice, "the table proves a higher category", checks::category_too_low},
  {"category/too-high", S::hint, FixKind::none, "the table does not show the category", checks::category_too_high},
  {"category/no-args-mismatch", S::warning, FixKind::none, "the category says that there are no parameters", checks::category_no_arguments},
  {"summary/missing", S::information, choice, "no summary sentence", checks::summary_missing},
  {"summary/contradicts", S::warning, choice, "summary and category differ", checks::summary_contradicts},
  {"note/no-period", S::warning, mechanical, "a note without full stop", checks::note_no_period},
  {"note/empty", S::warning, choice, "a row without note", checks::note_empty},
  {"note/name-diff-missing", S::information, choice, "a renamed parameter whose note does not say so", checks::note_name_differs_missing},
  {"note/name-diff-wrong", S::warning, choice, "a note that calls equal names different", checks::note_name_differs_wrong},
  {"note/ending-required", S::warning, choice, "a note that does not say what happens to the parameter", checks::note_ending_required},
  {"note/absent-param", S::hint, choice, "a note that does not say which side lacks the parameter", checks::note_absent_parameter},
  {"note/default-differs", S::hint, choice, "different defaults that no note mentions", checks::note_default_differs},
  {"note/rewrite-in-simple-category", S::warning, choice, "a rewriting in a category without any", checks::note_rewrite_in_simple_category},
  {"example/missing", S::warning, choice, "a missing example", checks::example_missing},
  {"example/param-heading", S::warning, choice, "no example for a rewritten parameter", checks::example_parameter_heading},
  {"example/heading-unknown", S::hint, choice, "an example of no known parameter", checks::example_heading_unknown},
  {"example/heading-colon", S::hint, mechanical, "an ASCII colon in an example's heading", checks::example_heading_colon},
  {"example/syntax", S::warning, choice, "example code that is not Python", checks::example_syntax},
  {"example/halves", S::hint, mechanical, "an example without its two marked halves", checks::example_halves},
  {"example/torch-left", S::warning, FixKind::none, "torch in Paddle's half of an example", checks::example_torch_left},
  {"text/confusable", S::warning, mechanical, "a character that looks like a different one", checks::text_confusable},
  {"text/cjk-latin-space", S::warning, mechanical, "no space between Chinese and Latin text", checks::text_cjk_latin_space},
  {"text/whitespace", S::hint, mechanical, "stray white space", checks::text_whitespace},
  {"text/product-name", S::hint, choice, "a product's name spelled wrong", checks::text_product_name},
  {"text/typo", S::hint, choice, "a frequent slip", checks::text_typo},
  {"section/unknown", S::information, choice, "a section that the format does not know", checks::section_unknown},
  {"overload/separator", S::information, mechanical, "overloads separated by a line other than 97 dashes", checks::overload_separator},
  {"overload/announcement", S::off, choice, "overloads without the line that announces them, or without the line between them", checks::overload_announcement},
  {"render/table", S::warning, mechanical, "a table that is rendered as text", checks::render_table},

  {"doc/rejected", S::error, FixKind::none, "the original tools reject the document", nullptr, true},
  {"example/differs", S::warning, FixKind::none, "the halves of an example give different results", nullptr},
  {"example/fails-paddle", S::warning, FixKind::none, "Paddle's half of an example fails", nullptr},
  {"example/fails-torch", S::information, FixKind::none, "PyTorch's half of an example fails", nullptr},
  {"example/dtype", S::information, FixKind::none, "the halves of an example give the same values with different dtypes", nullptr},
  {"example/not-compared", S::information, FixKind::none, "an example whose halves cannot be compared", nullptr},
  {"workspace/duplicate-api", S::error, FixKind::none, "two documents of one API", nullptr},
  {"workspace/not-indexed", S::warning, FixKind::none, "no table takes the API in", nullptr},
  {"workspace/undiscovered", S::information, FixKind::none, "the tools do not open this file", nullptr},
  {"index/header", S::error, choice, "macros below unknown columns", nullptr},
  {"index/separator", S::error, choice, "the delimiter row of a table of APIs", nullptr},
  {"index/macro-unknown", S::error, choice, "a macro that does not exist", nullptr},
  {"index/macro-args", S::error, choice, "wrong arguments of a macro", nullptr},
  {"index/hand-row", S::error, FixKind::none, "a row written by hand", nullptr},
  {"index/row-indented", S::error, mechanical, "an indented macro row", nullptr},
  {"index/table-split", S::error, choice, "a blank line inside a table", nullptr},
  {"index/duplicate", S::error, choice, "an API with two rows", nullptr},
  {"index/alias-target", S::error, choice, "an alias of an API without document", nullptr},
  {"index/prefix", S::warning, choice, "a prefix that matches too much or nothing", nullptr},
  {"index/remark-comma", S::warning, mechanical, "an ASCII comma in a remark", nullptr},
  {"x/paconvert-no-matcher", S::warning, FixKind::none, "an API without entry in the mapping files", nullptr},
  {"x/paconvert-dst-api", S::warning, FixKind::none, "a different Paddle API than in the mapping files", nullptr},
  {"x/paconvert-args-list", S::warning, FixKind::none, "different parameters than in the mapping files", nullptr},
  {"x/paconvert-args-order", S::warning, FixKind::none, "a different order of parameters than in the mapping files", nullptr},
  {"x/paconvert-kwargs", S::warning, FixKind::none, "a different name for a parameter than in the mapping files", nullptr},
  {"x/paconvert-obsolete", S::information, FixKind::none, "an API that the mapping files convert by its package alone", nullptr},
  {"x/index-implemented", S::information, FixKind::none, "a missing API that the mapping files know", nullptr},
  {"x/torch-signature", S::information, choice, "a different signature than in PyTorch", nullptr},
  {"x/paddle-signature", S::hint, choice, "a different signature than in Paddle", nullptr},
  {"x/paddle-moved", S::information, choice, "a Paddle API that has another name in the release", nullptr},
  {"x/paddle-unknown", S::hint, FixKind::none, "an API that Paddle does not have", nullptr},
});
// clang-format on

}  // namespace

std::span<const Check> catalogue() {
  return rows;
}

const Check* find_check(std::string_view code) {
  const auto found =
      std::find_if(rows.begin(), rows.end(), [&](const Check& row) { return row.code == code; });
  return found == rows.end() ? nullptr : &*found;
}

}  // namespace paddle_ls::mapping_docs
