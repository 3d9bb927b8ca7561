#include "engine/mapping_docs/editor/rename_api.hpp"

#include "engine/mapping_docs/document/comparison.hpp"
#include "engine/mapping_docs/findings/rewrites.hpp"
#include "engine/mapping_docs/text/python_str.hpp"
#include "engine/text/cut.hpp"

namespace paddle_ls::mapping_docs {

Result<ApiRename> rename_api(const std::string& path, const Document& document,
                             const Identity& identity, const Index& index,
                             std::string_view new_name) {
  if (!document.title) return error("the document has no title to rename", path);
  for (const std::string_view part : text::split(new_name, '.')) {
    if (!is_identifier(part)) return error(std::string(new_name) + " is not the name of an API");
  }
  if (!new_name.starts_with(identity.source_prefix)) {
    return error("the names of this folder start with " + identity.source_prefix);
  }
  for (const std::string& other : index.documents_of(new_name)) {
    if (other != path) return error(std::string(new_name) + " has a document already", other);
  }
  ApiRename rename;
  rename.edits[path] = rename_source_api(document, new_name);
  const std::string& api = document.title->api;
  for (const auto& [table_path, table] : index.tables()) {
    text::Edits edits;
    for (const IndexedRow& row : table.rows) {
      const std::string_view row_text = text::slice(table.text, row.range);
      if (row.kind == MacroKind::table || (row.api != api && row.target != api)) continue;
      // Names are in backticks, so no part of a longer name can be meant.
      const std::string quoted = "`" + api + "`";
      for (std::size_t at = row_text.find(quoted); at != std::string_view::npos;
           at = row_text.find(quoted, at + 1)) {
        const std::size_t start = row.range.start + at + 1;
        edits.push_back({{start, start + api.size()}, std::string(new_name)});
      }
    }
    if (edits.empty()) continue;
    auto normal = text::normalized(std::move(edits));
    if (!normal) return tl::unexpected<Error>(normal.error());
    rename.edits[table_path] = std::move(*normal);
  }
  const std::size_t slash = path.rfind('/');
  const std::string folder = slash == std::string::npos ? "" : path.substr(0, slash + 1);
  const std::string renamed = folder + std::string(new_name) + ".md";
  if (renamed != path) rename.new_paths[path] = renamed;
  return rename;
}

}  // namespace paddle_ls::mapping_docs
