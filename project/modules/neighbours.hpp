// What is known about the files around a file, and about the packages that its program has
// installed.
#pragma once

#include <memory>

#include "project/modules/environments.hpp"
#include "project/modules/folder_look.hpp"
#include "project/modules/project_modules.hpp"

namespace paddle_ls::modules {

// Shared by all threads; every member guards itself.
struct Neighbours {
  ProjectModules modules;
  FolderLook folders{modules};
  std::shared_ptr<Environments> environments = std::make_shared<Environments>();
};

}  // namespace paddle_ls::modules
