// Files that are converted after the files that import from them.
#pragma once

#include <map>
#include <optional>
#include <set>
#include <string>

#include "project/modules/project_modules.hpp"

namespace paddle_ls::project {

// A file that re-exports names of torch keeps what others import from it. They may stop importing
// it when they are converted, so it is put off until as many of them as possible are.
class PutOff {
 public:
  PutOff() = default;
  explicit PutOff(modules::ProjectModules::Askers askers) : askers_(std::move(askers)) {}

  bool concerns(const std::string& path) const { return askers_.contains(path); }

  // All come before the first `next`.
  void add(const std::string& path) { paths_.insert(path); }

  // The next one; of several that fewest of those put off ask, the first by path.
  std::optional<std::string> next();

 private:
  void start();

  modules::ProjectModules::Askers askers_;
  std::set<std::string> paths_;
  std::set<std::pair<std::size_t, std::string>> by_number_;     // of those put off that ask
  std::map<std::string, std::size_t> numbers_;                  // by path
  std::map<std::string, std::set<std::string>> asked_by_file_;  // the other way round
  bool has_started_ = false;
};

}  // namespace paddle_ls::project
