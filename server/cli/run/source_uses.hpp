// What a source file of any kind holds of torch, in the file's own bytes.
//
// Python is analysed as it stands; of a notebook or a Markdown file its Python is, and everything
// that is said about it is brought back to the file. Commands see findings and edits of files only.
#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "engine/rewrite/fix_all.hpp"
#include "engine/rewrite/use_units.hpp"
#include "engine/text/result.hpp"
#include "server/cli/run/project.hpp"
#include "server/cli/run/source_files.hpp"
#include "server/cli/run/todo_comments.hpp"
#include "server/cli/run/wanted_fixes.hpp"
#include "server/contents/python_text.hpp"
#include "server/modules/use_groups.hpp"

namespace paddle_ls::cli {

struct Conversion {
  text::Edits edits;                              // of the file
  std::vector<rewrite::LeftUse> left;             // whose edits cannot be made; ranges of the file
  std::vector<Fate> fates;                        // one for each of `findings`
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

  // By the statements of the top level; empty for what is no Python.
  std::vector<rewrite::UseUnit> units(const WantedFixes& wanted) const;

  // Which of them go together, in a file that is a program of its own.
  modules::UseGroups own_groups(const WantedFixes& wanted) const;

  // The Python that was looked at.
  std::string_view python() const { return embedded_ ? embedded_->python() : text_; }

  // Under which the groups know the file.
  std::string key() const;

  // Makes the fixes of the findings that `wanted` names, but none that `groups`, which may be null,
  // hold back. Comments on what somebody has to look at afterwards are part of the edits where
  // `comments` say so.
  Conversion convert(const WantedFixes& wanted, const modules::UseGroups* groups,
                     TodoComments comments = TodoComments::none) const;

  // Why a use waits, for each of `findings`: null where it does not.
  std::vector<const modules::HeldGroup*> holders(const modules::UseGroups& groups) const;

  // Gives up what makes `convert` faster.
  void forget_recorded() { recorded_.reset(); }

 private:
  SourceUses(std::string_view text, const SourceFile& file) : text_(text), file_(&file) {}
  void analyse_python(std::string_view python);
  text::Edits commented(const Conversion& made) const;
  bool is_shown(const rewrite::Finding& finding) const;
  void settle_fates(const WantedFixes& wanted, const modules::UseGroups* groups,
                    Conversion& made) const;

  std::string_view text_;
  const SourceFile* file_;
  rewrite::Options options_;
  std::optional<contents::PythonText> embedded_;
  bool is_python_ = false;
  std::optional<python::RecordedFile> recorded_;  // of Python, until it is forgotten
  rewrite::FileFindings found_;                   // ranges are those of the Python
  std::vector<rewrite::Finding> findings_;
  std::vector<std::size_t> places_;  // in `found_`, of `findings_`
};

}  // namespace paddle_ls::cli
