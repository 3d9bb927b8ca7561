// What a source file of any kind holds of torch, in the file's own bytes.
//
// Python is analysed as it stands; of a notebook or a Markdown file its Python is, and everything
// that is said about it is brought back to the file. Commands see findings and edits of files only.
#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "engine/rewrite/fix_all.hpp"
#include "engine/text/result.hpp"
#include "server/cli/project.hpp"
#include "server/cli/source_files.hpp"
#include "server/cli/todo_comments.hpp"
#include "server/contents/python_text.hpp"

namespace paddle_ls::cli {

struct Conversion {
  text::Edits edits;                              // of the file
  std::vector<rewrite::KeptImport> kept_imports;  // what of torch the result still imports
  std::vector<std::string> helpers;               // what it imports of the helper module
};

class SourceUses {
 public:
  // `text` (UTF-8) and `project` must outlive the result. An error says why the file is not what
  // its name promises.
  static Result<SourceUses> find(std::string_view text, const SourceFile& file);

  // Ranges are those of the file. Without findings whose code is switched off.
  const std::vector<rewrite::Finding>& findings() const { return findings_; }

  // Makes the fixes of the findings that `is_chosen` wants. An error says that the result would not
  // parse, or that an edit would reach across two parts of the file.
  // Comments on what somebody has to look at afterwards are part of the edits where `comments` say
  // so.
  Result<Conversion> convert(const rewrite::IsChosen& is_chosen,
                             TodoComments comments = TodoComments::none) const;

 private:
  SourceUses(std::string_view text, const SourceFile& file) : text_(text), file_(&file) {}
  void analyse_python(std::string_view python);
  std::string_view python() const { return embedded_ ? embedded_->python() : text_; }
  text::Edits commented(const text::Edits& made, const rewrite::IsChosen& is_made) const;
  bool is_shown(const rewrite::Finding& finding) const;

  std::string_view text_;
  const SourceFile* file_;
  rewrite::Options options_;
  std::optional<contents::PythonText> embedded_;
  std::optional<python::RecordedFile> recorded_;  // nothing for what is no Python
  rewrite::FileFindings found_;                   // ranges are those of the Python
  std::vector<rewrite::Finding> findings_;
};

}  // namespace paddle_ls::cli
