#include "engine/mapping_docs/original/table_source.hpp"

#include <algorithm>
#include <charconv>

#include "engine/mapping_docs/text/python_str.hpp"
#include "engine/text/line_index.hpp"

namespace paddle_ls::mapping_docs {

const std::vector<MacroSpec> macro_specs = {
    {"REFERENCE-MAPPING-TABLE", MacroKind::table, 1, 2, "(`prefix`) or (`prefix`, max_depth=N)"},
    {"ALIAS-REFERENCE-ITEM", MacroKind::alias, 2, 2, "(`alias`, `api`)"},
    {"NOT-IMPLEMENTED-ITEM", MacroKind::not_implemented, 2, 3,
     "(`api`, url) or (`api`, url, remark)"},
    {"IN-DEVELOPMENT-PATTERN", MacroKind::in_development, 2, 2, "(`api`, url)"},
};

namespace {

using text::ByteRange;

ByteRange range_without_blanks(std::string_view text, ByteRange range) {
  while (!range.empty() && (text[range.start] == ' ' || text[range.start] == '\t')) ++range.start;
  while (!range.empty() && (text[range.end - 1] == ' ' || text[range.end - 1] == '\t')) --range.end;
  return range;
}

std::vector<ByteRange> filled_cells(std::string_view text, ByteRange line) {
  std::vector<ByteRange> cells;
  std::size_t start = line.start;
  for (std::size_t at = line.start; at <= line.end; ++at) {
    if (at < line.end && text[at] != '|') continue;
    const ByteRange cell = stripped(text, {start, at});
    if (!cell.empty()) cells.push_back(cell);
    start = at + 1;
  }
  return cells;
}

bool has_macro_name(std::string_view line) {
  return std::any_of(macro_specs.begin(), macro_specs.end(), [&](const MacroSpec& spec) {
    return line.find(spec.name) != std::string_view::npos;
  });
}

// The comma that separates the URL from the remark is the first one after the URL: a URL has no
// comma followed by a blank, and a remark may have more commas.
std::vector<ByteRange> split_arguments(std::string_view text, ByteRange inside, std::size_t most) {
  std::vector<ByteRange> arguments;
  std::size_t start = inside.start;
  for (std::size_t at = inside.start; at <= inside.end; ++at) {
    const bool last_argument = arguments.size() + 1 == most;
    if (at < inside.end && (text[at] != ',' || (last_argument && most == 3))) continue;
    arguments.push_back(range_without_blanks(text, {start, at}));
    start = at + 1;
  }
  return arguments;
}

class Reader {
 public:
  Reader(std::string_view text, const DocumentProfile& profile)
      : text_(text), profile_(profile), lines_(text) {}

  TableSource read();

 private:
  void read_line(std::size_t line, ByteRange content);
  void start_table(std::size_t line, ByteRange content);
  void read_separator(ByteRange content);
  void read_row(std::size_t line, ByteRange content);
  std::optional<Macro> read_macro(ByteRange cell);
  std::optional<MacroCondition> read_condition(const Macro& macro);
  void finish_table();

  void problem(SourceProblemKind kind, ByteRange range, std::string message, bool blocks = true) {
    source_.problems.push_back({kind, range, std::move(message), blocks});
  }

  enum class State { outside, separator, rows };

