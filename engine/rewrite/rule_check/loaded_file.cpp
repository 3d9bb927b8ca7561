#include "engine/rewrite/rule_check/loaded_file.hpp"

#include <algorithm>

namespace paddle_ls::rewrite {

text::ByteRange LoadedFile::value_at(std::size_t place) const {
  std::size_t end = std::min(place + 1, text.size());
  if (place < text.size() && text[place] == '"') {
    while (end < text.size() && text[end] != '"' && text[end] != '\n') {
      end += text[end] == '\\' ? 2 : 1;
    }
    end = std::min(end + 1, text.size());
  }
  return {std::min(place, text.size()), end};
}

text::ByteRange LoadedFile::range_of(std::string_view spelled, std::size_t place,
                                     std::size_t end) const {
  const std::size_t at = spelled.empty() ? std::string_view::npos : text.find(spelled, place);
  if (at >= end) return value_at(place);
  return {at, at + spelled.size()};
}

std::string LoadedFile::line_of(std::size_t place) const {
  return "line " + std::to_string(lines.line_of(place) + 1);
}

std::size_t LoadedFile::end_of_rule(std::size_t place) const {
  std::size_t end = text.size();
  for (const std::size_t other : places.rules) {
    if (other > place) end = std::min(end, other);
  }
  return end;
}

}  // namespace paddle_ls::rewrite
