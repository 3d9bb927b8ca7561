// All documents and table sources of a workspace, and what only shows when they are seen together.
//
// A document enters with the few facts that others can contradict; its text is not kept. Findings
// are computed for the whole workspace at once, since that takes a few milliseconds, and only after
// a fact has changed: typing in a note changes none.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/mapping_docs/generate/generate_table.hpp"
#include "engine/mapping_docs/judge/validate.hpp"
#include "engine/mapping_docs/original/table_source.hpp"

namespace paddle_ls::mapping_docs {

struct IndexedDocument {
  std::string api;  // of the title; empty where there is none
  std::string category;
  std::string target_api;  // empty where there is none
  ByteRange title;         // the API in the title, or the first line
  ByteRange target;        // the API in the heading of the Paddle section
  bool discovered = true;
  bool skipped = false;
  std::optional<Metadata> metadata;  // of a document that the tools accept

  // True where nothing changed that other files could contradict, and findings about the document
  // stay where they are.
  bool same_facts(const IndexedDocument& other) const;
};

// A row of a table source that speaks of an API.
struct IndexedRow {
  MacroKind kind;
  std::string api;     // the alias, for an alias
  std::string target;  // the API an alias stands for; else empty
  ByteRange range;     // of the whole row
  ByteRange name;      // of the first argument
};

struct IndexedTable {
  std::string text;
  TableSource source;
  std::vector<IndexedRow> rows;  // of all tables, in order
};

// The place of an API in the generated table.
struct TablePlace {
  std::string table_file;
  ByteRange macro;         // the row in the table source that brings it in
  std::size_t number;      // of the row in its table, from 1
  std::string_view title;  // what the table is headed by, up to the next change of the index
};

class Index {
 public:
  explicit Index(const DocumentProfile& profile) : profile_(&profile) {}

  // `path` is relative to the workspace, with '/'. True when other files may be judged differently
  // from now on.
  bool put_document(const std::string& path, const Identity& identity,
                    const Validation& validation);
  bool put_table(const std::string& path, std::string text);
  // True when there was such a file.
  bool remove(const std::string& path);

  // By path. Ranges are those of the text each file had when it was put.
  const std::map<std::string, std::vector<DocumentFinding>>& findings() const;

  const std::map<std::string, IndexedDocument>& documents() const { return documents_; }
  const std::map<std::string, IndexedTable>& tables() const { return tables_; }

  // Paths of the documents whose title names `api`.
  std::vector<std::string> documents_of(std::string_view api) const;
  // Rows of all table sources that name `api` as alias, alias target or unimplemented API.
  struct RowPlace {
    std::string table_file;
    const IndexedRow* row;
  };
  std::vector<RowPlace> rows_of(std::string_view api) const;
  std::optional<TablePlace> table_place(std::string_view api) const;

  // Paths of the documents that the table macro at `macro` takes in, by API.
  std::vector<std::string> members(const std::string& table_path, ByteRange macro) const;

  // What the generator needs for the table source at `path`: documents with paths relative to it.
  std::vector<DocumentedApi> documented_apis(const std::string& table_path) const;

 private:
  void refresh() const;

  const DocumentProfile* profile_;
  std::map<std::string, IndexedDocument> documents_;
  std::map<std::string, IndexedTable> tables_;
  mutable bool stale_ = true;
  mutable std::map<std::string, std::vector<DocumentFinding>> findings_;
  mutable std::multimap<std::string, std::string, std::less<>> paths_by_api_;
};

}  // namespace paddle_ls::mapping_docs