  std::string_view text_;
  const DocumentProfile& profile_;
  text::LineIndex lines_;
  State state_ = State::outside;
  TableSource source_;
};

TableSource Reader::read() {
  for (std::size_t line = 0; line < lines_.line_count(); ++line) {
    read_line(line, lines_.line_content(text_, line));
  }
  finish_table();
  return std::move(source_);
}

void Reader::read_line(std::size_t line, ByteRange content) {
  const ByteRange row = stripped(text_, content);
  if (row.empty() || text_[row.start] != '|') {
    finish_table();
    state_ = State::outside;
    return;
  }
  switch (state_) {
    case State::outside: start_table(line, content); return;
    case State::separator: read_separator(content); return;
    case State::rows: read_row(line, content); return;
  }
}

void Reader::start_table(std::size_t line, ByteRange content) {
  ApiTable table;
  table.header_line = line;
  table.header = content;
  table.header_cells = filled_cells(text_, content);
  const auto& expected = profile_.table_source.columns;
  table.recognised = std::equal(
      expected.begin(), expected.end(), table.header_cells.begin(), table.header_cells.end(),
      [&](const std::string& name, ByteRange cell) { return text::slice(text_, cell) == name; });
  if (has_macro_name(text::slice(text_, content))) {
    table.after_blank_line = true;
    problem(SourceProblemKind::table_split, content,
            "this row belongs to no table: a blank line splits the table here");
  }
  source_.tables.push_back(std::move(table));
  state_ = State::separator;
}

void Reader::read_separator(ByteRange content) {
  ApiTable& table = source_.tables.back();
  state_ = State::rows;
  const std::string_view line = text::slice(text_, content);
  if (table.after_blank_line || has_macro_name(line)) {
    if (!table.after_blank_line) {
      problem(SourceProblemKind::separator, content, "the delimiter row of the table is missing");
    }
    read_row(lines_.line_of(content.start), content);
    return;
  }
  table.separator = content;
  const bool dashes = std::all_of(line.begin(), line.end(),
                                  [](char c) { return c == '|' || c == '-' || c == ' '; });
  if (!dashes || !line.ends_with('|') ||
      filled_cells(text_, content).size() != table.header_cells.size()) {
    problem(SourceProblemKind::separator, stripped(text_, content),
            "the delimiter row must have " + std::to_string(table.header_cells.size()) +
                " cells of dashes only");
  }
}

void Reader::read_row(std::size_t line, ByteRange content) {
  ApiTable& table = source_.tables.back();
  const bool mentions_macro = has_macro_name(text::slice(text_, content));
  if (!table.recognised && !mentions_macro) return;
  const ByteRange row = stripped(text_, content);
  MacroRow entry{line, content, {}, {}};
  if (row.start != content.start) {
    problem(SourceProblemKind::row_indented, row,
            "an indented row is copied to the page as it stands and not expanded");
  }
  const bool closed = text_[row.end - 1] == '|' && row.size() > 1;
  const ByteRange cell =
      range_without_blanks(text_, {row.start + 1, closed ? row.end - 1 : row.end});
  entry.macro = read_macro(cell);
  if (entry.macro && entry.macro->kind == MacroKind::table) {
    entry.condition = read_condition(*entry.macro);
  }
  if (entry.macro && !closed) {
    problem(SourceProblemKind::macro_arguments, cell, "the row does not end with |");
  }
  table.rows.push_back(std::move(entry));
}

std::optional<Macro> Reader::read_macro(ByteRange cell) {
  const std::string_view content = text::slice(text_, cell);
  const auto spec =
      std::find_if(macro_specs.begin(), macro_specs.end(), [&](const MacroSpec& each) {
        return content.starts_with(each.name) &&
               (content.size() == each.name.size() || content[each.name.size()] == '(' ||
                content[each.name.size()] == ' ');
      });
  if (spec == macro_specs.end()) {
    const bool like_macro = content.find('(') != std::string_view::npos &&
                            content.find_first_of("|`(") == content.find('(') &&
                            !content.starts_with('[');
    problem(like_macro ? SourceProblemKind::macro_unknown : SourceProblemKind::hand_row,
            like_macro ? ByteRange{cell.start, cell.start + content.find('(')} : cell,
            like_macro ? "unknown macro " + std::string(content.substr(0, content.find('(')))
                       : "rows are made by macros: this row was written by hand");
    return {};
  }
  Macro macro{spec->kind, {cell.start, cell.start + spec->name.size()}, {}};
  const std::string usage = std::string(spec->name) + spec->usage.data();
  const ByteRange rest = range_without_blanks(text_, {macro.name.end, cell.end});
  if (rest.empty() || text_[rest.start] != '(' || text_[rest.end - 1] != ')' || rest.size() < 2) {
    problem(SourceProblemKind::macro_arguments, rest.empty() ? macro.name : rest,
            "arguments must be in parentheses: " + usage);
    return {};
  }
  macro.arguments = split_arguments(text_, {rest.start + 1, rest.end - 1}, spec->most_arguments);
  const bool empty_argument = std::any_of(macro.arguments.begin(), macro.arguments.end(),
                                          [](ByteRange argument) { return argument.empty(); });
  if (macro.arguments.size() < spec->least_arguments ||
      macro.arguments.size() > spec->most_arguments || empty_argument) {
    problem(SourceProblemKind::macro_arguments, rest, "the arguments are " + usage);
    return {};
  }
  if (macro.kind == MacroKind::not_implemented && macro.arguments.size() == 3) {
    const ByteRange remark = macro.arguments[2];
    const std::size_t comma = text::slice(text_, remark).find(',');
    if (comma != std::string_view::npos) {
      problem(SourceProblemKind::remark_comma, {remark.start + comma, remark.start + comma + 1},
              "the original generator splits a remark at an ASCII comma", false);
    }
  }
  return macro;
}

std::optional<MacroCondition> Reader::read_condition(const Macro& macro) {
  MacroCondition condition{macro.value(text_, 0), 255};
  const ByteRange prefix = macro.arguments[0];
  if (!condition.prefix.ends_with('.')) {
    problem(SourceProblemKind::prefix, prefix,
            "the prefix does not end with a dot, so it also matches longer names", false);
  }
  if (prefix.end < text_.size() && text_[prefix.end] == ' ') {
    problem(SourceProblemKind::prefix, {prefix.end, prefix.end + 1},
            "with a space here the original generator reads a different prefix");
  }
  if (macro.arguments.size() == 1) return condition;
  const ByteRange argument = macro.arguments[1];
  const std::string_view assigned = text::slice(text_, argument);
  const std::size_t equals = assigned.find('=');
  const std::string_view key = strip(assigned.substr(0, equals));
  const std::string_view number =
      equals == std::string_view::npos ? std::string_view{} : strip(assigned.substr(equals + 1));
  const auto parsed =
      std::from_chars(number.data(), number.data() + number.size(), condition.max_depth);
  if (key != "max_depth" || parsed.ec != std::errc{} ||
      parsed.ptr != number.data() + number.size()) {
    problem(SourceProblemKind::macro_arguments, argument, "the second argument is max_depth=N");
    return {};
  }
  return condition;
}

void Reader::finish_table() {
  if (state_ == State::outside || source_.tables.empty()) return;
  ApiTable& table = source_.tables.back();
  if (state_ == State::separator) {
    problem(SourceProblemKind::separator, table.header, "the table ends after its header");
  }
  if (!table.recognised && !table.after_blank_line && !table.rows.empty()) {
    problem(SourceProblemKind::header, table.header,
            "the columns are not those of a table of APIs, so its macros are not expanded");
  }
}

}  // namespace

std::string Macro::value(std::string_view text, std::size_t i) const {
  std::string_view argument = text::slice(text, arguments[i]);
  while (argument.starts_with('`')) argument.remove_prefix(1);
  while (argument.ends_with('`')) argument.remove_suffix(1);
  return unescaped(argument);
}

TableSource read_table_source(std::string_view text, const DocumentProfile& profile) {
  return Reader(text, profile).read();
}

bool looks_like_table_source(std::string_view text) {
  return has_macro_name(text);
}

}  // namespace paddle_ls::mapping_docs
