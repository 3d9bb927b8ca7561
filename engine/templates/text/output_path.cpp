#include "engine/templates/text/output_path.hpp"

#include <algorithm>
#include <string_view>

namespace paddle_ls::templates {

namespace {

// The components that Python's PurePosixPath keeps.
std::vector<std::string> components(std::string_view path) {
  std::vector<std::string> found;
  for (std::size_t start = 0; start <= path.size();) {
    const std::size_t slash = std::min(path.find('/', start), path.size());
    const std::string_view component = path.substr(start, slash - start);
    if (!component.empty() && component != ".") found.emplace_back(component);
    start = slash + 1;
  }
  return found;
}

std::string python_path(std::string_view path) {
  std::string spelled = path.starts_with('/') ? "/" : "";
  for (const std::string& component : components(path)) {
    if (!spelled.empty() && spelled.back() != '/') spelled += '/';
    spelled += component;
  }
  return spelled.empty() ? "." : spelled;
}

}  // namespace

std::string recorded_name(const std::string& install_dir, const std::string& filename,
                          Dialect dialect) {
  if (dialect == Dialect::v1) return install_dir + "/" + filename;
  return python_path(install_dir.empty() ? filename : install_dir + "/" + filename);
}

Result<std::string> with_stem_suffix(const std::string& filename, const std::string& suffix,
                                     Dialect dialect) {
  if (dialect == Dialect::v1) {
    const std::size_t dot = std::min(filename.rfind('.'), filename.size());
    return filename.substr(0, dot) + suffix + filename.substr(dot);
  }
  const std::string path = python_path(filename);
  const std::size_t name_start = path.rfind('/') + 1;
  if (path == "." || path == "/") return error("the output file has no name", filename);
  if (suffix.find('/') != std::string::npos) {
    return error("the shard_id must not hold a slash: " + suffix, filename);
  }
  const std::size_t dot = path.rfind('.');
  const bool has_extension = dot != std::string::npos && dot > name_start && dot + 1 < path.size();
  const std::size_t stem_end = has_extension ? dot : path.size();
  return path.substr(0, stem_end) + suffix + path.substr(stem_end);
}

void sort_recorded_names(std::vector<std::string>& names, Dialect dialect) {
  if (dialect == Dialect::v1) {
    std::sort(names.begin(), names.end());
    return;
  }
  // Component by component: the slash sorts before every other character.
  std::sort(names.begin(), names.end(), [](const std::string& a, const std::string& b) {
    const auto order = [](char c) { return c == '/' ? 0 : static_cast<unsigned char>(c) + 1; };
    return std::lexicographical_compare(a.begin(), a.end(), b.begin(), b.end(),
                                        [&](char x, char y) { return order(x) < order(y); });
  });
}

std::string cmake_list(const std::string& variable, const std::vector<std::string>& names,
                       Dialect dialect) {
  std::string list;
  if (dialect == Dialect::v2) {
    list = "set(\n" + variable;
    for (const std::string& name : names) list += "\n    \"" + name + "\"";
    return list + "\n)";
  }
  list = "set(" + variable + "\n    ";
  for (std::size_t i = 0; i < names.size(); ++i) {
    if (i > 0) list += "\n    ";
    list += "\"" + names[i] + "\"";
  }
  return list + ")";
}

}  // namespace paddle_ls::templates
