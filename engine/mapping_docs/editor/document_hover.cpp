#include "engine/mapping_docs/editor/document_hover.hpp"

#include "engine/mapping_docs/document/comparison.hpp"

namespace paddle_ls::mapping_docs {

namespace {

std::string presence_text(FieldPresence presence) {
  return presence == FieldPresence::required ? "required" : "may be left out";
}

std::string category_card(const Category& category) {
  std::string card = "**" + category.name + "**";
  if (!category.rule.empty()) card += "\n\n" + category.rule;
  card += "\n\n- section of the Paddle API: " + presence_text(category.target) +
          "\n- parameter table: " + presence_text(category.table) + "\n- example: ";
  switch (category.example) {
    case ExampleRule::none: card += "not needed"; break;
    case ExampleRule::rewritten_rows: card += "for every parameter that has to be rewritten"; break;
    case ExampleRule::required: card += "required"; break;
  }
  if (!category.summary.empty()) card += "\n\nSummary: " + category.summary;
  return card;
}

std::string api_card(const Index& index, const DocumentProfile& profile, const std::string& api) {
  std::string card = "`" + api + "`";
  for (const std::string& path : index.documents_of(api)) {
    const IndexedDocument& document = index.documents().at(path);
    card += "\n\n" + document.category;
    if (!document.target_api.empty()) card += ": `" + document.target_api + "`";
    card += "\n\n" + path;
  }
  for (const Index::RowPlace& place : index.rows_of(api)) {
    const IndexedRow& row = *place.row;
    switch (row.kind) {
      case MacroKind::alias:
        card += row.api == api ? "\n\nAlias of `" + row.target + "`"
                               : "\n\nHas the alias `" + row.api + "`";
        break;
      case MacroKind::not_implemented: card += "\n\n" + profile.table_source.missing; break;
      case MacroKind::in_development: card += "\n\n" + profile.table_source.in_development; break;
      case MacroKind::table: break;
    }
  }
  if (const auto place = index.table_place(api)) {
    card += "\n\nRow " + std::to_string(place->number) + " in " + place->table_file;
  }
  return card;
}

std::string parameter_card(const Document& document, const ApiHeading* heading,
                           std::string_view name, std::string_view product) {
  const SignatureParameter* parameter = find_parameter(document, heading, name);
  if (!parameter) return {};
  return "\n- " + std::string(product) + ": `" + std::string(document.slice(parameter->range)) +
         "`";
}

std::optional<DocumentHover> hover_row(const Document& document, const DocumentProfile& profile,
                                       std::size_t offset) {
  for (const ComparedApis& comparison : read_comparisons(document, profile)) {
    for (const ComparedRow& row : comparison.rows) {
      if (!row.row->range.contains(offset)) continue;
      std::string card;
      for (const CellName& name : row.source) {
        card += parameter_card(document, comparison.source, name.name, "PyTorch");
      }
      for (const CellName& name : row.target) {
        card += parameter_card(document, comparison.target, name.name, "Paddle");
      }
      if (card.empty()) return {};
      return DocumentHover{row.row->range, card.substr(1)};
    }
  }
  return {};
}

}  // namespace

std::optional<DocumentHover> hover(const Document& document, const Index& index,
                                   const DocumentProfile& profile, std::size_t offset) {
  if (document.title) {
    const Title& title = *document.title;
    const Category* category = profile.category(document.slice(title.category));
    if (title.brackets.contains(offset) && category) {
      return DocumentHover{title.category, category_card(*category)};
    }
    if (title.name.contains(offset))
      return DocumentHover{title.name, api_card(index, profile, title.api)};
  }
  for (const auto* apis : {&document.sources, &document.targets}) {
    for (const ApiHeading& api : *apis) {
      if (api.name.contains(offset))
        return DocumentHover{api.name, api_card(index, profile, api.api)};
    }
  }
  return hover_row(document, profile, offset);
}

std::optional<DocumentHover> hover_table(const std::string& table_path, const Index& index,
                                         const DocumentProfile& profile, std::size_t offset) {
  const auto table = index.tables().find(table_path);
  if (table == index.tables().end()) return {};
  for (const IndexedRow& row : table->second.rows) {
    if (!row.range.contains(offset)) continue;
    if (row.kind != MacroKind::table) {
      const std::string& api =
          row.kind == MacroKind::alias && offset >= row.name.end ? row.target : row.api;
      return DocumentHover{row.range, api_card(index, profile, api)};
    }
    const std::size_t members = index.members(table_path, row.range).size();
    return DocumentHover{row.range,
                         "`" + row.api + "` takes in " + std::to_string(members) + " documents"};
  }
  return {};
}

}  // namespace paddle_ls::mapping_docs
