// Attributes that Paddle reads as one C++ type while it translates, and its message if an
// operator has none, or one of another type.
#pragma once

#include <string_view>

#include "engine/ir/translate/translation_context.hpp"

namespace paddle_ls::ir {

// By a getter that names both types. T is bool, std::int32_t or float.
template <class T>
T needed_attribute(const TranslationContext& context, const OpDesc& op, std::string_view name);

// As above, but straight out of a variant, whose refusal names nothing.
template <class T>
T needed_alternative(const TranslationContext& context, const OpDesc& op, std::string_view name);

}  // namespace paddle_ls::ir
