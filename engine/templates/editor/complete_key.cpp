#include "engine/templates/editor/complete_key.hpp"

#include "engine/templates/check/value_facts.hpp"
#include "engine/templates/text/python_characters.hpp"

namespace paddle_ls::templates {

namespace {

std::size_t name_start(std::string_view text, std::size_t offset) {
  while (offset > 0) {
    const Character before = character_before(text, offset);
    if (!is_word(before.code_point)) break;
    offset -= before.size;
  }
  return offset;
}

enum class Opening { none, bare, braced };

Opening opening_before(std::string_view text, std::size_t start) {
  const std::string_view before = text.substr(0, start);
  if (before.ends_with('$')) return Opening::bare;
  if (before.ends_with("${") || before.ends_with("${,")) return Opening::braced;
  return Opening::none;
}

}  // namespace

std::optional<KeyCompletions> complete_key(std::string_view text, std::size_t offset,
                                           const TemplateContext& context) {
  if (offset > text.size()) return std::nullopt;
  const std::size_t start = name_start(text, offset);
  const Opening opening = opening_before(text, start);
  if (opening == Opening::none) return std::nullopt;
  const std::size_t end = word_end(text, offset);
  const bool closed = end < text.size() && (text[end] == '}' || text.substr(end).starts_with(",}"));
  const std::string_view closing = opening == Opening::braced && !closed ? "}" : "";
  KeyCompletions completions{{start, end}, {}};
  const auto add = [&](const std::string& key, std::string detail) {
    completions.items.push_back({key, std::move(detail), key + std::string(closing)});
  };
  for (const std::string& key : context.supplied) {
    if (!context.env || !context.env->contains(key)) add(key, "from the file manager");
  }
  if (!context.env) return completions;
  for (const auto& [key, value] : *context.env) {
    if (is_identifier(key)) add(key, kind_in_words(value));
  }
  return completions;
}

}  // namespace paddle_ls::templates
