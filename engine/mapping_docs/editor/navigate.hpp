// From a name to what it means: addresses, documents, rows of the table.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "engine/mapping_docs/workspace/index.hpp"

namespace paddle_ls::mapping_docs {

struct DocumentPlace {
  std::string path;
  ByteRange range;

  auto operator<=>(const DocumentPlace&) const = default;
};

struct EditorLink {
  ByteRange range;
  std::string target;  // a URL
};

// The addresses of the headings.
std::vector<EditorLink> links(const Document& document);

// The API that is named at `offset`: in the title, a heading, a signature, prose or code.
struct Mention {
  ByteRange range;
  std::string api;
};
std::optional<Mention> mention_at(std::string_view text, std::size_t offset);

// The documents of the API named at `offset`; for an alias those of its target, for a table macro
// every document that it takes in.
std::vector<DocumentPlace> definition(const std::string& path, std::string_view text,
                                      const Index& index, std::size_t offset);

// Documents and rows of table sources that name the API.
std::vector<DocumentPlace> references(const Index& index, std::string_view api);

// One above a document: "row 12 in pytorch_api_mapping_cn.md".
struct EditorLens {
  ByteRange range;
  std::string title;
  DocumentPlace target;
};
std::vector<EditorLens> lenses(const Document& document, const Index& index);

}  // namespace paddle_ls::mapping_docs
