#include "engine/text/markdown.hpp"

#include <algorithm>

namespace paddle_ls::text {

namespace {

constexpr std::string_view meaning_something = "\\`*_[]<>!&#|~$@";

// The most backticks in a row.
std::size_t longest_run(std::string_view text) {
  std::size_t longest = 0;
  std::size_t run = 0;
  for (const char c : text) {
    run = c == '`' ? run + 1 : 0;
    longest = std::max(longest, run);
  }
  return longest;
}

std::string on_one_line(std::string_view text) {
  std::string result(text);
  std::replace_if(
      result.begin(), result.end(), [](char c) { return c == '\n' || c == '\r'; }, ' ');
  return result;
}

// The size of the code span at the start of `text`; zero where there is none.
std::size_t span_size(std::string_view text) {
  if (!text.starts_with('`')) return 0;
  const std::size_t end = text.find('`', 1);
  const bool is_span = end != std::string_view::npos && end > 1 && text.substr(end + 1, 1) != "`";
  return is_span ? end + 1 : 0;
}

// Schemes of addresses become links even where no bracket says so.
bool begins_address(std::string_view text) {
  return text.starts_with("://") || text.starts_with("www.");
}

}  // namespace

std::string plain_in_markdown(std::string_view text) {
  const std::string line = on_one_line(text);
  std::string result;
  for (std::size_t at = 0; at < line.size();) {
    const std::string_view rest = std::string_view(line).substr(at);
    const bool may_open = at == 0 || line[at - 1] != '`';
    const std::size_t size = may_open ? span_size(rest) : 0;
    if (size > 0) {
      result += rest.substr(0, size);
      at += size;
      continue;
    }
    const bool is_address = begins_address(rest);
    if (is_address && rest.front() == 'w') {
      result += "www\\.";
      at += 4;
      continue;
    }
    if (is_address || meaning_something.find(line[at]) != std::string_view::npos) result += '\\';
    result += line[at++];
  }
  return result;
}

std::string code_span(std::string_view text) {
  if (text.empty()) return {};
  const std::string fence(longest_run(text) + 1, '`');
  const bool needs_space = text.front() == '`' || text.back() == '`';
  const std::string space = needs_space ? " " : "";
  return fence + space + on_one_line(text) + space + fence;
}

std::string code_block(std::string_view text, std::string_view language) {
  const std::string fence(std::max<std::size_t>(longest_run(text) + 1, 3), '`');
  std::string result = fence + std::string(language) + "\n" + std::string(text);
  if (!text.ends_with('\n')) result += "\n";
  return result + fence + "\n";
}

}  // namespace paddle_ls::text
