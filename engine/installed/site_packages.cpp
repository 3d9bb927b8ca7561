#include "engine/installed/site_packages.hpp"

#include <algorithm>
#include <tuple>

namespace paddle_ls::installed {
namespace {

namespace fs = std::filesystem;

constexpr std::string_view packages_name = "site-packages";
constexpr std::string_view python_name = "python";
// A folder of libraries with more entries is none of an environment.
constexpr int most_folder_entries = 20000;

bool is_folder(const fs::path& path) {
  std::error_code code;
  return fs::is_directory(path, code);
}

void add(const fs::path& folder, std::string python, std::vector<SitePackages>& to) {
  if (!is_folder(folder)) return;
  std::error_code code;
  const bool is_known = std::any_of(to.begin(), to.end(), [&](const SitePackages& each) {
    return fs::equivalent(each.folder, folder, code);
  });
  if (!is_known) to.push_back({folder, std::move(python)});
}

// `lib/python3.11/site-packages` for each Python that is there.
void add_below(const fs::path& libraries, std::vector<SitePackages>& to) {
  std::vector<fs::path> pythons;
  std::error_code code;
  int left = most_folder_entries;
  for (fs::directory_iterator at(libraries, code), end; !code && at != end && left > 0;
       at.increment(code), --left) {
    if (at->path().filename().generic_string().starts_with(python_name))
      pythons.push_back(at->path());
  }
  // Conda calls its Python by other names as well, which are links and say another release.
  std::sort(pythons.begin(), pythons.end(), [](const fs::path& a, const fs::path& b) {
    std::error_code unknown;
    return std::tuple(fs::is_symlink(a, unknown), a) < std::tuple(fs::is_symlink(b, unknown), b);
  });
  for (const fs::path& python : pythons) {
    add(python / packages_name, python.filename().generic_string().substr(python_name.size()), to);
  }
}

}  // namespace

std::vector<SitePackages> site_packages(const fs::path& environment) {
  std::vector<SitePackages> found;
  fs::path top = environment;
  if (!top.has_filename()) top = top.parent_path();  // a slash at the end
  const fs::path name = top.filename();
  if (name == packages_name || name == "dist-packages") {
    add(top, {}, found);
    return found;
  }
  // The interpreter is a link to that of the system as a rule, so only its name says where it is.
  std::error_code code;
  const bool is_interpreter =
      name.generic_string().starts_with(python_name) && fs::is_regular_file(top, code);
  if (is_interpreter) top = top.parent_path().parent_path();
  add_below(top / "lib", found);
  add_below(top / "lib64", found);
  add(top / "Lib" / packages_name, {}, found);
  return found;
}

}  // namespace paddle_ls::installed
