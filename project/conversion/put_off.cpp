#include "project/conversion/put_off.hpp"

namespace paddle_ls::project {

void PutOff::start() {
  has_started_ = true;
  for (const std::string& path : paths_) {
    std::size_t number = 0;
    for (const std::string& asker : askers_[path]) {
      if (asker == path || !paths_.contains(asker)) continue;
      asked_by_file_[asker].insert(path);
      ++number;
    }
    numbers_[path] = number;
    by_number_.emplace(number, path);
  }
}

std::optional<std::string> PutOff::next() {
  if (!has_started_) start();
  if (by_number_.empty()) return std::nullopt;
  std::string path = by_number_.begin()->second;
  by_number_.erase(by_number_.begin());
  for (const std::string& asked : asked_by_file_[path]) {
    std::size_t& number = numbers_[asked];
    if (by_number_.erase({number, asked}) > 0) by_number_.emplace(--number, asked);
  }
  return path;
}

}  // namespace paddle_ls::project
