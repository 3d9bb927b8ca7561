// The verbs of `paddle-ls docs`, without their words: plain options in, exit status out.
#pragma once

#include <filesystem>
#include <string>
#include <variant>
#include <vector>

#include "engine/rewrite/rows/profile.hpp"
#include "server/cli/reports/report_format.hpp"

namespace paddle_ls::cli::docs {

struct ValidateOptions {
  std::vector<std::filesystem::path> paths;
  std::string profile = "auto";
  std::string release = std::string(rewrite::name(rewrite::newest_release));
  ReportFormat format = ReportFormat::text;
  Excerpts excerpts = Excerpts::hidden;
  std::string level = "hint";             // findings below it are left out
  std::vector<std::string> severities;    // code=severity
  std::vector<std::string> compare_with;  // mapping files of the converter, or their folder
  bool parity = false;
  bool fix = false;
};
int validate(const ValidateOptions& options);

struct VerifyOptions {
  std::vector<std::filesystem::path> paths;
  std::string profile = "auto";
  std::string torch_python = "python3";
  std::string paddle_python = "python3";
  std::uint32_t seconds = 60;  // for each half of an example
  ReportFormat format = ReportFormat::text;
  Excerpts excerpts = Excerpts::hidden;
  std::string level = "information";
  std::filesystem::path report;  // empty: none
  bool resumes = false;          // examples in the report are not run again
  bool has_progress = false;
};
int verify(const VerifyOptions& options);

struct MetaOptions {
  std::vector<std::filesystem::path> paths;
  std::string profile = "auto";
};
int print_metadata(const MetaOptions& options);

struct TableOptions {
  std::filesystem::path source;
  std::filesystem::path output;  // empty: the source itself
  std::string profile = "auto";
  bool to_stdout = false;
  bool check = false;
  bool allow_duplicates = false;
};
int make_table(const TableOptions& options);

struct NewOptions {
  std::string source_api;
  std::string source_signature;
  std::string target_api;
  std::string target_signature;
  std::string category;
  std::string profile = "classic";
  std::string release = std::string(rewrite::name(rewrite::newest_release));
  std::filesystem::path folder;  // empty: standard output
};
int make_document(const NewOptions& options);

struct DocsExplainOptions {
  std::string code;
  std::filesystem::path folder;  // empty: standard output; else a page for every code goes there
};
int explain(const DocsExplainOptions& options);

// What was requested from `paddle-ls docs`.
using DocsVerb = std::variant<ValidateOptions, VerifyOptions, MetaOptions, TableOptions, NewOptions,
                              DocsExplainOptions>;
int run(const DocsVerb& verb);

}  // namespace paddle_ls::cli::docs
