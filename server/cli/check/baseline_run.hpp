// What a baseline means for one run: which findings it knows, what is gone, and the next baseline.
#pragma once

#include <filesystem>
#include <memory>
#include <mutex>
#include <string>
#include <vector>

#include "engine/text/result.hpp"
#include "server/cli/check/baseline.hpp"
#include "server/cli/check/check_options.hpp"

namespace paddle_ls::cli {

// How many findings a run leaves out, and how many of the baseline it does not find.
struct LeftOut {
  std::size_t known = 0;
  std::size_t gone = 0;
};

class BaselineRun {
 public:
  // Null where the options name no baseline. An error where its file cannot be read as one, or is
  // missing and not to be written.
  static Result<std::unique_ptr<BaselineRun>> open(const CheckOptions& options);

  bool is_updated() const { return is_updated_; }

  // Which of `found`, all findings in the file at `path`, are not reported: when the baseline is
  // written, all of them. Safe to call from several threads, once for each file.
  std::vector<bool> known(const std::filesystem::path& path, const std::vector<KnownUse>& found);

  // After the last file.
  LeftOut left_out() const;

  // Writes the baseline as this run found it, and returns a line that says so.
  Result<std::string> update() const;

 private:
  BaselineRun(const std::filesystem::path& file, bool is_updated);

  Result<void> read();
  std::string name_of(const std::filesystem::path& file) const;
  bool is_missing(const std::string& name) const;

  std::filesystem::path file_;
  std::filesystem::path folder_;  // that the names of files are relative to; without links
  bool is_updated_;
  Baseline stored_;
  std::string read_;  // the bytes of the file; empty: there is none

  std::mutex mutex_;
  Baseline looked_at_;  // what this run found, with files that have no findings
  LeftOut left_out_;    // in files that were looked at
};

}  // namespace paddle_ls::cli
