// The names of a file's imports that may stay with torch, each with its references and the
// statements that bind it.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/python/facts/names.hpp"
#include "engine/rewrite/imports/collect_imports.hpp"
#include "engine/rewrite/known/rule_set.hpp"
#include "engine/rewrite/result/file_findings.hpp"

namespace paddle_ls::rewrite {

// Other statements import a name under some condition.
inline bool is_plain(const ImportStatement& statement) {
  return statement.is_top_level && !statement.is_conditional;
}

// One for each of `FileFindings::imports.groups`.
struct LeftoverGroup {
  python::NameId name = python::none;
  python::NameId target = python::none;
  std::vector<const python::Reference*> references;
  std::vector<std::string> imports;  // as statements that together bind it
  bool is_settled = false;           // no finding is reported for it
  bool is_guarded_too = false;       // another statement imports it under some condition
};

// A file whose findings are complete and settled.
struct LeftoverInput {
  std::string_view source;
  const python::Names& names;
  const CollectedImports& imports;
  const RuleSet& rules;
  Profile profile = newest_release;
};

class LeftoverGroups {
 public:
  LeftoverGroups(const LeftoverInput& input, const FileFindings& file);

  const LeftoverGroup& operator[](std::uint32_t index) const { return groups_[index]; }
  void settle(std::uint32_t index) { groups_[index].is_settled = true; }
  std::string_view name(std::uint32_t index) const { return names_.text(groups_[index].name); }
  std::string_view target(std::uint32_t index) const { return names_.text(groups_[index].target); }

  std::span<const ImportClause> clauses(const ImportStatement& statement) const;
  // True where the name is that of an import at the top level, of torch alone.
  bool may_stay(std::uint32_t group) const;
  // The same, and something refers to it.
  bool stays(std::uint32_t group) const;

 private:
  void sort_by_group(const CollectedImports& imports);
  void add_import(const ImportStatement& statement, const ImportClause& clause);
  void find_waiting();

  std::string_view source_;
  const python::Names& names_;
  const FileFindings& file_;
  std::vector<LeftoverGroup> groups_;
};

}  // namespace paddle_ls::rewrite
