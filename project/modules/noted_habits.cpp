#include "project/modules/noted_habits.hpp"

#include <utility>

namespace paddle_ls::modules {

bool NotedHabits::put(const std::string& file, const std::string& top, std::string_view text) {
  rewrite::LayerHabits now = rewrite::layer_habits(text);
  // Where in the file it is says nothing to others.
  if (!now.weights.empty()) now.weights = {0};
  if (now == rewrite::LayerHabits()) return forget(file);
  const auto [known, is_new] = by_project_[top].try_emplace(file);
  top_of_[file] = top;
  if (!is_new && known->second == now) return false;
  known->second = std::move(now);
  merged_.erase(top);
  return true;
}

bool NotedHabits::forget(const std::string& file) {
  const auto top = top_of_.find(file);
  if (top == top_of_.end()) return false;
  by_project_[top->second].erase(file);
  merged_.erase(top->second);
  top_of_.erase(top);
  return true;
}

NotedHabits::Habits NotedHabits::around(const std::string& file, const std::string& top) {
  const auto files = by_project_.find(top);
  if (files == by_project_.end() || files->second.empty()) return nullptr;
  const Merged& all = merged(top, files->second);
  const auto own = files->second.find(file);
  const bool has_own = own != files->second.end() && !own->second.weights.empty();
  return all.files_with_weights > (has_own ? 1U : 0U) ? all.with_weights : all.without;
}

const NotedHabits::Merged& NotedHabits::merged(const std::string& top, const ByFile& files) {
  const auto [known, is_new] = merged_.try_emplace(top);
  Merged& all = known->second;
  if (!is_new) return all;
  rewrite::LayerHabits habits;
  for (const auto& [file, each] : files) {
    if (!each.weights.empty()) ++all.files_with_weights;
    habits = rewrite::joined(std::move(habits), each);
  }
  habits.weights.clear();
  all.without = std::make_shared<const rewrite::LayerHabits>(habits);
  habits.weights = {0};
  all.with_weights = std::make_shared<const rewrite::LayerHabits>(std::move(habits));
  return all;
}

}  // namespace paddle_ls::modules
