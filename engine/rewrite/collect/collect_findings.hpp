// Uses of torch in a file in, one finding each out: every use ends as a safe fix, a fix to confirm,
// a manual finding with its reason, or as nothing to say.
#pragma once

#include <map>
#include <set>
#include <span>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "engine/python/facts/names.hpp"
#include "engine/rewrite/collect/downgrade.hpp"
#include "engine/rewrite/collect/hoisted_calls.hpp"
#include "engine/rewrite/collect/own_helpers.hpp"
#include "engine/rewrite/collect/plain_base.hpp"
#include "engine/rewrite/dependents/dependence.hpp"
#include "engine/rewrite/imports/collect_imports.hpp"
#include "engine/rewrite/known/class_names.hpp"
#include "engine/rewrite/plan/plan_use.hpp"
#include "engine/rewrite/result/file_findings.hpp"
#include "engine/rewrite/result/options.hpp"
#include "engine/rewrite/source/file_words.hpp"
#include "engine/rewrite/source/iterator_places.hpp"

namespace paddle_ls::rewrite {

class FindingCollector {
 public:
  FindingCollector(std::string_view source, const python::Names& names,
                   const syntax::Pieces& pieces, const RuleSet& rules, const Options& options,
                   const CollectedImports& imports, FileFindings& into);

  // False for a file that nothing can bring torch into: whatever it calls is not torch's, or is
  // handed to it by files that say what it is.
  bool may_have_torch();  // may_have_torch.cpp

  // Each may be called once; findings come in the order of the uses.
  void collect_names();
  void collect_methods();            // collect_methods.cpp
  void collect_dynamic();            // collect_dynamic.cpp
  void collect_unused_imports();     // collect_unused_imports.cpp
  void collect_unserved_imports();   // collect_unserved_imports.cpp
  void collect_dependent_imports();  // collect_dependent_imports.cpp
  void collect_class_names();        // collect_class_names.cpp
  void collect_own_tensors();        // collect_plain_bases.cpp
  void find_plain_bases();
  void propose_plain_bases();
  PlainBase* plain_base_around(std::size_t offset);  // null where there is none
  void look_for_overridden(const python::Scope& scope);
  void look_for_other_use(const python::MethodUse& use);
  FoundRule rule_of_layer(const PlainBase& base, std::string_view member) const;
  bool is_of_plain_base(const PlainBase& base, const python::MethodUse& use) const;
  bool has_without_rule(const python::MethodUse& use) const;
  bool is_ruled_natively(const python::MethodUse& use, const FoundRule& rule);
  python::MethodUse seen_from_base(const python::MethodUse& use);
  // collect_own_tensors.cpp

