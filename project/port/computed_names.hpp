// Names of modules that a program puts together: f"package.{kind}.model_{name}".
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "engine/syntax/tree.hpp"
#include "engine/text/byte_range.hpp"

namespace paddle_ls::port {

struct ComputedName {
  std::string pattern;    // `*` stands for what is computed, which has no dots
  std::string beginning;  // the module that the text begins with; empty for a relative name
  text::ByteRange place;  // of the beginning
};

// Nothing for a name that is computed as a whole, or whose last part is: it may be any module.
std::optional<ComputedName> computed_name(syntax::Node value, std::string_view source);

// Whether `module` may be what `pattern` computes.
bool is_like(std::string_view module, std::string_view pattern);

}  // namespace paddle_ls::port
