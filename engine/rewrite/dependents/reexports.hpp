// What the file that is analysed gets of torch from other files of its project: facts that come
// from outside, so that the analysis stays a function of its arguments.
#pragma once

#include <string_view>

#include "engine/python/facts/known_modules.hpp"
#include "engine/rewrite/dependents/dependence.hpp"
#include "engine/rewrite/known/rule_set.hpp"
#include "engine/rewrite/result/options.hpp"

namespace paddle_ls::rewrite {

// What `target` is for a class of the project that answers torch's functions for its objects, and
// for one of them that derives from a tensor: no name that anybody spells in a file.
inline constexpr std::string_view answering_class = "torch.Tensor.__torch_function__";
inline constexpr std::string_view answering_tensor = "torch.Tensor.__torch_function__.tensor";

// What the names of a file may lead to. What it views has to outlive it.
struct ProjectView {
  // NOLINTNEXTLINE(google-explicit-constructor): rules alone are the view of a single file.
  ProjectView(const RuleSet& with_rules, const Reexports* handed_on = nullptr,
              const InstalledPackages* packages = nullptr)
      : rules(with_rules), reexports(handed_on), installed(packages) {}

  const RuleSet& rules;
  const Reexports* reexports;          // null for none
  const InstalledPackages* installed;  // null where nobody knows
};

// The libraries that the rules speak of, what other files hand on and what is installed: a file
// without torch's name may import a package that needs it.
python::KnownModules known_modules(const ProjectView& view);

}  // namespace paddle_ls::rewrite
