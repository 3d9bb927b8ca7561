// Where the helpers of a project's converted files are defined when no module is named for them.
//
// A module serves a file only if Python finds it however the program is started. What lies around a
// file says how that is: a package is found as a whole, loose files are found in the folder of the
// script that runs. Where it is not sure, a file keeps its helpers. A project that has ported
// packages beside its helpers shares theirs: a layer has the same class in both.
#pragma once

#include <filesystem>
#include <map>
#include <string>

#include "project/modules/handed_on.hpp"

namespace paddle_ls::modules {

// What a helper module is called where no setting names it.
inline constexpr const char* helper_module_file = "paddle_helpers.py";
// What a folder has that packages were ported into: a record of them.
inline constexpr const char* port_record = ".ported";

struct HelperPlace {
  std::filesystem::path module;  // absolute; it need not exist
  std::string import_name;       // the text after `from` in the file
};

// By file; without those that keep their helpers.
using HelperPlaces = std::map<std::string, HelperPlace>;

class HelperPlaceFinder {
 public:
  HelperPlaceFinder(ModuleFiles& files, const HandedOn& handed_on)
      : files_(files), handed_on_(handed_on) {}

  // `names_main`: the file speaks of `__main__`, so it may be started as a program.
  std::optional<HelperPlace> of(const std::string& path, bool names_main);

 private:
  std::optional<HelperPlace> of_its_own(const std::string& path, bool names_main);
  std::optional<HelperPlace> in_package(const std::string& path, bool may_be_started);
  std::optional<HelperPlace> of_loose_file(const std::string& path, bool may_be_started);
  std::optional<HelperPlace> in_imported_package(const std::string& path);
  std::set<std::string> folders_searched(const std::string& path, bool may_be_started);
  std::string folder_searched(const std::string& importer, const python::WrittenImport& import);
  const std::filesystem::path& ported_below(const std::filesystem::path& folder);

  ModuleFiles& files_;
  const HandedOn& handed_on_;
  std::map<std::filesystem::path, std::filesystem::path> ported_;  // by folder; may be empty
};

}  // namespace paddle_ls::modules
