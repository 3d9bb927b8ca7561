#include "server/cli/convert/merge_report.hpp"

#include <algorithm>

#include "server/cli/run/console.hpp"

namespace paddle_ls::cli {

std::string merge_report(const merge::PendingMerge& merge, const std::filesystem::path& into) {
  const merge::Merged& result = merge.result;
  const auto is_new = [&](const std::string& name) {
    std::error_code code;
    return !std::filesystem::exists(std::filesystem::symlink_status(merge.before / name, code));
  };
  const auto added =
      static_cast<std::size_t>(std::count_if(result.changed.begin(), result.changed.end(), is_new));
  std::string text = printable(into.generic_string()) + ": " +
                     counted(result.changed.size() - added, "file") + " changed, " +
                     std::to_string(added) + " new, " + std::to_string(result.deleted.size()) +
                     " deleted";
  if (result.conflicts.empty()) return text + "\n";
  text += ", " + counted(result.conflicts.size(), "conflict") + ":\n";
  for (const std::string& conflict : result.conflicts) text += "  " + printable(conflict) + "\n";
  return text;
}

}  // namespace paddle_ls::cli
