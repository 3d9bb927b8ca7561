// Attributes of a legacy op as attributes of the program.
#pragma once

#include <span>
#include <string_view>

#include "engine/ir/translate/translation_context.hpp"

namespace paddle_ls::ir {

// An attribute that is added when the legacy op lacks it.
struct AttributeDefault {
  std::string_view name;
  Attribute value;
};

Attributes translate_attributes(TranslationContext& context, const OpDesc& op, const OpRule& rule);
// As above, but an attribute that the legacy op lacks is taken from `defaults` or left out.
Attributes translate_attributes_or(TranslationContext& context, const OpDesc& op,
                                   const OpRule& rule, std::span<const AttributeDefault> defaults);
AttributeId intern_attribute(TranslationContext& context, std::string_view name, Attribute value);
// Paddle keeps one instance of equal attributes, and 0 equals -0: the first one written decides
// the sign of every zero of its type.
void unify_zero(TranslationContext& context, Attribute& attribute);

}  // namespace paddle_ls::ir
