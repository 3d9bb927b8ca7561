// The fields of one alternative: its own, and those of its rule where it has none of that name.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "engine/rewrite/language/read_alternative.hpp"

namespace paddle_ls::rewrite {

// Whether a call gives the argument `out`, where the rule says how it is converted.
enum class Out : std::uint8_t { as_it_is, assigned };

struct AlternativeFields {
  const RuleSource& rule;
  const JsonValue* own;  // null when the rule has no alternatives
  RuleTableBuilder& into;
  std::vector<ArgumentRule> arguments = {};  // that were read

  const JsonValue* find(std::string_view name) const;
  bool assigns_out() const {
    const JsonValue* out = find("out");
    return out != nullptr && !out->text.empty();
  }

  // The parameter of the rule's signature. Throws `Wrong` where there is none.
  std::uint16_t parameter(const std::string& name, std::size_t offset) const;

  Template parsed(const JsonValue& text) const;

  ArgumentRule& add(ArgumentAction action);
};

}  // namespace paddle_ls::rewrite
