// What the fix of one finding does to its file, without what depends on the imports.
//
// A file can have thousands of findings, so a plan is small: its edits, needs and its removed
// statement stand in flat tables of `FileFindings` that only grow, and the plan has their rows. A
// finding can be moved and dropped without a look at any other.
#pragma once

#include <cstdint>
#include <string_view>

#include "engine/rewrite/result/edit_table.hpp"
#include "engine/rewrite/result/import_plan.hpp"
#include "engine/text/byte_range.hpp"

namespace paddle_ls::rewrite {

// A statement that goes with the fix of a finding, unless its block would be left empty.
struct RemovedStatement {
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
  std::string_view name;                       // of a module, or of what `code` defines
  std::string_view code;                       // empty for a module
  bool patches = false;                        // the file has to call it once
  std::size_t place = std::string_view::npos;  // before which a definition has to stand
  std::string_view local = {};                 // what the file calls it, where that is another name
  bool is_inner = false;  // other definitions of the rule need it, and not the file
};

struct FindingPlan {
  Rows<PlannedEdit> edits;  // in FileFindings::edits
  Rows<Hole> holes;
  Rows<FindingNeed> needs;           // in FileFindings::needs
  std::uint32_t removed = no_index;  // in FileFindings::removed
  std::uint32_t extent_start = 0;    // the whole use: call, attribute or name
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

  text::ByteRange extent() const { return {extent_start, extent_end}; }
  text::ByteRange written_name() const { return {name_start, name_end}; }
};

}  // namespace paddle_ls::rewrite
