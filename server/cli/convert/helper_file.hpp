// The module of a project that converted files import helpers from: what it defines after a run.
#pragma once

#include <filesystem>
#include <memory>
#include <span>
#include <string>
#include <vector>

#include "engine/text/result.hpp"
#include "server/cli/reports/colour.hpp"
#include "server/cli/run/project.hpp"

namespace paddle_ls::cli {

class HelperFile {
 public:
  // `path` need not exist. `project` is that of a file which needs a helper.
  HelperFile(std::filesystem::path path, std::shared_ptr<const Project> project)
      : path_(std::move(path)), project_(std::move(project)) {}

  // Notes what a converted file imports.
  void need(std::span<const std::string> names);

  // The module as a diff against what it is, or nothing.
  Result<std::string> diff(Colour colour) const;

  // Brings the module at `target` in step.
  Result<void> write(const std::filesystem::path& target) const;

 private:
  std::filesystem::path path_;
  std::vector<std::string> names_;
  std::shared_ptr<const Project> project_;
};

}  // namespace paddle_ls::cli
