// The import statements of a file, read off its text without a tree.
//
// Whoever looks for what a project's files give on to each other has to look at every import of
// every file, and hardly any of them leads anywhere: this finds out at the speed of a text search.
// It may see more than there is (a statement inside a string), so what matters is looked at again.
#pragma once

#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace paddle_ls::python {

struct WrittenImport {
  std::string module;  // behind `from`, with its dots; the dotted name of a plain import
  std::string name;    // `*` for all of the module; empty for a plain import
  std::string local;   // what the file calls it; the first component for `import a.b`

  bool is_star() const { return name == "*"; }
  bool operator==(const WrittenImport&) const = default;
};

// At any depth, in the order of the text.
std::vector<WrittenImport> written_imports(std::string_view source);

// True when a text has an `__all__` and spells the name as a string, as it does where it lists it.
bool may_list_in_all(std::string_view source, std::string_view name);

// All names that it may list, for who asks for many; nothing where it has no `__all__`.
std::optional<std::set<std::string>> names_in_all(std::string_view source);

}  // namespace paddle_ls::python
