#include "engine/mapping_docs/workspace/workspace_checks.hpp"

#include <algorithm>
#include <unordered_map>

#include "engine/mapping_docs/judge/check_catalogue.hpp"
#include "engine/mapping_docs/text/python_str.hpp"
#include "engine/mapping_docs/workspace/index.hpp"

namespace paddle_ls::mapping_docs {

namespace {

std::string_view code_of(SourceProblemKind kind) {
  switch (kind) {
    case SourceProblemKind::header: return "index/header";
    case SourceProblemKind::separator: return "index/separator";
    case SourceProblemKind::macro_unknown: return "index/macro-unknown";
    case SourceProblemKind::macro_arguments: return "index/macro-args";
    case SourceProblemKind::hand_row: return "index/hand-row";
    case SourceProblemKind::row_indented: return "index/row-indented";
    case SourceProblemKind::table_split: return "index/table-split";
    case SourceProblemKind::prefix: return "index/prefix";
    case SourceProblemKind::remark_comma: return "index/remark-comma";
  }
  return "index/macro-args";
}

class Checker {
 public:
  Checker(const Index& index, const DocumentProfile& profile) : index_(index), profile_(profile) {}

  std::map<std::string, std::vector<DocumentFinding>> run();

 private:
  struct Place {
    const std::string& path;
    ByteRange range;
  };

  void add(std::string_view code, const Place& place, std::string message,
           std::vector<RelatedRange> related = {}, std::vector<DocumentFix> fixes = {});
  void check_duplicates();
  void check_discovery();
  void check_table(const std::string& path, const IndexedTable& table);
  void check_source_problems(const std::string& path, const IndexedTable& table);
  void check_aliases(const std::string& path, const IndexedTable& table);
  void check_rows(const std::string& path, const IndexedTable& table);
  void check_conditions(const std::string& path, const IndexedTable& table);
  bool is_documented(const std::string& api) const { return accepted_.contains(api); }

