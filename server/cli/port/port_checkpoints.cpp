#include "server/cli/port/port_checkpoints.hpp"

#include <algorithm>
#include <system_error>

#include "project/weights/convert_checkpoint.hpp"

namespace paddle_ls::cli {
namespace {

namespace fs = std::filesystem;
using project::ConvertedCheckpoint;

std::vector<std::string> files_that_may_be(const fs::path& folder) {
  std::vector<std::string> files;
  std::error_code code;
  for (fs::recursive_directory_iterator at(folder, code), end; !code && at != end;
       at.increment(code)) {
    std::error_code other;
    if (at->is_regular_file(other) && project::has_torch_ending(at->path())) {
      files.push_back(at->path().lexically_relative(folder).generic_string());
    }
  }
  std::sort(files.begin(), files.end());
  return files;
}

std::vector<std::string> remarks_on(const ConvertedCheckpoint& made) {
  std::vector<std::string> remarks;
  for (const weight_map::Mapped& entry : made.entries) {
    if (entry.reason.empty() || entry.from.empty()) continue;
    remarks.push_back(entry.from + ": " + std::string(weight_map::name_of(entry.action)) + ", " +
                      entry.reason);
  }
  return remarks;
}

}  // namespace

std::vector<PortedCheckpoint> convert_checkpoints(const ConvertedFolders& folders,
                                                  const std::string& package) {
  std::vector<PortedCheckpoint> ported;
  for (const std::string& name : files_that_may_be(folders.before / package)) {
    const std::string file = package + "/" + name;
    const fs::path from = folders.before / file;
    const fs::path to = folders.after / file;
    const project::Guide guide{folders.after / package, {}, {}, true};
    auto made = project::convert_torch_file(from, to, guide);
    std::vector<std::string> remarks;
    if (!made) {
      // Of no model that the package shows: names and layouts stay.
      remarks.push_back(made.error().message);
      made = project::convert_torch_file(from, to, {});
    }
    if (!made) continue;
    const std::vector<std::string> more = remarks_on(*made);
    remarks.insert(remarks.end(), more.begin(), more.end());
    // `:Net` is a class of the package's own module.
    const std::size_t start = made->model.starts_with(':') ? 1 : 0;
    ported.push_back({file, made->model.substr(start), std::move(remarks)});
  }
  return ported;
}

}  // namespace paddle_ls::cli
