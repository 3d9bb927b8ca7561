#include "engine/templates/check/value_facts.hpp"

#include <algorithm>

#include "engine/templates/text/python_characters.hpp"

namespace paddle_ls::templates {

namespace {

bool is_object(const TemplateValue& value) {
  return std::holds_alternative<Dict>(value.data);
}

bool ends_a_statement(const TemplateValue& element) {
  const auto* text = std::get_if<std::string>(&element.data);
  if (!text) return false;
  const std::size_t end = end_without_spaces(*text);
  return end > 0 && std::string_view(";{}").find((*text)[end - 1]) != std::string_view::npos;
}

bool has_several_lines(const TemplateValue& value) {
  const auto* text = std::get_if<std::string>(&value.data);
  return text && split_lines(*text).size() > 1;
}

BlockLines block_lines(const TemplateValue& value) {
  std::size_t line = 0;
  BlockLines lines = BlockLines::none;
  const auto count = [&](const TemplateValue& element) {
    const std::string printed = python_str(element);
    for (const std::string_view text : split_lines(printed)) {
      ++line;
      if (!is_blank(text)) lines = line == 1 ? BlockLines::one : BlockLines::several;
    }
  };
  if (const List* list = value.list()) {
    for (const TemplateValue& element : *list) count(element);
  } else {
    count(value);
  }
  return lines;
}

ValueKind kind_of(const TemplateValue& value) {
  if (value.list()) return ValueKind::list;
  if (is_object(value)) return ValueKind::object;
  return std::holds_alternative<std::string>(value.data) ? ValueKind::text : ValueKind::scalar;
}

}  // namespace

ValueFacts facts_of(const TemplateValue& value) {
  ValueFacts facts;
  facts.kind = kind_of(value);
  facts.block_lines = block_lines(value);
  const List* list = value.list();
  if (!list) {
    facts.holds_containers = is_object(value);
    facts.holds_lines = has_several_lines(value);
    return facts;
  }
  facts.count = list->size();
  facts.holds_containers = std::any_of(
      list->begin(), list->end(),
      [](const TemplateValue& element) { return element.list() || is_object(element); });
  facts.holds_statements = std::any_of(list->begin(), list->end(), ends_a_statement);
  facts.holds_lines = std::any_of(list->begin(), list->end(), has_several_lines);
  return facts;
}

std::string kind_in_words(const TemplateValue& value) {
  if (const List* list = value.list()) return "list of " + std::to_string(list->size());
  if (is_object(value)) return "object";
  if (std::holds_alternative<std::string>(value.data)) return "text";
  if (std::holds_alternative<bool>(value.data)) return "truth value";
  if (std::holds_alternative<None>(value.data)) return "None";
  return "number";
}

}  // namespace paddle_ls::templates
