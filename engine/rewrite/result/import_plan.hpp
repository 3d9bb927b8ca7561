// Which import statement binds each name of a file, and under which conditions an import may be
// removed: `edits_for` adapts the imports to any choice of fixes with it. Plain data; all ranges
// are bytes of the source.
#pragma once

#include <algorithm>
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
  text::ByteRange comma;  // after it; empty when there is none
  std::uint32_t group = no_index;
  bool is_wanted = false;  // other files import it from here
};

struct ImportStatement {
  text::ByteRange range;
  text::ByteRange module;       // after `from`; empty for a plain import
  text::ByteRange parentheses;  // empty when there are none
  std::uint32_t first_clause = 0;
  std::uint32_t clause_count = 0;
  std::uint32_t scope = 0;  // the module's is 0
  text::ByteRange scope_range;
  bool is_star = false;
  bool is_future = false;
  std::uint32_t block = 0;       // number of its block
  std::uint32_t block_size = 0;  // statements in it
  bool is_top_level = false;     // not inside any other statement
  bool is_conditional = false;   // in a branch, a loop or a guarded body
  bool is_for_types = false;     // below `if TYPE_CHECKING:`, which never runs
  bool is_tried_first = false;   // the first statement of a `try` at the top level
  bool has_own_line = false;     // only a comment may follow it
  bool is_left_alone = false;    // as a comment requests: see LinesLeftAlone
  bool is_in_class = false;      // in the body of a class: it binds an attribute
};

// All bindings of one name in one scope, which are kept or removed together.
struct NameGroup {
  text::ByteRange name;     // an occurrence of the name
  std::string_view paddle;  // the Paddle module for a bound torch module; else empty
  std::uint32_t scope = 0;
  std::uint32_t references = 0;  // all of them, convertible or not
  text::ByteRange value;         // of an assignment
  bool is_root = false;          // it is bound to `torch` itself
  bool is_shared = false;        // of a package that other libraries share, so not of torch
  bool is_assignment = false;
  bool has_alias = false;      // bound by `as`
  bool has_rival = false;      // another binding may reach a use that reads it
  bool is_unused = false;      // without references; it is removed if one of its findings is chosen
  bool is_listed = false;      // `__all__` exports it under this name
  bool is_wanted = false;      // other files import it from here
  bool is_attribute = false;   // of a class, by an import: `self.name` may read it
  bool is_left_alone = false;  // a line that is left alone binds or reads it
  bool is_blocked = false;     // may not be changed: rebound, ambiguous, from a star import
};

// False if a use that no fix rewrites may read the name.
inline bool may_move(const NameGroup& group) {
  return !group.is_blocked && !group.is_wanted && !group.is_attribute && !group.is_left_alone;
}

// A string in `__all__`.
struct ListedName {
  text::ByteRange entry;
  std::uint32_t group = 0;
};

// Code that runs only where an import of the name fails.
struct Fallback {
  std::uint32_t group = 0;
  text::ByteRange code;
};

struct ImportFacts {
  std::vector<ImportStatement> statements;  // all of the file
  std::vector<ImportClause> clauses;
  std::vector<NameGroup> groups;
  std::vector<ListedName> listed;
  std::vector<Fallback> fallbacks;
  std::string_view paddle = "paddle";  // the name of the module in rewritten code
  bool is_package = false;             // other files may import names from this one
  bool has_paddle = false;             // it is already imported at the top level
  std::size_t fallback_place = 0;      // where a first import statement would be inserted
  std::size_t helper_place = 0;        // before the first statement after the imports
  std::size_t import_place = 0;        // after these imports
  std::string_view
      helper_module;  // module from which helpers are imported; empty: they are in this file

  std::size_t memory_bytes() const {
    return statements.capacity() * sizeof(ImportStatement) +
           clauses.capacity() * sizeof(ImportClause) + groups.capacity() * sizeof(NameGroup) +
           listed.capacity() * sizeof(ListedName) + fallbacks.capacity() * sizeof(Fallback);
  }

  // True for a place that needs nothing of what the imports of the group bind.
  bool is_in_fallback(std::uint32_t group, text::ByteRange place) const {
    return std::any_of(fallbacks.begin(), fallbacks.end(), [&](const Fallback& fallback) {
      return fallback.group == group && fallback.code.contains(place);
    });
  }
};

}  // namespace paddle_ls::rewrite
