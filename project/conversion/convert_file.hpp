// What a file becomes.
//
// The one place where that is decided, for the command line, fix-all, fix on save, the conversion
// of a workspace, previews and comparisons alike.
#pragma once

#include <string>
#include <vector>

#include "engine/rewrite/fix_all.hpp"
#include "project/conversion/file_uses.hpp"
#include "project/conversion/wish.hpp"
#include "project/modules/use_groups.hpp"

namespace paddle_ls::project {

struct FileConversion {
  text::Edits edits;                              // of the file; normalized
  std::vector<rewrite::LeftUse> left;             // whose edits cannot be made; ranges of the file
  std::vector<Fate> fates;                        // one for each of `shown_findings`
  std::vector<rewrite::KeptImport> kept_imports;  // what of torch the result still imports
  std::vector<rewrite::LeftMissing> missing;      // what raises without PyTorch; ranges of the file
  std::vector<std::string> helpers;               // what it imports of its helper module
  std::vector<modules::HeldGroup>
      held;  // of a file that is converted alone: the uses that are held back
  bool enables_compat_mode = false;  // the edits add the call that does
};

// Makes the fixes that `wish` names. If it holds back groups, uses that `groups` hold back stay;
// `groups` is of all files that are converted together, or null where this one is converted alone.
// `recorded`, what was read of the file, or null, saves work. `stop` is polled: the edits of a
// stopped conversion are correct but incomplete.
FileConversion convert_file(const FileUses& uses, const python::RecordedFile* recorded,
                            const Wish& wish, const modules::UseGroups* groups = nullptr,
                            const syntax::Stop& stop = {});

// What `convert_file` would start with, derived from the findings before any edit is made.
struct ReadyFixes {
  std::size_t made = 0;     // fixes
  std::size_t waiting = 0;  // safe fixes that others hold back
  std::string reason;       // why these wait, with the first that holds them back; empty: none does
};

// The file is converted alone.
ReadyFixes ready_fixes(const FileUses& uses, const Wish& wish);

// The places in `uses.found` of the findings that the settings do not switch off.
std::vector<std::size_t> shown_findings(const FileUses& uses);

}  // namespace paddle_ls::project
