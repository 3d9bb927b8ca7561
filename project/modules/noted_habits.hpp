// What the files of a project do with layers, all files together: see rewrite::LayerHabits.
//
// A project is what lies below the folder that its imports start from; a workspace may hold
// several.
#pragma once

#include <map>
#include <memory>
#include <string>
#include <string_view>

#include "engine/rewrite/source/habits/layer_habits.hpp"

namespace paddle_ls::modules {

class NotedHabits {
 public:
  using Habits = std::shared_ptr<const rewrite::LayerHabits>;

  // Notes the file, which is of the project at `top`. True when it does something else than before.
  bool put(const std::string& file, const std::string& top, std::string_view text);

  // The file is gone. True as above.
  bool forget(const std::string& file);

  // What the others do that are of the project of `file`, at `top`; null for nothing. Of weights it
  // is only said whether there are any, and keywords of the file itself may be among them.
  Habits around(const std::string& file, const std::string& top);

 private:
  using ByFile = std::map<std::string, rewrite::LayerHabits>;

  std::map<std::string, ByFile> by_project_;  // files that do something
  std::map<std::string, std::string> top_of_;
  struct Merged {
    Habits with_weights;
    Habits without;
    std::size_t files_with_weights = 0;
  };

  const Merged& merged(const std::string& top, const ByFile& files);

  std::map<std::string, Merged> merged_;  // by project, until one of its files changes
};

}  // namespace paddle_ls::modules
