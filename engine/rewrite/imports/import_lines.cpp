#include "engine/rewrite/imports/import_lines.hpp"

#include <algorithm>
#include <tuple>

#include "engine/rewrite/source/source_lines.hpp"

namespace paddle_ls::rewrite {

namespace {

constexpr std::string_view blanks = " \t\r\n";

std::string_view trimmed(std::string_view text) {
  const std::size_t first = text.find_first_not_of(blanks);
  if (first == std::string_view::npos) return {};
  return text.substr(first, text.find_last_not_of(blanks) + 1 - first);
}

// `a` and `b as c` of a list, without comments.
std::vector<std::string> names_in(std::string_view list) {
  std::vector<std::string> names;
  while (!list.empty()) {
    const std::size_t end = std::min(list.find_first_of(",#\n"), list.size());
    if (const std::string_view name = trimmed(list.substr(0, end)); !name.empty()) {
      names.emplace_back(name);
    }
    const bool is_comment = end < list.size() && list[end] == '#';
    const std::size_t next = is_comment ? std::min(list.find('\n', end), list.size() - 1) : end;
    list.remove_prefix(std::min(next + 1, list.size()));
  }
  return names;
}

// The import statement that `text` begins with; nothing where it is not one on its own lines.
std::optional<ImportLine> first_line(std::string_view text) {
  ImportLine line;
  std::size_t end = next_line(text, 0);
  const std::string_view first = text.substr(0, end);
  if (first.find(';') != std::string_view::npos || first.find('\\') != std::string_view::npos) {
    return std::nullopt;
  }
  line.is_from = first.starts_with("from ");
  if (!line.is_from && !first.starts_with("import ")) return std::nullopt;
  line.is_simple = first.find_first_of("#(") == std::string_view::npos;
  if (!line.is_from) {
    line.module = trimmed(first.substr(7, first.find_first_of(",#") - 7));
    line.is_simple = line.is_simple && first.find(',') == std::string_view::npos;
    line.text = first;
    return line;
  }
  const std::size_t import = first.find(" import ");
  if (import == std::string_view::npos) return std::nullopt;
  line.module = trimmed(first.substr(5, import - 5));
  std::size_t list = import + 8;
  std::size_t list_end = end;
  if (const std::size_t open = first.find('('); open < first.find('#')) {
    list = open + 1;
    // Comments of a list may contain a bracket: such a list ends too early, and the rest is not an
    // import.
    list_end = text.find(')', open);
    if (list_end == std::string_view::npos) return std::nullopt;
    end = next_line(text, list_end);
  }
  line.names = names_in(text.substr(list, list_end - list));
  line.text = text.substr(0, end);
  return line;
}

char lower(char letter) {
  return letter >= 'A' && letter <= 'Z' ? static_cast<char>(letter + 32) : letter;
}

bool is_digit(char c) {
  return c >= '0' && c <= '9';
}

// Negative, zero or positive as `a` sorts before, with or after `b`: ignoring case, numbers by
// value.
int compared(std::string_view a, std::string_view b) {
  while (!a.empty() && !b.empty()) {
    if (is_digit(a[0]) && is_digit(b[0])) {
      const auto number = [](std::string_view& text) {
        std::string_view digits = text.substr(0, text.find_first_not_of("0123456789"));
        text.remove_prefix(digits.size());
        digits.remove_prefix(std::min(digits.find_first_not_of('0'), digits.size()));
        return digits;
      };
      const std::string_view first = number(a);
      const std::string_view second = number(b);
      if (first.size() != second.size()) return first.size() < second.size() ? -1 : 1;
      if (const int order = first.compare(second); order != 0) return order;
      continue;
    }
    if (lower(a[0]) != lower(b[0])) return lower(a[0]) < lower(b[0]) ? -1 : 1;
    a.remove_prefix(1);
    b.remove_prefix(1);
  }
  return static_cast<int>(!a.empty()) - static_cast<int>(!b.empty());
}

// Modules of the project come last, those that are farther away first.
int distance(std::string_view module) {
  const std::size_t dots = std::min(module.find_first_not_of('.'), module.size());
  return dots == 0 ? -1000 : -static_cast<int>(dots);
}

// Constants, classes, and what else there is.
int kind_of(std::string_view name) {
  name = name.substr(0, name.find(' '));
  const bool has_small =
      std::any_of(name.begin(), name.end(), [](char c) { return c >= 'a' && c <= 'z'; });
  const bool is_upper = name[0] >= 'A' && name[0] <= 'Z';
  if (name.size() > 1 && !has_small && (is_upper || name[0] == '_')) return 0;
  return is_upper ? 1 : 2;
}

bool comes_before(std::string_view a, std::string_view b, NameOrder order) {
  if (order == NameOrder::by_kind && kind_of(a) != kind_of(b)) return kind_of(a) < kind_of(b);
  const int by_letters = compared(a, b);
  return by_letters != 0 ? by_letters < 0 : a < b;
}

bool are_names_sorted(const ImportLine& line, NameOrder order) {
  return std::is_sorted(line.names.begin(), line.names.end(),
                        [&](const auto& a, const auto& b) { return comes_before(a, b, order); });
}

}  // namespace

std::optional<std::vector<ImportLine>> import_lines(std::string_view text) {
  std::vector<ImportLine> lines;
  while (!text.empty()) {
    auto line = first_line(text);
    if (!line) return std::nullopt;
    text.remove_prefix(line->text.size());
    lines.push_back(std::move(*line));
  }
  return lines;
}

bool comes_before(const ImportLine& a, const ImportLine& b, ImportOrder order) {
  const int far_a = distance(a.module);
  const int far_b = distance(b.module);
  if (order == ImportOrder::plain_first && a.is_from != b.is_from) return b.is_from;
  if (far_a != far_b) return far_a < far_b;
  const int by_module = compared(a.module, b.module);
  if (by_module != 0) return by_module < 0;
  return !a.is_from && b.is_from;
}

bool are_sorted(const std::vector<ImportLine>& lines, ImportOrder order) {
  return std::is_sorted(lines.begin(), lines.end(),
                        [&](const auto& a, const auto& b) { return comes_before(a, b, order); });
}

std::optional<ImportOrder> order_of(const std::vector<ImportLine>& lines) {
  for (const ImportOrder order : {ImportOrder::plain_first, ImportOrder::by_module}) {
    if (are_sorted(lines, order)) return order;
  }
  return std::nullopt;
}

std::optional<NameOrder> name_order_of(const std::vector<ImportLine>& lines) {
  for (const NameOrder order : {NameOrder::by_kind, NameOrder::alphabetical}) {
    if (std::all_of(lines.begin(), lines.end(),
                    [&](const ImportLine& line) { return are_names_sorted(line, order); })) {
      return order;
    }
  }
  return std::nullopt;
}

void sort_names(ImportLine& line, NameOrder order) {
  std::sort(line.names.begin(), line.names.end(),
            [&](const auto& a, const auto& b) { return comes_before(a, b, order); });
  line.names.erase(std::unique(line.names.begin(), line.names.end()), line.names.end());
}

void write_line(ImportLine& line) {
  const std::string end(
      line.text.substr(std::min(line.text.find_first_of("\r\n"), line.text.size())));
  line.text = "from " + line.module + " import ";
  for (std::size_t i = 0; i < line.names.size(); ++i) {
    line.text += (i == 0 ? "" : ", ") + line.names[i];
  }
  line.text += end;
}

}  // namespace paddle_ls::rewrite
