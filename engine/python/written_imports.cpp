#include "engine/python/written_imports.hpp"

#include <algorithm>

#include "engine/text/cut.hpp"
#include "engine/text/identifier.hpp"
#include "engine/text/utf8.hpp"

namespace paddle_ls::python {
namespace {

constexpr std::string_view blanks = " \t\f\r";
constexpr std::string_view keyword = "import";
// No statement in practice is longer.
constexpr std::size_t longest_head = 1000;
constexpr std::size_t longest_list = 20000;

std::string_view trimmed(std::string_view text) {
  return text::trimmed(text, blanks);
}

// The part of a statement before `import`, at the end of `text`.
std::string_view head_of_statement(std::string_view text) {
  text = text.substr(text.size() - std::min(text.size(), longest_head));
  std::size_t start = text.find_last_of("\n;");
  while (start != std::string_view::npos && start > 0 && text[start - 1] == '\\') {
    start = text.find_last_of("\n;", start - 1);
  }
  return trimmed(text.substr(start + 1));
}

// The part of a statement after `import`, without comments, brackets and line ends.
std::string list_of_names(std::string_view text) {
  std::string list;
  bool in_brackets = false;
  text = text.substr(0, longest_list);
  for (std::size_t i = 0; i < text.size(); ++i) {
    switch (text[i]) {
      case '#': i = std::min(text.find('\n', i), text.size()) - 1; break;
      case '(': in_brackets = true; break;
      case '\\': ++i; break;
      case ')':
      case ';': return list;
      case '\n':
        if (!in_brackets) return list;
        list += ' ';
        break;
      default: list += text[i];
    }
  }
  return list;
}

// `name as local`
WrittenImport read_clause(std::string_view clause, std::string_view module) {
  const std::size_t blank = std::min(clause.find_first_of(blanks), clause.size());
  const std::string_view name = clause.substr(0, blank);
  std::string_view rest = trimmed(clause.substr(blank));
  const bool has_alias =
      rest.starts_with("as") && rest.size() > 2 && !text::is_identifier_byte(rest[2]);
  if (module.empty()) {
    const std::string_view local =
        has_alias ? trimmed(rest.substr(2)) : name.substr(0, name.find('.'));
    return {std::string(name), "", std::string(local)};
  }
  return {std::string(module), std::string(name),
          std::string(has_alias ? trimmed(rest.substr(2)) : name)};
}

}  // namespace

std::vector<WrittenImport> written_imports(std::string_view source) {
  if (source.starts_with(text::byte_order_mark)) {
    source.remove_prefix(text::byte_order_mark.size());
  }
  std::vector<WrittenImport> found;
  for (std::size_t at = source.find(keyword); at != std::string_view::npos;
       at = source.find(keyword, at + keyword.size())) {
    const std::size_t end = at + keyword.size();
    const bool is_whole = (at == 0 || !text::is_identifier_byte(source[at - 1])) &&
                          (end == source.size() || !text::is_identifier_byte(source[end]));
    if (!is_whole) continue;
    const std::string_view head = head_of_statement(source.substr(0, at));
    std::string module;
    if (head.starts_with("from") && head.size() > 4 && !text::is_identifier_byte(head[4])) {
      std::copy_if(head.begin() + 4, head.end(), std::back_inserter(module),
                   [](char c) { return c == '.' || text::is_identifier_byte(c); });
      if (module.empty()) continue;
    } else if (!head.empty()) {
      continue;
    }
    const std::string list = list_of_names(source.substr(end));
    for (std::size_t from = 0; from < list.size();) {
      const std::size_t comma = std::min(list.find(',', from), list.size());
      const std::string_view clause = trimmed(std::string_view(list).substr(from, comma - from));
      if (!clause.empty()) found.push_back(read_clause(clause, module));
      from = comma + 1;
    }
  }
  return found;
}

bool may_list_in_all(std::string_view source, std::string_view name) {
  const auto mentions = [&](const std::string& text) {
    return source.find(text) != std::string_view::npos;
  };
  const std::string spelled(name);
  return mentions("__all__") && (mentions("'" + spelled + "'") || mentions('"' + spelled + '"'));
}

std::optional<std::set<std::string>> names_in_all(std::string_view source) {
  if (source.find("__all__") == std::string_view::npos) return std::nullopt;
  std::set<std::string> names;
  for (std::size_t at = source.find_first_of("'\""); at != std::string_view::npos;
       at = source.find_first_of("'\"", at + 1)) {
    std::size_t end = at + 1;
    while (end < source.size() && text::is_identifier_byte(source[end])) ++end;
    const bool is_closed = end < source.size() && source[end] == source[at] && end > at + 1;
    if (is_closed) names.emplace(source.substr(at + 1, end - at - 1));
  }
  return names;
}

}  // namespace paddle_ls::python
