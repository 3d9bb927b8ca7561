// The module of a project that converted files import helpers from: what it defines after a run.
#pragma once

#include <filesystem>
#include <string>

#include "engine/text/result.hpp"
#include "project/conversion/needed_helpers.hpp"
#include "server/cli/reports/colour.hpp"

namespace paddle_ls::cli {

class HelperFile {
 public:
  // `path` need not exist. `module` must outlive this.
  HelperFile(std::filesystem::path path, const project::HelperModule& module)
      : path_(std::move(path)), module_(module) {}

  // The module as a diff against what it is, or nothing.
  Result<std::string> diff(Colour colour) const;

  // Updates the module at `target`.
  Result<void> write(const std::filesystem::path& target) const;

 private:
  std::filesystem::path path_;
  const project::HelperModule& module_;
};

}  // namespace paddle_ls::cli
