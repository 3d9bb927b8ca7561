// The result of analysing one file: its findings, the edits of each, and the imports and helpers
// that they need.
#pragma once

#include <cstddef>
#include <cstdint>
#include <forward_list>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/rewrite/result/edit_table.hpp"
#include "engine/rewrite/result/finding.hpp"
#include "engine/rewrite/result/import_plan.hpp"
#include "engine/text/edits.hpp"

namespace paddle_ls::rewrite {

// When a program that contains the file reaches a use in it.
enum class Reached : std::uint8_t {
  at_import,  // as the file is imported
  in_main,    // as the file is run as a program
  later,      // if something calls it
  perhaps,    // for some values: a known difference of the fix may stop the program
};

// A use that raises if PyTorch is not installed.
struct MissingUse {
  text::ByteRange range;
  std::string_view api;
  std::string_view reason;
  Reached reached = Reached::later;
  bool of_package = false;  // a package that needs PyTorch, the import of which may be guarded
};

struct FileFindings {
  std::vector<Finding> findings;  // by start of range
  // Tables whose rows the plans refer to.
  EditTable edits;
  std::vector<RemovedStatement> removed;
  std::vector<FindingNeed> needs;
  std::vector<MissingUse> missing;  // filled if imports that stay are analysed
  ImportFacts imports;
  // The texts that findings view, besides those of the rule set.
  std::forward_list<std::string> texts;
  std::forward_list<std::vector<DifferenceId>> lists;

  std::size_t memory_bytes() const;

  std::span<const PlannedEdit> edits_of(const Finding& finding) const {
    return edits.rows(finding.plan.edits);
  }
  std::span<const FindingNeed> needs_of(const Finding& finding) const {
    return std::span(needs).subspan(finding.plan.needs.first, finding.plan.needs.count);
  }
  // The statement that the fix removes, or null.
  const RemovedStatement* removed_by(const Finding& finding) const {
    return finding.plan.removed == no_index ? nullptr : &removed[finding.plan.removed];
  }
};

// A finding about `range` whose edits are those planned from `first` on. Its extent is `range`.
Finding begin_finding(const Code& code, text::ByteRange range, const EditMark& first);

// Adds `finding`; its plan is everything planned since it began.
void emit(Finding finding, FileFindings& file);

// By group of `file.imports`, the index of the finding about the value that the name is assigned:
// the right side of `F = torch.nn.functional`. `no_index` if there is none.
std::vector<std::uint32_t> values_of_aliases(const FileFindings& file);

// Sorts findings that were added in any order by their position in the source.
void sort_findings(FileFindings& file);

}  // namespace paddle_ls::rewrite
