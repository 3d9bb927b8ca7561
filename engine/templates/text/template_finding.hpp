// Findings about a template, its environment or its manifest, each at bytes of that text.
#pragma once

#include <array>
#include <string>
#include <string_view>
#include <vector>

#include "engine/text/edits.hpp"
#include "engine/text/severity.hpp"

namespace paddle_ls::templates {

// One row of the catalogue; `id` is what users write in settings and suppressions.
struct TemplateCode {
  std::string_view id;
  Severity severity = Severity::warning;
  std::string_view summary;
};

namespace codes {
inline constexpr TemplateCode manifest_shape{"T00", Severity::error,
                                             "manifest entry or environment that cannot be read"};
inline constexpr TemplateCode key_missing{"T01", Severity::error, "key that the environment lacks"};
inline constexpr TemplateCode key_unused{"T02", Severity::hint, "key that no template uses"};
inline constexpr TemplateCode near_miss{"T03", Severity::warning,
                                        "almost a placeholder, kept as text"};
inline constexpr TemplateCode comma_without_effect{"T04", Severity::warning,
                                                   "comma form that has no effect"};
inline constexpr TemplateCode value_looks_wrong{"T05", Severity::warning,
                                                "value of the wrong kind for its place"};
inline constexpr TemplateCode lines_not_indented{
    "T06", Severity::warning, "text of several lines that is not indented again"};
inline constexpr TemplateCode text_after_block{"T07", Severity::warning,
                                               "text that goes to the last line of a block"};
inline constexpr TemplateCode odd_indent{"T08", Severity::warning,
                                         "indent of mixed or unusual characters"};
inline constexpr TemplateCode generated_mark{"T09", Severity::warning,
                                             "template that tools treat as a generated file"};
inline constexpr TemplateCode shard_environment{"T10", Severity::error,
                                                "wrong environment of shards"};
inline constexpr TemplateCode output_path{"T11", Severity::error, "wrong or repeated output path"};
inline constexpr TemplateCode stale_output{"T12", Severity::information,
                                           "generated file that is stale or edited by hand"};

inline constexpr std::array all{
    manifest_shape,    key_missing,        key_unused,       near_miss,  comma_without_effect,
    value_looks_wrong, lines_not_indented, text_after_block, odd_indent, generated_mark,
    shard_environment, output_path,        stale_output};
}  // namespace codes

struct TemplateFinding {
  text::ByteRange range;
  const TemplateCode* code;  // static
  std::string message;
  std::string title;  // of the quick fix; empty when there are no edits
  text::Edits edits;  // normalized
};

using TemplateFindings = std::vector<TemplateFinding>;

}  // namespace paddle_ls::templates
