// What the analysis of one file knows: its findings, the edits of each, and what they need in the
// file.
#pragma once

#include <cstddef>
#include <cstdint>
#include <forward_list>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/rewrite/result/edit_table.hpp"
#include "engine/rewrite/result/finding.hpp"
#include "engine/rewrite/result/import_plan.hpp"
#include "engine/text/edits.hpp"

namespace paddle_ls::rewrite {

// The edits of one finding, without those that depend on what happens to the imports.
struct FindingPlan {
  std::uint32_t first_edit = 0;  // in FileFindings::edits
  std::uint32_t edit_count = 0;
  Rows<Hole> holes;                // in FileFindings::edits
  std::uint32_t extent_start = 0;  // the whole use: call, attribute or name
  std::uint32_t extent_end = 0;
  std::uint32_t group = no_index;  // whose name the use is written with
  std::string_view name_target;    // what the dotted name becomes; empty: Finding::target
  std::uint32_t name_start = 0;    // the dotted name
  std::uint32_t name_end = 0;
  std::uint32_t root_end = 0;            // the part of it that the group binds
  std::uint32_t alias = no_index;        // group that this use is the assigned value of
  std::uint32_t comment_at = no_index;   // line above which a comment on it may stand
  std::uint32_t alternative = no_index;  // of the rule: chosen, or what the reason comes from
  Precedence precedence = Precedence::primary;  // of what the use becomes
  bool replaces_name = false;                   // by Finding::target, as the imports allow
  bool leaf_is_free = false;                    // the code has no other use of its last component
  bool needs_paddle = false;                    // an edit spells `paddle.`
};

// A statement that goes with the fix of a finding, unless its block would be left empty.
struct RemovedStatement {
  std::uint32_t finding = 0;
  std::uint32_t block = 0;
  std::uint32_t block_size = 0;  // statements in it
  text::ByteRange statement;     // without its line end
  // The lines of the `if` that has nothing but this block and whose test does nothing; else empty.
  text::ByteRange around;
  std::uint32_t outer_block = 0;  // that the `if` stands in
  std::uint32_t outer_size = 0;   // 0: the module, which may be empty
};

// What the fix of a finding needs in the file besides its own edits.
struct FindingNeed {
  std::uint32_t finding = 0;
  std::string_view name;                       // of a module, or of what `code` defines
  std::string_view code;                       // empty for a module
  bool patches = false;                        // the file has to call it once
  std::size_t place = std::string_view::npos;  // that a definition has to stand in front of
  std::string_view local = {};                 // what the file calls it, where that is another name
  bool is_inner = false;  // other definitions of the rule need it, and not the file
};

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
  std::vector<Finding> findings;   // by start of range
  std::vector<FindingPlan> plans;  // one per finding
  EditTable edits;
  std::vector<RemovedStatement> removed;  // by finding
  std::vector<FindingNeed> needs;         // by finding
  std::vector<MissingUse> missing;        // where imports that stay are looked at
  ImportFacts imports;
  // What findings view into, besides the rule set.
  std::forward_list<std::string> texts;
  std::forward_list<std::vector<DifferenceId>> lists;

  std::size_t memory_bytes() const;

  // What the name that a finding is written with becomes, if it is replaced.
  std::string_view name_target(std::size_t finding) const {
    const std::string_view own = plans[finding].name_target;
    return own.empty() ? findings[finding].target : own;
  }
};

// Brings findings that were added in any order, and all that points at them, into source order,
// without those that `is_kept` refuses.
void arrange(FileFindings& file, const std::function<bool(const Finding&)>& is_kept);

// The same, and keeps them all.
void sort_findings(FileFindings& file);

}  // namespace paddle_ls::rewrite
