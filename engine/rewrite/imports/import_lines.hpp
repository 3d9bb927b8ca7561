// Import statements as lines of text, in the order that isort gives them.
//
// The content of a block of imports after a conversion is known only as text: names have moved,
// lines have come and gone. This is enough to see whether such a block is sorted, and to sort it.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace paddle_ls::rewrite {

struct ImportLine {
  std::string text;  // with its line end; a statement in parentheses has several lines
  std::string module;
  std::vector<std::string> names;  // `a` or `a as b`; of a plain import none
  bool is_from = false;
  bool is_simple = true;  // on one line, without parentheses and comments
};

// The statements of `text`, which consists of whole lines; nothing where it has anything else.
std::optional<std::vector<ImportLine>> import_lines(std::string_view text);

enum class ImportOrder {
  plain_first,  // all `import x`, then all `from x import y`
  by_module,    // both among each other
};

bool comes_before(const ImportLine& a, const ImportLine& b, ImportOrder order);
bool are_sorted(const std::vector<ImportLine>& lines, ImportOrder order);

// The order in which `lines` are; nothing where it is neither.
std::optional<ImportOrder> order_of(const std::vector<ImportLine>& lines);

enum class NameOrder {
  by_kind,       // constants, classes, others
  alphabetical,  // whatever their case
};

// The order in which the names of each of `lines` are; nothing where it is neither.
std::optional<NameOrder> name_order_of(const std::vector<ImportLine>& lines);

// Puts the names of a simple line into order, each once.
void sort_names(ImportLine& line, NameOrder order);

// Writes a simple line again from its module and its names.
void write_line(ImportLine& line);

}  // namespace paddle_ls::rewrite
