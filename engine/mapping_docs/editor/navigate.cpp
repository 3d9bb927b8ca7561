#include "engine/mapping_docs/editor/navigate.hpp"

#include <algorithm>

#include "engine/mapping_docs/text/python_str.hpp"

namespace paddle_ls::mapping_docs {

namespace {

bool is_name_character(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_' ||
         c == '.' || c == '\\';
}

std::vector<DocumentPlace> documents(const Index& index, std::string_view api) {
  std::vector<DocumentPlace> places;
  for (const std::string& path : index.documents_of(api)) {
    places.push_back({path, index.documents().at(path).title});
  }
  return places;
}

}  // namespace

std::vector<EditorLink> links(const Document& document) {
  std::vector<EditorLink> found;
  for (const auto* apis : {&document.sources, &document.targets}) {
    for (const ApiHeading& api : *apis) {
      const std::string_view url = document.slice(api.url);
      if (api.link && (url.starts_with("https://") || url.starts_with("http://"))) {
        found.push_back({api.url, std::string(url)});
      }
    }
  }
  std::sort(found.begin(), found.end(),
            [](const EditorLink& a, const EditorLink& b) { return a.range < b.range; });
  return found;
}

std::optional<Mention> mention_at(std::string_view text, std::size_t offset) {
  if (offset > text.size()) return {};
  std::size_t start = offset;
  std::size_t end = offset;
  while (start > 0 && is_name_character(text[start - 1])) --start;
  while (end < text.size() && is_name_character(text[end])) ++end;
  while (end > start && text[end - 1] == '.') --end;
  const std::string name = unescaped(text.substr(start, end - start));
  if (name.find('.') == std::string::npos) return {};
  return Mention{{start, end}, name};
}

std::vector<DocumentPlace> definition(const std::string& path, std::string_view text,
                                      const Index& index, std::size_t offset) {
  std::vector<DocumentPlace> places;
  if (const auto table = index.tables().find(path); table != index.tables().end()) {
    for (const IndexedRow& row : table->second.rows) {
      if (row.kind != MacroKind::table || !row.range.contains(offset)) continue;
      for (const std::string& member : index.members(path, row.range)) {
        places.push_back({member, index.documents().at(member).title});
      }
      return places;
    }
  }
  const auto mention = mention_at(text, offset);
  if (!mention) return places;
  places = documents(index, mention->api);
  if (!places.empty()) return places;
  for (const Index::RowPlace& place : index.rows_of(mention->api)) {
    if (place.row->api != mention->api) continue;
    std::vector<DocumentPlace> of_target = documents(index, place.row->target);
    places.insert(places.end(), of_target.begin(), of_target.end());
    if (of_target.empty() && place.table_file != path) {
      places.push_back({place.table_file, place.row->name});
    }
  }
  return places;
}

std::vector<DocumentPlace> references(const Index& index, std::string_view api) {
  std::vector<DocumentPlace> places = documents(index, api);
  for (const auto& [path, document] : index.documents()) {
    if (document.target_api == api) places.push_back({path, document.target});
  }
  for (const Index::RowPlace& place : index.rows_of(api)) {
    places.push_back({place.table_file, place.row->range});
  }
  return places;
}

std::vector<EditorLens> lenses(const Document& document, const Index& index) {
  if (!document.title) return {};
  const Title& title = *document.title;
  std::vector<EditorLens> found;
  if (const auto place = index.table_place(title.api)) {
    found.push_back({title.range,
                     "row " + std::to_string(place->number) + " in " + place->table_file,
                     {place->table_file, place->macro}});
  }
  for (const Index::RowPlace& place : index.rows_of(title.api)) {
    if (place.row->kind != MacroKind::alias || place.row->target != title.api) continue;
    found.push_back({title.range, "alias " + place.row->api, {place.table_file, place.row->range}});
  }
  return found;
}

}  // namespace paddle_ls::mapping_docs
