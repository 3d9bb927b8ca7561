// The configuration of the files of a folder: its settings, and the conversion rules that they
// name.
#pragma once

#include <memory>
#include <vector>

#include "engine/rewrite/known/rule_set.hpp"
#include "engine/text/result.hpp"
#include "project/configuration/relocation.hpp"
#include "project/settings/settings.hpp"

namespace paddle_ls::project {

struct Configuration {
  std::shared_ptr<const settings::Settings> settings;
  std::shared_ptr<const rewrite::RuleSet> rules;
  // The errors in these files. Places are absolute, as in
  // `/home/me/.paddle-ls.json:3:14`.
  std::vector<Error> complaints = {};
  Relocation relocation = {};  // of the files that have this configuration
};

}  // namespace paddle_ls::project
