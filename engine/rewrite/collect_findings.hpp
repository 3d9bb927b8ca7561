// Uses of torch in a file in, one finding each out: every use ends as a safe fix, a fix to confirm,
// a manual finding with its reason, or as nothing to say.
#pragma once

#include <set>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "engine/python/names.hpp"
#include "engine/rewrite/analyze.hpp"
#include "engine/rewrite/collect_imports.hpp"
#include "engine/rewrite/plan_use.hpp"

namespace paddle_ls::rewrite {

class FindingCollector {
 public:
  FindingCollector(std::string_view source, const python::Names& names,
                   const syntax::Pieces& pieces, const RuleSet& rules, const Options& options,
                   const CollectedImports& imports, FileFindings& into);

  // Each may be called once; findings come in the order of the uses.
  void collect_names();
  void collect_methods();  // collect_methods.cpp
  void collect_dynamic();  // collect_dynamic.cpp
  void collect_unused_imports();
  void collect_unserved_imports();  // collect_unserved_imports.cpp

 private:
  void find_variables();
  syntax::Node statement_node(python::StatementId id) const;  // null where there is none
  void collect(const python::Use& use, std::uint32_t index);
  void collect(const python::MethodUse& use);
  void collect_unmapped(const python::MethodUse& use, std::string api);
  UsePlan plan_method(const python::MethodUse& use, const FoundRule& found, syntax::Node statement);
  FoundRule rule_of_maker(const python::MethodUse& use, std::string& api) const;
  void collect_computed(const python::DynamicUse& use);
  bool ask_for_paddle_name(const python::Use& use);
  void answer(const python::Use& use, std::uint32_t group);
  std::string_view write_string(const python::DynamicUse& dynamic, UsePlan& plan);
  bool is_settled(const python::DynamicUse& dynamic, std::string_view api) const;
  UsePlan plan_unbound_method(const python::Use& use, const FoundRule& found);
  FoundRule class_given_member(std::string_view api) const;
  UsePlan plan_given_member(const python::Use& use, const FoundRule& owner);
  UsePlan plan_name(const python::Use& use, const UseToPlan& to_plan);
  Finding& add(text::ByteRange range, const Code& code, text::ByteRange extent);
  void finish(const UsePlan& plan, std::size_t first_edit, std::size_t first_hole,
              const FoundRule& found, python::StatementId statement);
  void find_needless_if(python::StatementId id, RemovedStatement& removed) const;
  bool is_served(const FoundRule& found, const UsePlan& plan) const;
  std::string_view name_taken(const FoundRule& found, const UsePlan& plan);
  void refuse_taken_name(const FoundRule& found, UsePlan& plan);
  bool is_wanted(const python::ImportedName& imported) const;
  bool passes_on(const python::Import& import, const python::ImportedName& imported);
  bool is_defined_too(const python::Binding& binding) const;
  void collect_if_unused(const python::Import& import, const python::ImportedName& imported);
  text::ByteRange needless_line(const python::ImportedName& imported, std::uint32_t group) const;
  void collect_if_unserved(const python::ImportedName& imported);
  void add_use(const python::Use& use, const FoundRule& found, const UsePlan& plan,
               std::size_t first_edit, std::size_t first_hole, std::string_view name_target);
  void add_manual(const python::Use& use, const Code& code, std::string_view reason);
  void allow_comment(python::StatementId statement);
  std::string_view keep(std::string text);

  std::string_view source_;
  const python::Names& names_;
  const RuleSet& rules_;
  Profile profile_;
  std::set<std::uint32_t> passed_on_;  // groups of imports that stay for other files
  std::shared_ptr<const std::vector<std::string>> wanted_;  // null where nobody knows
  const CollectedImports& imports_;
  FileFindings& into_;
  UsePlanner planner_;
  std::unordered_map<std::string, std::string_view> kept_;
  std::unordered_map<std::string_view, bool> is_taken_;  // names that rules need, by something else
  std::unordered_map<std::uint32_t, std::uint32_t> group_of_value_;  // use of an alias's right side
  std::vector<bool> is_variable_;  // groups that hold a value of torch
};

}  // namespace paddle_ls::rewrite
