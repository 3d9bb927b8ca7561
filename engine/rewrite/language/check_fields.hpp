// Checks that the members of a rule are known fields with values of their types.
#pragma once

#include <array>
#include <string>
#include <string_view>
#include <utility>

#include "engine/rewrite/language/json_document.hpp"
#include "engine/rewrite/language/rule_fields.hpp"
#include "engine/text/quoted.hpp"

namespace paddle_ls::rewrite {

// Aborts the reading of one rule; caught in the loop over the rules.
struct Wrong {
  std::string message;
  std::size_t offset;
};

// For example "a list of strings".
std::string_view type_name(FieldType type);

bool has_type(const JsonValue& value, FieldType type);

// Throws `Wrong` at the first member that a rule, or an alternative, cannot have.
void check_fields(const JsonValue& object, FieldLevels level);

// A word of the rule language and its value.
template <class Value, std::size_t N>
Value named(const JsonValue& word, const std::array<std::pair<std::string_view, Value>, N>& values,
            std::string_view what) {
  std::string known;
  for (const auto& [name, value] : values) {
    if (name == word.text) return value;
    known += known.empty() ? "" : ", ";
    known += name;
  }
  throw Wrong{
      text::quoted(word.text) + " is not a known " + std::string(what) + "; known: " + known,
      word.offset};
}

}  // namespace paddle_ls::rewrite
