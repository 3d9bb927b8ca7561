#include "engine/files/place_below.hpp"

#include <algorithm>
#include <array>
#include <cctype>
#include <string_view>
#include <system_error>

namespace paddle_ls::files {
namespace {

namespace fs = std::filesystem;

constexpr std::array<std::string_view, 5> version_control = {".git", ".hg", ".svn", ".bzr", ".jj"};

// Some file systems ignore case, and Windows ignores some characters at the end: `.git.`, `.git `
// and the streams `.git:name` and `.git::$INDEX_ALLOCATION` are all `.git` there, as is its short
// name.
bool is_of_version_control(std::string part) {
  part.resize(std::min(part.find(':'), part.size()));
  part.resize(part.find_last_not_of(". ") + 1);
  std::transform(part.begin(), part.end(), part.begin(),
                 [](unsigned char letter) { return static_cast<char>(std::tolower(letter)); });
  if (part == "git~1") return true;
  return std::find(version_control.begin(), version_control.end(), part) != version_control.end();
}

// What the link at `link` leads to in the end.
Result<fs::path> followed(const fs::path& link, const fs::path& root, const std::string& name) {
  std::error_code code;
  const fs::path target = fs::canonical(link, code);
  if (code) return error(link.generic_string() + " is a link to nothing", name);
  if (!is_inside(target, root))
    return error(link.generic_string() + " is a link out of its folder", name);
  return target;
}

}  // namespace

bool is_inside(const fs::path& path, const fs::path& folder) {
  return std::mismatch(folder.begin(), folder.end(), path.begin(), path.end()).first ==
         folder.end();
}

Result<void> stays_below(const std::string& name) {
  if (name.find('\0') != std::string::npos) return error("the path has a NUL in it");
  const fs::path path(name);
  if (path.has_root_path()) return error("the path must be relative: " + name, name);
  bool names_a_file = false;
  for (const fs::path& part : path) {
    if (part == "..")
      return error("the path must not leave its folder through '..': " + name, name);
    if (is_of_version_control(part.generic_string())) {
      return error("the path must not lead into a folder of version control: " + name, name);
    }
    names_a_file = !part.empty() && part != ".";
  }
  if (!names_a_file) return error("the path names no file", name);
  return {};
}

Result<fs::path> place_below(const fs::path& root, const std::string& name) {
  if (auto below = stays_below(name); !below) return tl::unexpected(below.error());
  std::error_code code;
  const fs::path folder = fs::weakly_canonical(root.empty() ? fs::path(".") : root, code);
  if (code) return error("cannot resolve the folder: " + code.message(), root.generic_string());
  fs::path spelled = root.empty() ? fs::path(".") : root;
  fs::path place = folder;
  for (const fs::path& part : fs::path(name)) {
    if (part.empty() || part == ".") continue;
    spelled /= part;
    place /= part;
    if (!fs::is_symlink(fs::symlink_status(place, code))) continue;
    auto target = followed(place, folder, name);
    if (!target) return target;
    place = std::move(*target);
  }
  // What a link leads to below the folder may still be a file of version control.
  if (auto below = stays_below(place.lexically_relative(folder).generic_string()); !below) {
    return tl::unexpected(below.error());
  }
  return spelled;
}

}  // namespace paddle_ls::files
