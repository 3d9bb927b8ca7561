// The source of the big table of APIs: Markdown in which macros stand for rows.
//
// Reading never stops: a row that is not a macro, a header that is not the expected one or a table
// that falls apart becomes a problem with its place, and the generator refuses to write while there
// is one.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/mapping_docs/profiles/document_profile.hpp"
#include "engine/text/byte_range.hpp"

namespace paddle_ls::mapping_docs {

enum class MacroKind { table, alias, not_implemented, in_development };

struct MacroSpec {
  std::string_view name;
  MacroKind kind;
  std::size_t least_arguments;
  std::size_t most_arguments;
  std::string_view usage;
};

// Every macro; the order is that of MacroKind.
extern const std::vector<MacroSpec> macro_specs;

struct Macro {
  MacroKind kind;
  text::ByteRange name;
  std::vector<text::ByteRange> arguments;  // without blanks around them, with their backticks

  // The `i`th argument without backticks and Markdown escapes.
  std::string value(std::string_view text, std::size_t i) const;
};

struct MacroCondition {
  std::string prefix;
  std::size_t max_depth = 255;

  auto operator<=>(const MacroCondition&) const = default;
};

struct MacroRow {
  std::size_t line;       // zero-based
  text::ByteRange range;  // the line without its ending
  std::optional<Macro> macro;
  std::optional<MacroCondition> condition;  // of a table macro
};

struct ApiTable {
  std::size_t header_line;
  text::ByteRange header;
  std::optional<text::ByteRange> separator;
  bool recognised = false;  // has the columns of a table of APIs
  std::vector<text::ByteRange> header_cells;
  std::vector<MacroRow> rows;
  bool after_blank_line = false;  // macro rows without header: the rest of a table cut in two
};

enum class SourceProblemKind {
  header,  // columns differ, yet macros stand below
  separator,
  macro_unknown,
  macro_arguments,
  hand_row,
  row_indented,
  table_split,
  prefix,
  remark_comma,
};

struct SourceProblem {
  SourceProblemKind kind;
  text::ByteRange range;
  std::string message;
  bool blocks = true;  // the original tool, or the page it makes, would be wrong
};

struct TableSource {
  std::vector<ApiTable> tables;
  std::vector<SourceProblem> problems;
};

TableSource read_table_source(std::string_view text, const DocumentProfile& profile);

// True for the file that holds the macros: it has a recognised table with at least one macro.
bool looks_like_table_source(std::string_view text);

}  // namespace paddle_ls::mapping_docs
