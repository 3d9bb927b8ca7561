// What holds for the files of a folder: its settings, and the conversion rules that they name.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "engine/rewrite/known/rule_set.hpp"
#include "project/settings/settings.hpp"

namespace paddle_ls::project {

struct Configuration {
  std::shared_ptr<const settings::Settings> settings;
  std::shared_ptr<const rewrite::RuleSet> rules;
  std::vector<std::string> complaints = {};  // about the files that say so, each with its place
};

}  // namespace paddle_ls::project
