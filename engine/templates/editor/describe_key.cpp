#include "engine/templates/editor/describe_key.hpp"

#include <algorithm>

#include "engine/templates/check/value_facts.hpp"
#include "engine/templates/text/python_characters.hpp"
#include "engine/text/markdown.hpp"

namespace paddle_ls::templates {

namespace {

constexpr std::size_t shown_elements = 5;
constexpr std::size_t shown_bytes = 200;  // of one element

std::string placement_in_words(const Placeholder& placeholder, const TemplateValue* value) {
  if (placeholder.placement == Placement::block) {
    return "block, indent " + std::to_string(placeholder.indent.size());
  }
  if (value && !value->list()) return "inside a line, as it is";
  std::string words = "inside a line, joined by commas";
  if (placeholder.comma_before) words += ", a comma before";
  if (placeholder.comma_after) words += ", a comma after";
  return words;
}

// At most `shown_bytes` of the text, cut between characters.
std::string shortened(const std::string& text) {
  if (text.size() <= shown_bytes) return text;
  std::size_t end = 0;
  while (end + character_at(text, end).size <= shown_bytes) end += character_at(text, end).size;
  return text.substr(0, end) + " …";
}

std::string first_elements(const TemplateValue& value) {
  const List* list = value.list();
  if (!list) return shortened(python_str(value)) + "\n";
  std::string shown;
  for (std::size_t i = 0; i < std::min(list->size(), shown_elements); ++i) {
    shown += shortened(python_str((*list)[i])) + "\n";
  }
  if (list->size() > shown_elements) {
    shown += "… and " + std::to_string(list->size() - shown_elements) + " more\n";
  }
  return shown;
}

}  // namespace

std::string describe_key(const CodeTemplate& source, const Placeholder& placeholder,
                         const TemplateValue* value) {
  std::string markdown = "**" + text::plain_in_markdown(source.key(placeholder)) + "**: ";
  markdown += value ? kind_in_words(*value) : "not in the environment";
  markdown += "  \n" + placement_in_words(placeholder, value) + "\n";
  if (!value || (value->list() && value->list()->empty())) return markdown;
  return markdown + "\n" + text::code_block(first_elements(*value));
}

std::vector<LineCount> block_line_counts(const CodeTemplate& source,
                                         const TemplateExpansion& expansion) {
  std::vector<LineCount> counts;
  for (std::size_t i = 0; i < expansion.produced.size(); ++i) {
    const Placeholder& placeholder = source.placeholders()[i];
    if (placeholder.placement != Placement::block) continue;
    const std::string_view text = text::slice(expansion.text, expansion.produced[i]);
    const auto breaks = static_cast<std::size_t>(std::count(text.begin(), text.end(), '\n'));
    if (breaks > 0) counts.push_back({placeholder.range.end, breaks + 1});
  }
  return counts;
}

}  // namespace paddle_ls::templates
