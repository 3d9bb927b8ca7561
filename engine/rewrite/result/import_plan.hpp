// Which names of a file come from which import statement, and what has to be true before an import
// may go: the part of the analysis that `edits_for` needs to bring imports in step with any choice
// of fixes. Plain data; all ranges are bytes of the source.
#pragma once

#include <cstddef>
#include <cstdint>
#include <limits>
#include <string_view>
#include <vector>

#include "engine/text/byte_range.hpp"

namespace paddle_ls::rewrite {

inline constexpr std::uint32_t no_index = std::numeric_limits<std::uint32_t>::max();

// `torch` of `import torch`, `Linear as L` of a from-import.
struct ImportClause {
  text::ByteRange range;  // with its `as`, without the comma
  text::ByteRange name;
  text::ByteRange alias;  // empty when there is none
  text::ByteRange comma;  // behind it; empty when there is none
  std::uint32_t group = no_index;
  bool is_wanted = false;  // other files import it from here
};

struct ImportStatement {
  text::ByteRange range;
  text::ByteRange module;       // behind `from`; empty for a plain import
  text::ByteRange parentheses;  // empty when there are none
  std::uint32_t first_clause = 0;
  std::uint32_t clause_count = 0;
  std::uint32_t scope = 0;  // the module's is 0
  text::ByteRange scope_range;
  bool is_star = false;
  bool is_future = false;
  std::uint32_t block = 0;       // number of the block it stands in
  std::uint32_t block_size = 0;  // statements in it
  bool is_top_level = false;     // not inside any other statement
  bool is_conditional = false;   // in a branch, a loop or a guarded body
  bool is_for_types = false;     // below `if TYPE_CHECKING:`, which never runs
  bool is_tried_first = false;   // the first of what the top level tries
  bool has_own_line = false;     // only a comment may stand behind it
  bool is_left_alone = false;    // a comment says so: see LinesLeftAlone
  bool is_in_class = false;      // in the body of a class: what it binds is an attribute
};

// All bindings of one name in one scope, which stand or fall together.
struct NameGroup {
  text::ByteRange name;     // a place where the name is spelled
  std::string_view paddle;  // the Paddle module for a bound torch module; else empty
  std::uint32_t scope = 0;
  std::uint32_t references = 0;  // all of them, convertible or not
  text::ByteRange value;         // of an assignment
  bool is_root = false;          // stands for `torch` itself
  bool is_shared = false;        // of a package that serves other libraries: no matter of torch
  bool is_assignment = false;
  bool has_alias = false;      // bound by `as`
  bool has_rival = false;      // where a use reads it, it may be bound by something else
  bool is_unused = false;      // nothing refers to it; it goes if one of its findings is chosen
  bool is_listed = false;      // `__all__` exports it under this name
  bool is_wanted = false;      // other files import it from here
  bool is_attribute = false;   // of a class, by an import: `self.name` may read it
  bool is_left_alone = false;  // a line that has to stay as it is binds or reads it
  bool is_blocked = false;     // may not be touched: rebound, ambiguous, from a star import
};

// False where something that no fix takes along may read the name.
inline bool may_move(const NameGroup& group) {
  return !group.is_blocked && !group.is_wanted && !group.is_attribute && !group.is_left_alone;
}

struct ImportFacts {
  std::vector<ImportStatement> statements;  // all of the file
  std::vector<ImportClause> clauses;
  std::vector<NameGroup> groups;
  std::string_view paddle = "paddle";  // what rewritten code calls the module
  bool is_package = false;             // others may import from here what the file imports
  bool has_paddle = false;             // it is imported at the top level already
  std::size_t fallback_place = 0;      // where a first import statement would go
  std::size_t helper_place = 0;        // in front of the first statement behind the imports
  std::size_t import_place = 0;        // behind these imports
  std::string_view helper_module;      // what helpers are imported from; empty: they stand here

  std::size_t memory_bytes() const {
    return statements.capacity() * sizeof(ImportStatement) +
           clauses.capacity() * sizeof(ImportClause) + groups.capacity() * sizeof(NameGroup);
  }
};

}  // namespace paddle_ls::rewrite
