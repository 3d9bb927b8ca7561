// The edits by which a file does without an import of torch: a `try` around it, a stand-in for its
// names, or the import in the functions that need it.
#pragma once

#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "engine/rewrite/leftovers/leftover_uses.hpp"

namespace paddle_ls::rewrite {

// `name = NotInstalled("target")`
std::string stand_in_line(std::string_view name, std::string_view target);

// Puts the import statement at `range` into a `try`, with the lines `instead` in its handler.
void write_guard(std::string_view source, text::ByteRange range,
                 const std::vector<std::string>& instead, EditTable& edits);

// The facts about the imports that stay.
struct KnownLeftovers {
  const LeftoverInput& input;
  const LeftoverGroups& groups;
  const LeftoverUses& uses;
};

class LeftoverWriter {
 public:
  LeftoverWriter(const KnownLeftovers& known, const FoundHelper& stand_in, FileFindings& file)
      : source_(known.input.source),
        names_(known.input.names),
        groups_(known.groups),
        uses_(known.uses),
        stand_in_(stand_in),
        file_(file) {}

  // The assignment of the stand-in to the name of `group`.
  std::string stand_in_for(std::uint32_t group) const;

  // Puts `statement` into a `try`; `instead` are the statements where it fails.
  void try_where_it_stands(const ImportStatement& statement,
                           const std::vector<std::string>& instead);

  // Imports the name of `group` where it is installed; else binds it to a stand-in.
  void import_if_installed(std::uint32_t group);

  // Imports the name of `group` at the start of each of the functions.
  void import_in(const std::set<python::ScopeId>& functions, std::uint32_t group);

  // Turns an expression into a lambda, for the helper that evaluates it where that is possible.
  void put_off(const PutOff& put_off);

  // The finding that is being written needs the helper `name` before `place`.
  void need(std::string_view name, const FoundHelper& helper, std::size_t place);

 private:
  std::size_t guard_place() const;

  std::string_view source_;
  const python::Names& names_;
  const LeftoverGroups& groups_;
  const LeftoverUses& uses_;
  const FoundHelper& stand_in_;
  FileFindings& file_;
};

}  // namespace paddle_ls::rewrite
