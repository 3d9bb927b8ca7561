#include "engine/rewrite/language/alternative_fields.hpp"

#include "engine/rewrite/language/check_fields.hpp"
#include "engine/rewrite/rows/parse_template.hpp"
#include "engine/text/quoted.hpp"

namespace paddle_ls::rewrite {

using text::quoted;

const JsonValue* AlternativeFields::find(std::string_view name) const {
  if (own != nullptr) {
    if (const JsonValue* value = own->find(name)) return value;
  }
  return rule.object.find(name);
}

std::uint16_t AlternativeFields::parameter(const std::string& name, std::size_t offset) const {
  const std::uint16_t result = parameter_named(name, rule.signature, into);
  if (result == no_parameter) {
    throw Wrong{quoted(name) + " is not a parameter of `signature`", offset};
  }
  return result;
}

Template AlternativeFields::parsed(const JsonValue& text) const {
  auto result = parse_template(text.text, rule.signature, into);
  if (!result) throw Wrong{result.error().message, text.offset};
  return *result;
}

ArgumentRule& AlternativeFields::add(ArgumentAction action) {
  ArgumentRule& row = arguments.emplace_back();
  row.action = action;
  return row;
}

}  // namespace paddle_ls::rewrite
