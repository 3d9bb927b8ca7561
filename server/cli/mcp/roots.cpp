#include "server/cli/mcp/roots.hpp"

#include <system_error>

#include "engine/files/place_below.hpp"
#include "server/cli/run/source_files.hpp"

namespace paddle_ls::cli::mcp {

namespace fs = std::filesystem;

Result<Roots> Roots::open(const std::vector<fs::path>& folders) {
  Roots roots;
  const std::vector<fs::path> given = folders.empty() ? std::vector<fs::path>{"."} : folders;
  for (const fs::path& folder : given) {
    std::error_code code;
    const fs::path canonical = fs::canonical(folder, code);
    if (code) return error(code.message(), folder.generic_string());
    if (!fs::is_directory(canonical)) return error("is not a folder", folder.generic_string());
    roots.roots_.push_back({whole_path(folder), canonical});
  }
  std::error_code code;
  fs::current_path(roots.roots_.front().canonical, code);
  if (code) return error(code.message(), given.front().generic_string());
  return roots;
}

Result<fs::path> Roots::place_of(const std::string& path) const {
  if (path.empty()) return error("the path is empty");
  if (path.find('\0') != std::string::npos) return error("the path contains a NUL character");
  const fs::path whole = whole_path(path);
  std::string reason = "it is outside the folders of this server (see `paddle-ls mcp --root`)";
  for (const Root& root : roots_) {
    for (const fs::path& folder : {root.spelled, root.canonical}) {
      if (!files::is_inside(whole, folder)) continue;
      const fs::path below = whole.lexically_relative(folder);
      if (below == ".") return whole;
      const auto place = files::place_below(folder, below.generic_string());
      if (place) return place;
      reason = place.error().message;
    }
  }
  return error(reason, path);
}

fs::path Roots::around(const fs::path& path) const {
  for (const Root& root : roots_) {
    if (files::is_inside(path, root.spelled)) return root.spelled;
    if (files::is_inside(path, root.canonical)) return root.canonical;
  }
  return path.parent_path();
}

}  // namespace paddle_ls::cli::mcp
