// What checks and hovers want to know of a value, found out by reading it once.
#pragma once

#include <cstdint>
#include <string>

#include "engine/templates/text/template_value.hpp"

namespace paddle_ls::templates {

enum class ValueKind : std::uint8_t { text, scalar, list, object };

// How many lines a block of the value comes to. Blank lines at its end are dropped.
enum class BlockLines : std::uint8_t { none, one, several };

struct ValueFacts {
  ValueKind kind = ValueKind::text;
  std::size_t count = 1;          // of elements; 1 if it is not a list
  bool holds_containers = false;  // a list with lists or objects inside, or an object
  bool holds_statements = false;  // a list, some element of which ends in `;`, `{` or `}`
  bool holds_lines = false;       // a text of several lines, alone or in a list
  BlockLines block_lines = BlockLines::none;
};

ValueFacts facts_of(const TemplateValue& value);

// "text", "number", "list of 3": for hovers and completion.
std::string kind_in_words(const TemplateValue& value);

}  // namespace paddle_ls::templates
