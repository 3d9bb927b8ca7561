#include "engine/mapping_docs/text/without_confusables.hpp"

#include "engine/mapping_docs/text/confusables.hpp"
#include "engine/mapping_docs/text/python_str.hpp"

namespace paddle_ls::mapping_docs {

std::string without_confusables(std::string_view text) {
  std::string result;
  result.reserve(text.size());
  for (std::size_t at = 0; at < text.size();) {
    const StrCharacter c = first_character(text.substr(at));
    if (const std::string_view plain = plain_form(c.value); !plain.empty()) {
      result += plain;
    } else {
      result += text.substr(at, c.size);
    }
    at += c.size;
  }
  return result;
}

}  // namespace paddle_ls::mapping_docs