  const Index& index_;
  const DocumentProfile& profile_;
  // APIs of documents that the tools accept, with the path of one document.
  std::unordered_map<std::string_view, std::string_view> accepted_;
  std::map<std::string, std::vector<DocumentFinding>> findings_;
};

std::map<std::string, std::vector<DocumentFinding>> Checker::run() {
  accepted_.reserve(index_.documents().size());
  for (const auto& [path, document] : index_.documents()) {
    if (document.metadata && document.discovered) {
      accepted_.emplace(document.metadata->source_api, path);
    }
  }
  check_duplicates();
  check_discovery();
  for (const auto& [path, table] : index_.tables()) check_table(path, table);
  return std::move(findings_);
}

void Checker::add(std::string_view code, const Place& place, std::string message,
                  std::vector<RelatedRange> related, std::vector<DocumentFix> fixes) {
  const Check& check = *find_check(code);
  const Severity severity = effective_severity(check, profile_, {});
  if (severity == Severity::off) return;
  findings_[place.path].push_back(
      {&check, severity, place.range, std::move(message), std::move(related), std::move(fixes)});
}

void Checker::check_duplicates() {
  std::unordered_map<std::string_view, std::vector<const std::string*>> paths;
  paths.reserve(index_.documents().size());
  for (const auto& [path, document] : index_.documents()) {
    if (!document.api.empty() && !document.skipped) paths[document.api].push_back(&path);
  }
  for (const auto& [api, same] : paths) {
    if (same.size() < 2) continue;
    for (const std::string* path : same) {
      std::vector<RelatedRange> related;
      for (const std::string* other : same) {
        // A file that is copied hundreds of times says enough with its first few twins.
        if (other == path || related.size() == 8) continue;
        related.push_back(
            {*other, index_.documents().at(*other).title, "also describes " + std::string(api)});
      }
      add("workspace/duplicate-api", {*path, index_.documents().at(*path).title},
          std::string(api) + " has " + std::to_string(same.size()) + " documents",
          std::move(related));
    }
  }
}

void Checker::check_discovery() {
  for (const auto& [path, document] : index_.documents()) {
    if (document.discovered || document.skipped) continue;
    add("workspace/undiscovered", {path, document.title},
        "the tools do not open this file: its name starts with no prefix of its folder");
  }
}

void Checker::check_table(const std::string& path, const IndexedTable& table) {
  check_source_problems(path, table);
  check_aliases(path, table);
  check_rows(path, table);
  check_conditions(path, table);
}

void Checker::check_source_problems(const std::string& path, const IndexedTable& table) {
  for (const SourceProblem& problem : table.source.problems) {
    std::vector<DocumentFix> fixes;
    const auto offer = [&](std::string title, ByteRange range, std::string replacement) {
      fixes.push_back({std::move(title), {{range, std::move(replacement)}}, {}});
    };
    switch (problem.kind) {
      case SourceProblemKind::row_indented: {
        const std::size_t line = table.text.rfind('\n', problem.range.start);
        const std::size_t start = line == std::string::npos ? 0 : line + 1;
        offer("Remove the indentation", {start, problem.range.start}, "");
        break;
      }
      case SourceProblemKind::remark_comma: offer("Write ，", problem.range, "，"); break;
      case SourceProblemKind::separator:
        if (problem.range.start < table.text.size() &&
            table.text.substr(problem.range.start, problem.range.size()).find("---") !=
                std::string::npos) {
          offer("Write a delimiter row of dashes", problem.range,
                "| ----- | ----------- | ----------------- | ----------- | ------- |");
        }
        break;
      case SourceProblemKind::header: {
        std::string header = "|";
        for (const std::string& column : profile_.table_source.columns)
          header += " " + column + " |";
        offer("Write " + header, problem.range, header);
        break;
      }
      case SourceProblemKind::table_split: {
        std::size_t start = problem.range.start;
        while (start > 0 && (table.text[start - 1] == '\n' || table.text[start - 1] == '\r' ||
                             table.text[start - 1] == ' ')) {
          --start;
        }
        if (start > 0) offer("Delete the blank line", {start, problem.range.start}, "\n");
        break;
      }
      case SourceProblemKind::prefix:
        if (problem.blocks) offer("Remove the blank", problem.range, "");
        break;
      default: break;
    }
    add(code_of(problem.kind), {path, problem.range}, problem.message, {}, std::move(fixes));
  }
}

void Checker::check_aliases(const std::string& path, const IndexedTable& table) {
  std::map<std::string_view, const IndexedRow*> aliases;
  for (const IndexedRow& row : table.rows) {
    if (row.kind == MacroKind::alias) aliases.emplace(row.api, &row);
  }
  for (const IndexedRow& row : table.rows) {
    if (row.kind != MacroKind::alias || is_documented(row.target)) continue;
    const std::size_t at = table.text.find(row.target, row.name.end);
    const ByteRange range = at < row.range.end ? ByteRange{at, at + row.target.size()} : row.range;
    std::vector<RelatedRange> related;
    std::vector<DocumentFix> fixes;
    std::string message = "no document describes " + row.target;
    if (const auto chained = aliases.find(row.target); chained != aliases.end()) {
      const IndexedRow& other = *chained->second;
      message += "; it is an alias itself, of " + other.target;
      related.push_back({{}, other.range, "the other alias"});
      if (is_documented(other.target)) {
        fixes.push_back({"Point to " + other.target, {{range, other.target}}, {}});
      }
    }
    add("index/alias-target", {path, range}, message, std::move(related), std::move(fixes));
  }
}

// An API gets one row: from its document, as an alias, as not implemented or as in development.
void Checker::check_rows(const std::string& path, const IndexedTable& table) {
  std::map<std::string_view, std::vector<const IndexedRow*>> rows;
  for (const IndexedRow& row : table.rows) {
    if (row.kind != MacroKind::table) rows[row.api].push_back(&row);
  }
  for (const auto& [api, places] : rows) {
    const auto document = accepted_.find(api);
    const bool documented = document != accepted_.end();
    if (places.size() + (documented ? 1 : 0) < 2) continue;
    for (const IndexedRow* row : places) {
      std::vector<RelatedRange> related;
      std::vector<DocumentFix> fixes;
      if (documented) {
        const std::string document_path(document->second);
        related.push_back({document_path, index_.documents().at(document_path).title,
                           "the document of " + std::string(api)});
        if (row->kind != MacroKind::alias) {
          std::size_t end = row->range.end;
          while (end < table.text.size() && (table.text[end] == '\n' || table.text[end] == '\r')) {
            if (table.text[end++] == '\n') break;
          }
          fixes.push_back({"Delete the row: " + std::string(api) + " has a document",
                           {{{row->range.start, end}, ""}},
                           {}});
        }
      }
      for (const IndexedRow* other : places) {
        if (other != row && related.size() < 8)
          related.push_back({{}, other->range, "another row"});
      }
      add("index/duplicate", {path, row->range}, std::string(api) + " gets more than one row",
          std::move(related), std::move(fixes));
    }
  }
}

void Checker::check_conditions(const std::string& path, const IndexedTable& table) {
  std::vector<MacroCondition> conditions;
  std::vector<const MacroRow*> rows;
  for (const ApiTable& each : table.source.tables) {
    for (const MacroRow& row : each.rows) {
      if (!each.recognised || !row.condition) continue;
      conditions.push_back(*row.condition);
      rows.push_back(&row);
    }
  }
  if (conditions.empty()) return;
  std::vector<std::size_t> members(conditions.size(), 0);
  for (const auto& [file, document] : index_.documents()) {
    if (!document.metadata || !document.discovered) continue;
    const std::string& api = document.metadata->source_api;
    if (const auto chosen = condition_of(api, conditions)) {
      ++members[*chosen];
    } else {
      add("workspace/not-indexed", {file, document.title},
          "no table of " + path + " takes in " + api);
    }
  }
  std::map<MacroCondition, std::size_t> first_of;
  for (std::size_t i = 0; i < conditions.size(); ++i) {
    const auto [first, is_new] = first_of.emplace(conditions[i], i);
    if (!is_new) {
      add("index/duplicate", {path, rows[i]->range},
          "a table of " + conditions[i].prefix + " is above: every API would get two rows",
          {{{}, rows[first->second]->range, "the first table"}});
    } else if (members[i] == 0) {
      add("index/prefix", {path, rows[i]->macro->arguments[0]},
          "no document falls under this prefix, so the table stays empty");
    }
  }
}

}  // namespace

std::map<std::string, std::vector<DocumentFinding>> workspace_findings(
    const Index& index, const DocumentProfile& profile) {
  return Checker(index, profile).run();
}

}  // namespace paddle_ls::mapping_docs
