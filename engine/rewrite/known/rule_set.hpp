// The rules of a workspace: its own files first, then the built-in ones.
#pragma once

#include <memory>
#include <span>
#include <string_view>
#include <vector>

#include "engine/rewrite/language/helper_source.hpp"
#include "engine/rewrite/language/rule_loader.hpp"
#include "engine/rewrite/rows/rule.hpp"
#include "engine/text/result.hpp"

namespace paddle_ls::rewrite {

class RuleTableBuilder;

// A rule and the table with its rows; both null if there is none.
struct FoundRule {
  const RuleTable* table = nullptr;
  const Rule* rule = nullptr;
  std::uint32_t id = 0;  // finds it again: see RuleSet::rule; 0 when there is none

  explicit operator bool() const { return rule != nullptr; }
};

// A definition that the code of rules calls, and the modules and helpers that it needs.
struct FoundHelper {
  std::string_view code;  // empty if there is none
  std::vector<std::string_view> modules;
  std::vector<std::string_view> helpers;
};

// What rule files of a workspace may name: built-in helpers and conditions, and the files next to
// them, which `read` reads.
Surroundings around_rule_files(const ReadBeside& read);

// Cheap to copy; copies share the workspace rules. Safe to read from several threads.
class RuleSet {
 public:
  // The built-in rules alone. Costs nothing but, in browsers, their expansion at the first time.
  RuleSet();

  // Gives the rules of `json` precedence over all others and returns its errors; sound rules of a
  // file with errors are used. `file` is its name in errors. `read` returns the text of a file by
  // its path relative to it; it may be empty if files may not be read.
  std::vector<Error> add_rules(std::string_view json, std::string_view file,
                               const ReadBeside& read = {});

  // The rule for `api` that holds for `profile`. A variant for another release is never used
  // instead; the profile `3.3-compat` is Paddle 3.3 (compat_rules.hpp).
  FoundRule find(std::string_view api, Profile profile) const;

  // The same; if `api` has no rule, the rule of another name of the same torch object.
  FoundRule find_under_any_name(std::string_view api, Profile profile) const;

  // The target of `api` in a table of aliases; empty if there is none.
  std::string_view alias_target(std::string_view api) const;

  // True if a rule of any release covers `api` under any of its names.
  bool knows(std::string_view api) const;

  FoundRule rule(std::uint32_t id) const;

  // The names of all rules that hold for `profile`, unordered; some more than once.
  std::vector<std::string_view> names(Profile profile) const;

  // True for a name of torch, and for one of another package if a rule covers it or an enclosing
  // module.
  bool covers(std::string_view api, Profile profile) const;

  // The top-level packages that rules of any release cover: torch first, without `paddle`. A file
  // that mentions none of them has no findings.
  std::span<const std::string_view> roots() const { return *roots_; }

  // The names of all built-in helpers.
  static std::vector<std::string_view> built_in_helper_names();

  // The helper that rules call `name`.
  FoundHelper helper(std::string_view name) const;

  // Whether rules were added to the built-in ones.
  bool has_own_rules() const { return layers_.size() > 1; }

  // False for a rule of the workspace, for which its authors are responsible.
  static bool is_built_in(const FoundRule& found);

 private:
  struct Layer {
    std::shared_ptr<const RuleTableBuilder> owner;  // null for the built-in rules
    std::shared_ptr<const RuleTable> table;
  };

  FoundRule find_in(std::size_t layer, std::string_view api, Profile profile) const;

  ExpansionBudget budget_;     // shared by everything that is added
  std::vector<Layer> layers_;  // oldest first: the last one has precedence
  std::shared_ptr<const std::vector<std::string_view>> roots_;  // texts of the tables
};

}  // namespace paddle_ls::rewrite
