#include "server/cli/convert/put_off.hpp"

namespace paddle_ls::cli {

void PutOff::add(SourceFile file) {
  const std::string path = file.absolute_path().string();
  files_.emplace(path, std::move(file));
}

void PutOff::start() {
  has_started_ = true;
  for (const auto& [path, file] : files_) {
    std::size_t number = 0;
    for (const std::string& asker : askers_[path]) {
      if (asker == path || !files_.contains(asker)) continue;
      asked_by_file_[asker].insert(path);
      ++number;
    }
    numbers_[path] = number;
    by_number_.emplace(number, path);
  }
}

std::optional<SourceFile> PutOff::next() {
  if (!has_started_) start();
  if (by_number_.empty()) return std::nullopt;
  const std::string path = by_number_.begin()->second;
  by_number_.erase(by_number_.begin());
  for (const std::string& asked : asked_by_file_[path]) {
    std::size_t& number = numbers_[asked];
    if (by_number_.erase({number, asked}) > 0) by_number_.emplace(--number, asked);
  }
  return std::move(files_.find(path)->second);
}

}  // namespace paddle_ls::cli
