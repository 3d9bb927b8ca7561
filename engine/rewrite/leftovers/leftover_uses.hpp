// What the uses of each imported name, and the statements around its import, say about whether the
// file can do without the import: questions that change nothing.
#pragma once

#include <map>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/python/facts/names.hpp"
#include "engine/rewrite/imports/collect_imports.hpp"
#include "engine/rewrite/leftovers/leftover_groups.hpp"
#include "engine/rewrite/leftovers/uses_at_import.hpp"
#include "engine/rewrite/result/file_findings.hpp"

namespace paddle_ls::rewrite {

class LeftoverUses {
 public:
  // `stand_in` is the helper that stands for what is not installed; without code there is none.
  LeftoverUses(const LeftoverInput& input, const FoundHelper& stand_in,
               const LeftoverGroups& groups, const FileFindings& file);

  std::string_view why_it_may_fail(const ImportStatement& statement) const;
  bool is_for_asking(const ImportStatement& statement) const;
  bool is_side_of_package(const ImportStatement& statement) const;
  std::optional<std::set<std::uint32_t>> groups_of_star(const ImportStatement& statement) const;
  std::string_view find_functions(std::uint32_t group, std::set<python::ScopeId>& functions);
  bool all_need_it(std::set<python::ScopeId> functions, std::uint32_t group) const;
  bool may_be_missing(std::uint32_t group) const;
  bool only_later_calls_need(std::uint32_t group) const;
  std::vector<PutOff> put_off(std::uint32_t group);
  // Uses of the name of `group` that run as the file is imported, each with the reason to give.
  std::vector<std::pair<const python::Use*, std::string_view>> at_import(std::uint32_t group) const;
  std::size_t place_in_front_of_uses(std::uint32_t group) const;
  bool stand_in_stands_behind(const ImportStatement& statement) const;
  std::size_t place_in_front(const ImportStatement& statement) const;

 private:
  void find_blocks_of_paddle();
  void find_first_returns();
  bool returns_before(python::ScopeId function, const python::Use& use) const;
  bool is_for_export(const ImportStatement& statement) const;
  template <class MayBeMissing>
  bool all_may(const ImportStatement& statement, MayBeMissing may_be_missing) const;
  bool only_asks(std::uint32_t group) const;
  bool only_functions_need(std::uint32_t group) const;
  bool is_imported_behind(const ImportStatement& statement, std::string_view name) const;
  bool is_missed_in_try(const python::Use& use) const;
  bool only_names_need(std::uint32_t group) const;

  std::string_view source_;
  const python::Names& names_;
  const CollectedImports& imports_;
  const RuleSet& rules_;
  Profile profile_;
  const FoundHelper& stand_in_;
  const LeftoverGroups& groups_;
  const FileFindings& file_;
  UsesAtImport at_import_;
  std::size_t stand_in_at_;                               // where the file defines it, or `npos`
  std::set<std::uint32_t> blocks_of_paddle_;              // that import Paddle
  std::map<python::ScopeId, std::size_t> first_returns_;  // of a function, where it ends
  std::map<python::ScopeId, bool> looks_at_locals_;
};

}  // namespace paddle_ls::rewrite
