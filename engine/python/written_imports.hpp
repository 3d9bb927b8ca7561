// The import statements of a file, found in its text without a tree.
//
// Finding the re-exports of a project requires a look at every import of every file, and few of
// them lead anywhere: this takes no longer than a text search. It may find too much (a statement
// inside a string), so relevant results are checked again.
#pragma once

#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace paddle_ls::python {

struct WrittenImport {
  std::string module;  // after `from`, with its dots; the dotted name of a plain import
  std::string name;    // `*` for a star import; empty for a plain import
  std::string local;   // the local name; the first component for `import a.b`

  bool is_star() const { return name == "*"; }
  bool operator==(const WrittenImport&) const = default;
};

// At any depth, in source order.
std::vector<WrittenImport> written_imports(std::string_view source);

// True if a text has an `__all__` and contains the name as a string, as it does if it is listed.
bool may_list_in_all(std::string_view source, std::string_view name);

// All names that `__all__` may list, for many queries; nothing if there is no `__all__`.
std::optional<std::set<std::string>> names_in_all(std::string_view source);

}  // namespace paddle_ls::python