 private:
  void find_variables();
  void find_wanted();
  syntax::Node statement_node(python::StatementId id) const;  // null where there is none
  void collect(const python::Use& use, std::uint32_t index);
  void collect(const python::MethodUse& use);
  void collect_unmapped(const python::MethodUse& use, std::string api);
  UsePlan plan_method(const python::MethodUse& use, const FoundRule& found, syntax::Node statement);
  bool is_surely_tensor(const python::MethodUse& use) const;
  bool is_sign_of_tensor(std::string_view member, syntax::Node call) const;
  bool is_made_by_tensor(syntax::Node made) const;
  std::uint32_t contexts_of_items(syntax::Node statement, syntax::Node place) const;
  FoundRule rule_shared_with_sizes(const python::MethodUse& use) const;
  std::string maker_of(const python::MethodUse& use) const;
  bool writes_computed_data(const python::MethodUse& use, syntax::Node statement) const;
  FoundRule rule_of_maker(const python::MethodUse& use, std::string& api) const;
  void collect_computed(const python::DynamicUse& use);
  void collect_replaced_path(const python::DynamicUse& use);
  bool ask_for_paddle_name(const python::Use& use);
  void answer(const python::Use& use, std::uint32_t group);
  std::string_view write_string(const python::DynamicUse& dynamic, UsePlan& plan);
  bool is_settled(const python::DynamicUse& dynamic, std::string_view api) const;
  UsePlan plan_unbound_method(const python::Use& use, const FoundRule& found);
  const python::Use* base_of_method(const python::Use& use) const;
  bool collect_base_method(const python::Use& use, const python::Use& base);
  bool collect_super_method(const python::Use& use, const python::Use& base,
                            const FoundRule& found);
  FoundRule class_given_member(std::string_view api) const;
  bool begins_layer(const python::Use& use, const FoundRule& owner) const;
  UsePlan plan_given_member(const python::Use& use, const FoundRule& owner);
  bool asks_for_presence(const python::Use& use) const;
  std::uint32_t group_of(const python::Use& use) const;
  UsedAs used_as(const python::Use& use, const FoundRule& found, bool is_alias_value) const;
  void collect_known(const python::Use& use, const FoundRule& rule, const FoundRule& owner,
                     std::uint32_t alias);
  UsePlan plan_name(const python::Use& use, const FoundRule& found, const UsedAs& used);
  bool brings_torch(std::string_view api);
  // record_finding.cpp
  Finding& add(text::ByteRange range, const Code& code, text::ByteRange extent);
  void add_use(const python::Use& use, const FoundRule& found, UsePlan plan, const EditMark& before,
               std::string_view name_target);
  void add_manual(const python::Use& use, const Code& code, std::string_view reason);
  void finish(UsePlan plan, const EditMark& before, const FoundRule& found,
              python::StatementId statement);
  void find_needless_if(python::StatementId id, RemovedStatement& removed) const;
  void allow_comment(python::StatementId statement);
  std::string_view keep(std::string text);
  std::span<const DifferenceId> keep(std::vector<DifferenceId> list);
  // collect_own_tensors.cpp
  void collect_answering_method(const python::Scope& scope);
  python::NameId own_tensor_of(syntax::Node call) const;
  void look_for_own_tensor(syntax::Node call, UsePlan& plan);
  void look_for_second_derivative(std::string_view api, syntax::Node call, UsePlan& plan);
  // collect_needs.cpp
  bool is_served(const FoundRule& found, const UsePlan& plan) const;
  bool is_taken(const FindingNeed& need);
  void settle_taken_names(const FoundRule& found, UsePlan& plan, const EditMark* written = nullptr);
  bool call_differently(const EditMark& first, const FindingNeed& need);
  void add_needs(const FoundRule& found, const UsePlan& plan);
  void name_helpers(const UsePlan& plan, std::size_t first);
  bool spells(const FindingPlan& plan, std::string_view name) const;
  bool is_wanted(const python::ImportedName& imported) const;
  bool add_reexport(const python::Import& import, const python::ImportedName& imported);
  bool is_defined_too(const python::Binding& binding) const;
  void collect_if_unused(const python::Import& import, const python::ImportedName& imported);
  text::ByteRange needless_line(const python::ImportedName& imported, std::uint32_t group) const;
  void collect_if_unserved(const python::ImportedName& imported);
  std::optional<Dependence> dependent_of(const python::ImportedName& imported) const;
  void add_dependent(const python::Import& import, text::ByteRange range, Dependence dependence);
  bool imports_dependent_in(text::ByteRange range) const;
  bool is_optional(const python::Import& import) const;
  bool has_other_way(syntax::Node attempt, const python::Import& import) const;
  void collect_loose_names(const std::vector<ConvertedClass>& classes,
                           const std::set<std::size_t>& judged);
  bool is_looked_up(text::ByteRange word) const;
  void add_class_name(text::ByteRange word, const NameVerdict& verdict,
                      python::Certainty certainty);

  std::string_view source_;
  const python::Names& names_;
  const RuleSet& rules_;
  Profile profile_;
  const Settled accepted_;             // by the project
  std::set<std::uint32_t> passed_on_;  // groups of imports that stay for other files
  std::shared_ptr<const std::vector<std::string>> wanted_;        // null where nobody knows
  std::shared_ptr<const std::vector<std::string>> own_packages_;  // null for none
  std::shared_ptr<const InstalledPackages> installed_;            // null where nobody knows
  std::shared_ptr<const Reexports> reexports_;                    // null for none
  const CollectedImports& imports_;
  FileFindings& into_;
  UsePlanner planner_;
  std::unordered_map<std::string, std::string_view> kept_;
  std::map<std::vector<DifferenceId>, std::span<const DifferenceId>> kept_lists_;
  IteratorPlaces iterator_places_;
  HoistedCalls hoisted_calls_;
  FileWords words_;
  OwnHelpers own_helpers_;
  std::unordered_map<std::string_view, bool> is_taken_;  // names that rules need, by something else
  std::unordered_map<std::uint32_t, std::uint32_t> group_of_value_;  // use of an alias's right side
  std::vector<bool> is_variable_;              // groups that hold a value of torch
  std::vector<PlainBase> plain_bases_;         // none inside of another, in their order
  std::shared_ptr<const LayerHabits> habits_;  // of the project; null for none
  bool differentiates_twice_;
};

}  // namespace paddle_ls::rewrite
