// What the fix of one finding does to its file, without what depends on the imports.
//
// A file can have thousands of findings, so a plan is small: its edits, needs and removed statement
// are in flat tables of `FileFindings` that only grow, and the plan has the indices of their rows.
// A finding can be moved and dropped without looking at others.
#pragma once

#include <cstdint>
#include <string_view>

#include "engine/rewrite/result/edit_table.hpp"
#include "engine/rewrite/result/import_plan.hpp"
#include "engine/text/byte_range.hpp"

namespace paddle_ls::rewrite {

// A statement that the fix of a finding removes, unless its block would be left empty.
struct RemovedStatement {
  std::uint32_t block = 0;
  std::uint32_t block_size = 0;  // statements in it
  text::ByteRange statement;     // without its line end
  // The lines of an `if` that has only this block and whose test has no effect; else empty.
  text::ByteRange around;
  std::uint32_t outer_block = 0;  // the block of the `if`
  std::uint32_t outer_size = 0;   // 0: the module, which may be empty
};

// What the fix of a finding needs in the file besides its own edits.
struct FindingNeed {
  std::string_view name;                       // of a module, or of what `code` defines
  std::string_view code;                       // empty for a module
  bool patches = false;                        // the file has to call it once
  std::size_t place = std::string_view::npos;  // the definition has to be before it
  std::string_view local = {};                 // its name in the file, if it has another one there
  bool is_inner = false;  // only other definitions of the rule need it, not the file
};

struct FindingPlan {
  Rows<PlannedEdit> edits;  // in FileFindings::edits
  Rows<Hole> holes;
  Rows<FindingNeed> needs;           // in FileFindings::needs
  std::uint32_t removed = no_index;  // in FileFindings::removed
  std::uint32_t extent_start = 0;    // the whole use: call, attribute or name
  std::uint32_t extent_end = 0;
  std::uint32_t group = no_index;  // the group that binds the name of the use
  std::string_view name_target;    // the new dotted name; empty: Finding::target
  std::uint32_t name_start = 0;    // the dotted name
  std::uint32_t name_end = 0;
  std::uint32_t root_end = 0;           // the part of it that the group binds
  std::uint32_t alias = no_index;       // the group whose assigned value this use is
  std::uint32_t comment_at = no_index;  // the line above which a comment on it may be inserted
  std::uint32_t alternative =
      no_index;  // of the rule: the chosen one, or the one that the reason comes from
  Precedence precedence = Precedence::primary;  // of the new expression
  bool replaces_name = false;                   // by Finding::target, as the imports allow
  bool leaf_is_free = false;  // the file does not use its last component for anything else
  bool needs_paddle = false;  // an edit contains `paddle.`

  text::ByteRange extent() const { return {extent_start, extent_end}; }
  text::ByteRange written_name() const { return {name_start, name_end}; }
};

}  // namespace paddle_ls::rewrite
