#include "project/files/source_kind.hpp"

#include <array>
#include <string>
#include <string_view>

namespace paddle_ls::files {
namespace {

struct Row {
  std::string_view in_name;    // anywhere in the name without its extension
  std::string_view extension;  // with its dot
  SourceKind kind;
};

// The first row that fits has the file.
constexpr std::array rows = {
    Row{"", ".py", SourceKind::python},
    Row{"", ".pyi", SourceKind::python},
    Row{"", ".ipynb", SourceKind::notebook},
    Row{"", ".md", SourceKind::markdown},
    Row{"requirements", ".txt", SourceKind::packages},
    Row{"requirements", ".in", SourceKind::packages},
    Row{"pyproject", ".toml", SourceKind::packages},
    Row{"setup", ".cfg", SourceKind::packages},
    Row{"environment", ".yml", SourceKind::packages},
    Row{"environment", ".yaml", SourceKind::packages},
};

}  // namespace

SourceKind kind_of(const std::filesystem::path& path) {
  const std::string extension = path.extension().generic_string();
  const std::string name = path.stem().generic_string();
  for (const Row& row : rows) {
    if (extension == row.extension && name.find(row.in_name) != std::string::npos) return row.kind;
  }
  return SourceKind::other;
}

}  // namespace paddle_ls::files
