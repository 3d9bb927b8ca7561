// Files whose turn comes after that of those that import from them.
#pragma once

#include <map>
#include <optional>
#include <set>
#include <string>

#include "server/cli/run/source_files.hpp"
#include "server/modules/project_modules.hpp"

namespace paddle_ls::cli {

// A file that hands names of the library on keeps what others ask of it. They may stop to ask when
// they are converted, so it is put off until as many of them as possible are.
class PutOff {
 public:
  explicit PutOff(modules::ProjectModules::Askers askers) : askers_(std::move(askers)) {}

  bool concerns(const SourceFile& file) const {
    return file.kind == SourceFile::Kind::python && askers_.contains(file.absolute_path().string());
  }

  void add(SourceFile file);

  // The next one; of several that fewest of those put off ask, the first by path.
  std::optional<SourceFile> next();

 private:
  void start();

  modules::ProjectModules::Askers askers_;
  std::map<std::string, SourceFile> files_;                     // by path
  std::set<std::pair<std::size_t, std::string>> by_number_;     // of those put off that ask
  std::map<std::string, std::size_t> numbers_;                  // by path
  std::map<std::string, std::set<std::string>> asked_by_file_;  // the other way round
  bool has_started_ = false;
};

}  // namespace paddle_ls::cli
