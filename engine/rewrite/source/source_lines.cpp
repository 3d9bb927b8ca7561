#include "engine/rewrite/source/source_lines.hpp"

#include <algorithm>

namespace paddle_ls::rewrite {

std::string_view line_ending(std::string_view source, std::size_t offset) {
  std::size_t at = source.find_first_of("\r\n", offset);
  if (at == std::string_view::npos) at = source.find_first_of("\r\n");
  if (at == std::string_view::npos || source[at] == '\n') return "\n";
  return source.substr(at, 2) == "\r\n" ? "\r\n" : "\r";
}

std::string_view indentation(std::string_view source, std::size_t offset) {
  const std::size_t start = line_start(source, offset);
  const std::size_t end = std::min(source.find_first_not_of(" \t\f", start), source.size());
  return source.substr(start, end - start);
}

std::size_t line_start(std::string_view source, std::size_t offset) {
  if (offset == 0) return 0;
  const std::size_t before = source.find_last_of("\r\n", offset - 1);
  return before == std::string_view::npos ? 0 : before + 1;
}

bool begins_line(std::string_view source, std::size_t offset) {
  const std::size_t start = line_start(source, offset);
  std::string_view front = source.substr(start, offset - start);
  if (start == 0 && front.starts_with("\xEF\xBB\xBF")) front.remove_prefix(3);
  if (front.find_first_not_of(" \t\f") != std::string_view::npos) return false;
  const std::size_t before = source.substr(0, start).find_last_not_of("\r\n");
  return before == std::string_view::npos || source[before] != '\\';
}

std::size_t next_line(std::string_view source, std::size_t offset) {
  std::size_t at = source.find_first_of("\r\n", offset);
  if (at == std::string_view::npos) return source.size();
  if (source.substr(at, 2) == "\r\n") ++at;
  return at + 1;
}

}  // namespace paddle_ls::rewrite
