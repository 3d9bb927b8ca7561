#include "engine/mapping_docs/workspace/index.hpp"

#include <algorithm>

#include "engine/mapping_docs/workspace/workspace_checks.hpp"

namespace paddle_ls::mapping_docs {

namespace {

std::string_view folder_of(std::string_view path) {
  const std::size_t slash = path.rfind('/');
  return slash == std::string_view::npos ? std::string_view{} : path.substr(0, slash + 1);
}

// The conditions of all recognised tables of a source, with their rows.
struct Conditions {
  std::vector<MacroCondition> list;
  std::vector<const MacroRow*> rows;
};

Conditions conditions_of(const IndexedTable& table) {
  Conditions conditions;
  for (const ApiTable& each : table.source.tables) {
    for (const MacroRow& row : each.rows) {
      if (!each.recognised || !row.condition) continue;
      conditions.list.push_back(*row.condition);
      conditions.rows.push_back(&row);
    }
  }
  return conditions;
}

}  // namespace

// What else is known of a document (its category, its addresses) is read where it is asked for.
bool IndexedDocument::same_facts(const IndexedDocument& other) const {
  return api == other.api && title == other.title && discovered == other.discovered &&
         skipped == other.skipped && metadata.has_value() == other.metadata.has_value();
}

bool Index::put_document(const std::string& path, const Identity& identity,
                         const Validation& validation) {
  const Document& document = validation.document;
  IndexedDocument entry;
  entry.discovered = identity.discovered;
  entry.skipped = identity.skipped;
  entry.title = document.line(0);
  if (document.title) {
    entry.api = document.title->api;
    entry.category = std::string(document.slice(document.title->category));
    entry.title = document.title->name;
  }
  if (!document.targets.empty()) {
    entry.target_api = document.targets.front().api;
    entry.target = document.targets.front().name;
  }
  if (validation.verdict) entry.metadata = *validation.verdict;
  const auto known = documents_.find(path);
  const bool is_news = known == documents_.end() || !known->second.same_facts(entry);
  stale_ = stale_ || is_news;
  documents_.insert_or_assign(path, std::move(entry));
  return is_news;
}

bool Index::put_table(const std::string& path, std::string text) {
  const auto [place, is_new] = tables_.try_emplace(path);
  IndexedTable& table = place->second;
  if (!is_new && table.text == text) return false;
  table.text = std::move(text);
  table.source = read_table_source(table.text, *profile_);
  table.rows.clear();
  for (const ApiTable& each : table.source.tables) {
    for (const MacroRow& row : each.rows) {
      if (!row.macro) continue;
      const Macro& macro = *row.macro;
      table.rows.push_back(
          {macro.kind, macro.value(table.text, 0),
           macro.kind == MacroKind::alias ? macro.value(table.text, 1) : std::string(), row.range,
           macro.arguments[0]});
    }
  }
  stale_ = true;
  return true;
}

bool Index::remove(const std::string& path) {
  const bool was_there = documents_.erase(path) + tables_.erase(path) > 0;
  stale_ = stale_ || was_there;
  return was_there;
}

void Index::refresh() const {
  if (!stale_) return;
  paths_by_api_.clear();
  for (const auto& [path, document] : documents_) paths_by_api_.emplace(document.api, path);
  findings_ = workspace_findings(*this, *profile_);
  stale_ = false;
}

const std::map<std::string, std::vector<DocumentFinding>>& Index::findings() const {
  refresh();
  return findings_;
}

std::vector<std::string> Index::documents_of(std::string_view api) const {
  refresh();
  std::vector<std::string> paths;
  const auto [first, last] = paths_by_api_.equal_range(api);
  for (auto each = first; each != last; ++each) paths.push_back(each->second);
  return paths;
}

std::vector<Index::RowPlace> Index::rows_of(std::string_view api) const {
  std::vector<RowPlace> places;
  for (const auto& [path, table] : tables_) {
    for (const IndexedRow& row : table.rows) {
      if (row.kind != MacroKind::table && (row.api == api || row.target == api)) {
        places.push_back({path, &row});
      }
    }
  }
  return places;
}

std::optional<TablePlace> Index::table_place(std::string_view api) const {
  for (const auto& [path, table] : tables_) {
    const auto [conditions, rows] = conditions_of(table);
    const auto chosen = condition_of(api, conditions);
    if (!chosen) continue;
    std::size_t number = 1;
    for (const auto& [other_path, other] : documents_) {
      if (other.metadata && other.metadata->source_api < api &&
          condition_of(other.metadata->source_api, conditions) == chosen) {
        ++number;
      }
    }
    const std::string_view before =
        std::string_view(table.text).substr(0, rows[*chosen]->range.start);
    const std::size_t heading = before.rfind("\n#");
    std::string_view title;
    if (heading != std::string_view::npos) {
      title = before.substr(heading + 1);
      title = title.substr(0, title.find('\n'));
    }
    return TablePlace{path, rows[*chosen]->range, number, title};
  }
  return {};
}

std::vector<std::string> Index::members(const std::string& table_path, ByteRange macro) const {
  std::vector<std::string> paths;
  const auto table = tables_.find(table_path);
  if (table == tables_.end()) return paths;
  const auto [conditions, rows] = conditions_of(table->second);
  for (const auto& [path, document] : documents_) {
    if (!document.metadata || !document.discovered) continue;
    const auto chosen = condition_of(document.metadata->source_api, conditions);
    if (chosen && rows[*chosen]->range == macro) paths.push_back(path);
  }
  std::stable_sort(paths.begin(), paths.end(), [&](const std::string& a, const std::string& b) {
    return documents_.at(a).metadata->source_api < documents_.at(b).metadata->source_api;
  });
  return paths;
}

std::vector<DocumentedApi> Index::documented_apis(const std::string& table_path) const {
  const std::string_view folder = folder_of(table_path);
  std::vector<DocumentedApi> apis;
  for (const auto& [path, document] : documents_) {
    if (!document.metadata || !document.discovered || !path.starts_with(folder)) continue;
    apis.push_back({path.substr(folder.size()), *document.metadata});
  }
  std::stable_sort(apis.begin(), apis.end(), [](const DocumentedApi& a, const DocumentedApi& b) {
    return a.metadata.source_api < b.metadata.source_api;
  });
  return apis;
}

}  // namespace paddle_ls::mapping_docs
