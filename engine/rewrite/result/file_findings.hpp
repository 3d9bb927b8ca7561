// What the analysis of one file knows: its findings, the edits of each, and what they need in the
// file.
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

// When a program that has a file comes to a use in it.
enum class Reached : std::uint8_t {
  at_import,  // as the file is imported
  in_main,    // as the file is run as a program
  later,      // if something calls it
  perhaps,    // for some values: a difference that the fix has may stop a program
};

// What raises where PyTorch is missing.
struct MissingUse {
  text::ByteRange range;
  std::string_view api;
  std::string_view reason;
  Reached reached = Reached::later;
  bool of_package = false;  // a package that needs PyTorch, which the file may guard
};

struct FileFindings {
  std::vector<Finding> findings;  // by start of range
  // Tables that plans have rows of.
  EditTable edits;
  std::vector<RemovedStatement> removed;
  std::vector<FindingNeed> needs;
  std::vector<MissingUse> missing;  // where imports that stay are looked at
  ImportFacts imports;
  // What findings view into, besides the rule set.
  std::forward_list<std::string> texts;
  std::forward_list<std::vector<DifferenceId>> lists;

  std::size_t memory_bytes() const;

  std::span<const PlannedEdit> edits_of(const Finding& finding) const {
    return edits.rows(finding.plan.edits);
  }
  std::span<const FindingNeed> needs_of(const Finding& finding) const {
    return std::span(needs).subspan(finding.plan.needs.first, finding.plan.needs.count);
  }
  // The statement that goes with the fix, or null.
  const RemovedStatement* removed_by(const Finding& finding) const {
    return finding.plan.removed == no_index ? nullptr : &removed[finding.plan.removed];
  }
};

// A finding about `range` whose edits are those planned from `first` on. Its extent is `range`.
Finding begin_finding(const Code& code, text::ByteRange range, const EditMark& first);

// Adds `finding`; what has been planned since it began is its plan.
void emit(Finding finding, FileFindings& file);

// By group of `file.imports`, the place of the finding about the value that the name is assigned:
// the right side of `F = torch.nn.functional`. `no_index` where there is none.
std::vector<std::uint32_t> values_of_aliases(const FileFindings& file);

// Brings findings that were added in any order into source order.
void sort_findings(FileFindings& file);

}  // namespace paddle_ls::rewrite
