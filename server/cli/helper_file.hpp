// The module of a project that converted files import helpers from: how each of them spells it, and
// what it defines after a run.
#pragma once

#include <filesystem>
#include <memory>
#include <span>
#include <string>
#include <vector>

#include "engine/text/result.hpp"
#include "server/cli/commands.hpp"
#include "server/cli/project.hpp"
#include "server/cli/reports/colour.hpp"

namespace paddle_ls::cli {

class HelperFile {
 public:
  // `path` as the user gave it; empty where no such module is wanted. It need not exist.
  explicit HelperFile(const std::filesystem::path& path);

  const std::filesystem::path& path() const { return path_; }

  // What stands behind `from` in the file at `path`: a relative module where both are in one
  // package, else the module's name from the top of its own. Empty for the module itself.
  std::string import_from(const std::filesystem::path& file) const;

  // Notes what a converted file imports, by the rules of its project.
  void need(std::span<const std::string> names, const std::shared_ptr<const Project>& project);

  // The module as a diff against what it is, or nothing.
  Result<std::string> diff(Colour colour) const;

  // Brings the module at `target` in step. `like` is a file whose permissions a new one gets.
  Result<void> write(const std::filesystem::path& target, const std::filesystem::path& like) const;

  bool is_needed() const { return !names_.empty(); }

 private:
  std::filesystem::path given_;
  std::filesystem::path path_;  // absolute, without symbolic links
  std::vector<std::string> names_;
  std::shared_ptr<const Project> project_;  // of the first file that needs a helper
};

}  // namespace paddle_ls::cli
