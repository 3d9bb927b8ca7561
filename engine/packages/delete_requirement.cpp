#include "engine/packages/delete_requirement.hpp"

#include <algorithm>

namespace paddle_ls::packages {
namespace {

using text::ByteRange;

constexpr std::string_view blanks = " \t\r";
constexpr std::string_view blanks_and_lines = " \t\r\n";

// With its end.
ByteRange line_at(std::string_view file, std::size_t at) {
  const std::size_t before = at == 0 ? std::string_view::npos : file.rfind('\n', at - 1);
  return {before == std::string_view::npos ? 0 : before + 1,
          std::min(file.find('\n', at), file.size() - 1) + 1};
}

std::string_view without_blanks(std::string_view line) {
  const std::size_t first = line.find_first_not_of(blanks_and_lines);
  if (first == std::string_view::npos) return {};
  return line.substr(first, line.find_last_not_of(blanks_and_lines) + 1 - first);
}

// A backslash continues a line of pip; hashes follow it.
Deletion logical_line(std::string_view file, std::size_t at) {
  ByteRange range = line_at(file, at);
  while (range.end < file.size() && without_blanks(text::slice(file, range)).ends_with('\\')) {
    range.end = line_at(file, range.end).end;
  }
  return {range, true};
}

// `- name` at the same depth: without such a neighbour the list would have nothing left.
bool is_item_like(std::string_view file, ByteRange line, ByteRange other) {
  const std::size_t depth = text::slice(file, line).find_first_not_of(blanks);
  const std::string_view text = text::slice(file, other);
  return text.find_first_not_of(blanks) == depth && without_blanks(text).starts_with('-');
}

std::optional<Deletion> yaml_item(std::string_view file, std::size_t at, std::size_t done) {
  const ByteRange line = line_at(file, at);
  const bool has_one_before =
      line.start > done && is_item_like(file, line, line_at(file, line.start - 1));
  const bool has_one_behind =
      line.end < file.size() && is_item_like(file, line, line_at(file, line.end));
  if (!has_one_before && !has_one_behind) return std::nullopt;
  return Deletion{line, true};
}

// `name = "^1.0"`, or an inline table that ends where its line does.
std::optional<Deletion> poetry_line(std::string_view file, std::size_t at) {
  const ByteRange line = line_at(file, at);
  const std::string_view text = text::slice(file, line);
  const auto count = [&](char byte) { return std::count(text.begin(), text.end(), byte); };
  if (count('{') != count('}') || count('[') != count(']')) return std::nullopt;
  return Deletion{line, true};
}

// `key = name`: what the key has is nothing then.
Deletion setup_cfg_item(std::string_view file, const WrittenRequirement& requirement) {
  const ByteRange line = line_at(file, requirement.whole.start);
  const std::string_view before = text::slice(file, {line.start, requirement.whole.start});
  if (without_blanks(before).empty()) return {line, true};
  const std::string_view text = text::slice(file, line);
  return {{requirement.whole.start, line.start + text.find_last_not_of(blanks_and_lines) + 1}};
}

// A string in a list of TOML or Python.
class ListItem {
 public:
  ListItem(std::string_view file, ByteRange string) : file_(file), string_(string) {}

  std::optional<Deletion> deletion(std::size_t done) const {
    const std::size_t before = string_.start == 0
                                   ? std::string_view::npos
                                   : file_.find_last_not_of(blanks_and_lines, string_.start - 1);
    const std::size_t behind = file_.find_first_not_of(blanks_and_lines, string_.end);
    if (before == std::string_view::npos || behind == std::string_view::npos) return std::nullopt;
    if (file_[behind] != ',' && file_[behind] != ']' && !stands_before_comment()) {
      return std::nullopt;
    }
    if (const auto line = own_line()) return Deletion{*line, true};
    if (file_[before] != '[' && file_[before] != ',') return std::nullopt;
    if (file_[behind] == ',') {
      return Deletion{
          {string_.start, std::min(file_.find_first_not_of(blanks, behind + 1), file_.size())}};
    }
    if (file_[behind] != ']') return std::nullopt;
    const bool takes_comma = file_[before] == ',' && before >= done;
    return Deletion{{takes_comma ? before : string_.start, string_.end}};
  }

 private:
  bool stands_before_comment() const {
    const std::size_t at = file_.find_first_not_of(blanks, string_.end);
    return at < file_.size() && file_[at] == '#';
  }

  // The line, if it has only a comma and a comment beside the string.
  std::optional<ByteRange> own_line() const {
    const ByteRange line = line_at(file_, string_.start);
    if (string_.end > line.end) return std::nullopt;
    std::string_view rest = without_blanks(text::slice(file_, {string_.end, line.end}));
    if (rest.starts_with(',')) rest = without_blanks(rest.substr(1));
    const bool is_alone = without_blanks(text::slice(file_, {line.start, string_.start})).empty() &&
                          (rest.empty() || rest.front() == '#');
    return is_alone ? std::optional(line) : std::nullopt;
  }

  std::string_view file_;
  ByteRange string_;
};

std::optional<Deletion> list_item(std::string_view file, const WrittenRequirement& requirement,
                                  std::size_t done) {
  const std::size_t before = requirement.whole.start;
  const std::size_t quote =
      before == 0 ? std::string_view::npos : file.find_last_not_of(blanks, before - 1);
  if (quote == std::string_view::npos || (file[quote] != '"' && file[quote] != '\'')) {
    return std::nullopt;
  }
  const char stops[] = {file[quote], '\n'};
  const std::size_t end = file.find_first_of(std::string_view(stops, 2), requirement.whole.end);
  if (end == std::string_view::npos || file[end] == '\n') return std::nullopt;
  return ListItem(file, {quote, end + 1}).deletion(done);
}

}  // namespace

std::optional<Deletion> deletion_of(const WrittenRequirement& requirement, std::string_view file,
                                    Format format, std::size_t done) {
  const std::size_t at = requirement.whole.start;
  switch (format) {
    case Format::requirements: return logical_line(file, at);
    case Format::environment: return yaml_item(file, at, done);
    case Format::setup_cfg: return setup_cfg_item(file, requirement);
    case Format::setup_py: return list_item(file, requirement, done);
    case Format::pyproject:
      return requirement.style == Style::poetry ? poetry_line(file, at)
                                                : list_item(file, requirement, done);
  }
  return std::nullopt;
}

}  // namespace paddle_ls::packages
