#include <algorithm>
#include <cctype>

#include "engine/packages/read_setup_py.hpp"
#include "engine/packages/requirement.hpp"

namespace paddle_ls::packages {
namespace {

using text::ByteRange;

bool is_name_letter(char byte) {
  return std::isalnum(static_cast<unsigned char>(byte)) != 0 || byte == '-' || byte == '_' ||
         byte == '.';
}

bool is_blank(char byte) {
  return byte == ' ' || byte == '\t' || byte == '\r';
}

ByteRange trimmed(std::string_view file, ByteRange range) {
  while (range.start < range.end && is_blank(file[range.start])) ++range.start;
  while (range.end > range.start && is_blank(file[range.end - 1])) --range.end;
  return range;
}

}  // namespace

// Conda also writes `channel::name=1.0`.
void add_requirement(std::string_view file, ByteRange range, Style style,
                     std::vector<WrittenRequirement>& to) {
  range = trimmed(file, range);
  const std::size_t channel =
      style == Style::conda ? text::slice(file, range).find("::") : std::string_view::npos;
  const bool has_channel = channel != std::string_view::npos;
  if (has_channel) range.start += channel + 2;
  std::size_t at = range.start;
  while (at < range.end && is_name_letter(file[at])) ++at;
  if (at == range.start) return;
  WrittenRequirement found;
  found.name = normalized_name(text::slice(file, {range.start, at}));
  found.style = style;
  const std::string_view behind = text::slice(file, {at, range.end});
  const std::size_t end = at + std::min(behind.find_first_of(";#"), behind.size());
  const ByteRange version = trimmed(file, {at, end});
  found.version = version.empty() ? ByteRange{at, at} : version;
  found.whole = {range.start, std::max(at, version.end)};
  const std::string_view rest = text::slice(file, version);
  found.is_plain = !has_channel && !rest.starts_with('[') && !rest.starts_with('@') &&
                   rest.find_first_of("\\\n") == std::string_view::npos &&
                   (end == range.end || file[end] != ';');
  to.push_back(std::move(found));
}

namespace {

// Calls `each` with every line, without its end.
template <class Each>
void for_each_line(std::string_view file, Each each) {
  for (std::size_t at = 0; at < file.size();) {
    const std::size_t end = std::min(file.find('\n', at), file.size());
    each(ByteRange{at, end});
    at = end + 1;
  }
}

// Options of pip (`-r`, `--hash`) and comments are not requirements.
void read_lines(std::string_view file, std::vector<WrittenRequirement>& to) {
  for_each_line(file, [&](ByteRange line) {
    line = trimmed(file, line);
    if (!line.empty() && file[line.start] != '-' && file[line.start] != '#') {
      add_requirement(file, line, Style::pip, to);
    }
  });
}

// Items of the list of dependencies; below `pip:` they are pip's.
void read_environment(std::string_view file, std::vector<WrittenRequirement>& to) {
  constexpr std::size_t none = std::string_view::npos;
  bool is_list = false;
  std::size_t pip_indent = none;
  for_each_line(file, [&](ByteRange line) {
    const std::size_t outer = line.start;
    line = trimmed(file, line);
    if (line.empty() || file[line.start] == '#') return;
    const std::size_t indent = line.start - outer;
    if (pip_indent != none && indent <= pip_indent) pip_indent = none;
    if (file[line.start] != '-') {
      if (indent == 0) is_list = text::slice(file, line).starts_with("dependencies:");
      return;
    }
    if (!is_list) return;
    line = trimmed(file, {line.start + 1, line.end});
    std::string_view item = text::slice(file, line);
    if (item.starts_with("pip:")) {
      pip_indent = indent;
      return;
    }
    if (!item.empty() && (item.front() == '"' || item.front() == '\'')) {
      const std::size_t end = item.find(item.front(), 1);
      if (end == none) return;
      line = {line.start + 1, line.start + end};
      item = text::slice(file, line);
    }
    if (item.ends_with(':')) return;
    add_requirement(file, line, pip_indent == none ? Style::conda : Style::pip, to);
  });
}

// Indented lines below `install_requires` and the like, and below every key of extras_require.
void read_setup_cfg(std::string_view file, std::vector<WrittenRequirement>& to) {
  bool is_extras = false;
  bool is_list = false;
  for_each_line(file, [&](ByteRange line) {
    const bool is_indented = line.start < line.end && is_blank(file[line.start]);
    line = trimmed(file, line);
    if (line.empty() || file[line.start] == '#') return;
    std::string_view text = text::slice(file, line);
    if (text.front() == '[') {
      is_extras = text.starts_with("[options.extras_require]");
      is_list = false;
      return;
    }
    if (!is_indented) {
      const std::size_t equals = text.find('=');
      if (equals == std::string_view::npos) return;
      const std::string_view key =
          text::slice(file, trimmed(file, {line.start, line.start + equals}));
      is_list = is_extras || key == "install_requires" || key == "setup_requires" ||
                key == "tests_require";
      line = trimmed(file, {line.start + equals + 1, line.end});
    }
    if (is_list && !line.empty()) add_requirement(file, line, Style::pip, to);
  });
}

// Whether a list of strings with this key, in this table of TOML, names packages.
bool is_package_list(std::string_view table, std::string_view key) {
  return key == "dependencies" || key == "requires" || key == "dev-dependencies" ||
         table == "project.optional-dependencies" || table == "dependency-groups";
}

// A table of Poetry, whose keys are packages.
bool is_package_table(std::string_view table) {
  return table.starts_with("tool.poetry.") && table.ends_with("dependencies");
}

// The string literal at `at`, without its quotes; a line end closes it as well.
ByteRange toml_string(std::string_view file, std::size_t at) {
  const char stops[] = {file[at], '\n'};
  return {at + 1, std::min(file.find_first_of(std::string_view(stops, 2), at + 1), file.size())};
}

// Reads the list that opens at `at`; returns the offset after it.
std::size_t read_toml_list(std::string_view file, std::size_t at,
                           std::vector<WrittenRequirement>* to) {
  std::size_t depth = 0;
  while (at < file.size()) {
    const char byte = file[at];
    if (byte == '"' || byte == '\'') {
      const ByteRange string = toml_string(file, at);
      if (to != nullptr) add_requirement(file, string, Style::pip, *to);
      at = string.end;
    } else if (byte == '#') {
      at = std::min(file.find('\n', at), file.size());
      continue;
    } else if (byte == '[') {
      ++depth;
    } else if (byte == ']' && --depth == 0) {
      return at + 1;
    }
    ++at;
  }
  return at;
}

// The string after `version =` in the inline table at `table`, or an empty range.
ByteRange version_in_table(std::string_view file, ByteRange table) {
  const std::size_t at = text::slice(file, table).find("version");
  if (at == std::string_view::npos) return {table.start, table.start};
  const std::size_t quote = file.find_first_of("\"'", table.start + at);
  if (quote >= table.end) return {table.start, table.start};
  return toml_string(file, quote);
}

// `torch = "^2.1"` in a table of Poetry; a table as the value has more in it than a version.
void add_poetry_key(std::string_view file, ByteRange key, ByteRange value,
                    std::vector<WrittenRequirement>& to) {
  WrittenRequirement found;
  found.name = normalized_name(text::slice(file, key));
  found.style = Style::poetry;
  const std::string_view start = text::slice(file, value).substr(0, 1);
  found.is_plain = start == "\"" || start == "'";
  found.version = found.is_plain ? toml_string(file, value.start) : version_in_table(file, value);
  found.whole = {key.start,
                 found.is_plain ? std::min(found.version.end + 1, file.size()) : key.end};
  to.push_back(std::move(found));
}

void read_pyproject(std::string_view file, std::vector<WrittenRequirement>& to) {
  std::string_view table;
  for (std::size_t at = 0; at < file.size();) {
    const std::size_t line_end = std::min(file.find('\n', at), file.size());
    const ByteRange line = trimmed(file, {at, line_end});
    at = line_end + 1;
    if (line.empty() || file[line.start] == '#') continue;
    if (file[line.start] == '[') {
      std::size_t start = line.start;
      while (start < line.end && (file[start] == '[' || file[start] == ' ')) ++start;
      table =
          text::slice(file, {start, std::min(line.end, std::max(start, file.find(']', start)))});
      continue;
    }
    const std::size_t equals = file.find('=', line.start);
    if (equals >= line.end) continue;
    ByteRange key = trimmed(file, {line.start, equals});
    if (key.size() > 1 && (file[key.start] == '"' || file[key.start] == '\'')) {
      key = {key.start + 1, key.end - 1};
    }
    const ByteRange value = trimmed(file, {equals + 1, line.end});
    if (text::slice(file, value).starts_with('[')) {
      const bool is_wanted = is_package_list(table, text::slice(file, key));
      at = read_toml_list(file, value.start, is_wanted ? &to : nullptr);
    } else if (is_package_table(table)) {
      add_poetry_key(file, key, value, to);
    }
  }
}

}  // namespace

std::string normalized_name(std::string_view name) {
  std::string result;
  for (const char byte : name) {
    const bool is_separator = byte == '-' || byte == '_' || byte == '.';
    if (is_separator && result.ends_with('-')) continue;
    result +=
        is_separator ? '-' : static_cast<char>(std::tolower(static_cast<unsigned char>(byte)));
  }
  return result;
}

Format format_of(std::string_view file_name) {
  if (file_name.ends_with(".toml")) return Format::pyproject;
  if (file_name.ends_with(".cfg")) return Format::setup_cfg;
  if (file_name.ends_with(".py")) return Format::setup_py;
  if (file_name.ends_with(".yml") || file_name.ends_with(".yaml")) return Format::environment;
  return Format::requirements;
}

std::vector<WrittenRequirement> read_requirements(std::string_view file, Format format) {
  std::vector<WrittenRequirement> found;
  switch (format) {
    case Format::requirements: read_lines(file, found); break;
    case Format::pyproject: read_pyproject(file, found); break;
    case Format::setup_cfg: read_setup_cfg(file, found); break;
    case Format::setup_py: read_setup_py(file, found); break;
    case Format::environment: read_environment(file, found); break;
  }
  return found;
}

}  // namespace paddle_ls::packages
