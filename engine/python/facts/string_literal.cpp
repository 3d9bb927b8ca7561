#include "engine/python/facts/string_literal.hpp"

#include <string>

namespace paddle_ls::python {

text::ByteRange literal_content(std::string_view source, text::ByteRange literal) {
  const std::string_view written = text::slice(source, literal);
  const std::size_t quote = written.find_first_of("'\"");
  const bool is_bytes = written.substr(0, quote).find_first_of("bB") != std::string_view::npos;
  if (quote == std::string_view::npos || is_bytes || written.find('\\') != std::string_view::npos) {
    return {};
  }
  const std::size_t quotes = written.substr(quote, 3) == std::string(3, written[quote]) ? 3 : 1;
  if (written.size() <= quote + 2 * quotes) return {};
  return {literal.start + quote + quotes, literal.end - quotes};
}

}  // namespace paddle_ls::python
