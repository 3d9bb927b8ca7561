// What was converted and what is left, by API and by file.
#pragma once

#include <cstddef>
#include <map>
#include <span>
#include <string>
#include <vector>

#include <boost/json/object.hpp>

#include "engine/rewrite/leftovers/kept_imports.hpp"
#include "project/conversion/conversion_report.hpp"

namespace paddle_ls::cli {

// Numbers of uses of torch.
struct Tally {
  std::size_t converted = 0;
  std::size_t to_confirm = 0;
  std::size_t manual = 0;
  std::size_t waiting = 0;  // for others, with a safe fix
  std::size_t assumed = 0;  // of those that are converted: on an assumption

  std::size_t to_review() const { return to_confirm + assumed; }
  std::size_t left() const { return waiting + to_confirm + manual; }
  std::size_t all() const { return converted + left(); }
  Tally& operator+=(const Tally& other);
  void add(project::Fate fate, bool needs_review);
};

using TallyByApi = std::map<std::string, Tally, std::less<>>;

// Counts the findings about uses of torch. `fates` belongs to a conversion of the file.
TallyByApi tally_by_api(const project::FileUses& uses, std::span<const project::Fate> fates);

class ConversionSummary {
 public:
  void add_file(const std::string& shown, const TallyByApi& by_api);
  // Counts the imports of the file `shown` after conversion.
  void add_imports(const std::string& shown, std::span<const rewrite::KeptImport> imports);
  const Tally& total() const { return total_; }
  std::size_t files_with_uses() const { return by_file_.size(); }

  // Tables with aligned columns, the largest rows first.
  std::string text() const;
  // {"total": {...}, "apis": [...], "files": [...], "imports": [...], "at_import": [...], "groups":
  // [...], "accepted": [...], "assumed": [...], "manual": [...], "unwritten": N}, one line; the
  // last five are those of `report`.
  std::string json(const project::ConversionReport& report) const;
  boost::json::object json_object(const project::ConversionReport& report) const;
  // The schema of the same.
  static boost::json::object json_schema();
  // A line on how many imports of torch stay; empty when there are none.
  std::string imports_sentence() const;

 private:
  struct FileTally {
    std::string file;
    Tally tally;
  };

  struct ImportTally {
    std::size_t at_top = 0;
    std::size_t in_functions = 0;
  };
  using ImportKey = std::pair<std::string, std::string>;  // name, and why it stays at the top
  std::vector<std::pair<ImportKey, ImportTally>> sorted_imports() const;
  std::string imports_table() const;
  std::string uses_at_import() const;

  Tally total_;
  TallyByApi by_api_;
  std::map<ImportKey, ImportTally> imports_;
  std::vector<std::pair<std::string, rewrite::KeptImport>> at_import_;  // file, and use in it
  std::vector<FileTally> by_file_;  // files with uses only, in the order of the run
};

}  // namespace paddle_ls::cli
