#include "engine/installed/import_names.hpp"

#include <algorithm>
#include <array>
#include <set>

#include "engine/installed/module_path.hpp"

namespace paddle_ls::installed {
namespace {

using Names = std::set<std::string, std::less<>>;

constexpr std::string_view package_file = "__init__.py";

// Folders that packages leave beside their modules by mistake: they do not name the package.
constexpr std::array<std::string_view, 10> by_mistake = {"benchmarks", "doc",     "docs", "example",
                                                         "examples",   "scripts", "test", "testing",
                                                         "tests",      "tools"};

// Calls `each` with every line, without blanks around it.
template <class Each>
void for_each_line(std::string_view text, Each each) {
  constexpr std::string_view blanks = " \t\r";
  while (!text.empty()) {
    std::string_view line = text.substr(0, text.find('\n'));
    text.remove_prefix(std::min(line.size() + 1, text.size()));
    line.remove_prefix(std::min(line.find_first_not_of(blanks), line.size()));
    line = line.substr(0, line.find_last_not_of(blanks) + 1);
    if (!line.empty()) each(line);
  }
}

// Calls `each` with every path of `record` that is below the folder of packages.
template <class Each>
void for_each_path(std::string_view record, Each each) {
  for_each_line(record, [&](std::string_view line) {
    const std::string_view path = line.substr(0, line.find(','));
    const bool is_elsewhere = path.starts_with('/') || path.starts_with("../") ||
                              path.starts_with('"') || path.find("..") != std::string_view::npos;
    if (!is_elsewhere) each(path);
  });
}

bool is_identifier(std::string_view name) {
  return !name.empty() && std::none_of(name.begin(), name.end(), [](char byte) {
    return byte == '-' || byte == ' ' || byte == '.';
  }) && !(name.front() >= '0' && name.front() <= '9');
}

std::string_view file_of(std::string_view path) {
  return path.substr(path.rfind('/') + 1);
}

bool is_module_file(std::string_view file) {
  return file.ends_with(".py") || file.ends_with(".so");
}

// What a package has by its RECORD.
class Recorded {
 public:
  explicit Recorded(const PackageFiles& files) {
    for_each_line(files.namespaces, [&](std::string_view name) { namespaces_.emplace(name); });
    for_each_path(files.record, [&](std::string_view path) {
      if (file_of(path) != package_file || path == package_file) return;
      packages_.emplace(path.substr(0, path.rfind('/')));
    });
    for_each_path(files.record, [&](std::string_view path) { add(path); });
    for (const std::string& folder : without_packages_) {
      const auto below = found_.lower_bound(folder + ".");
      const bool has_parts = below != found_.end() && below->starts_with(folder + ".");
      if (!has_parts) found_.insert(folder);
    }
  }

  Names take() && { return std::move(found_); }
  bool is_namespace(std::string_view name) const { return namespaces_.contains(name); }

 private:
  void add(std::string_view path) {
    if (!is_module_file(path)) return;
    const std::size_t first = path.find('/');
    if (first == std::string_view::npos) {
      const std::string_view module = path.substr(0, path.find('.'));
      if (is_identifier(module) && !module.starts_with("__editable__")) found_.emplace(module);
      return;
    }
    if (!is_identifier(path.substr(0, first))) return;
    // The outermost folder that is a separate package.
    for (std::size_t end = first; end != std::string_view::npos; end = path.find('/', end + 1)) {
      const std::string_view folder = path.substr(0, end);
      if (!packages_.contains(folder)) continue;
      std::string name = module_of_path(folder);
      if (namespaces_.contains(name)) continue;
      found_.insert(std::move(name));
      return;
    }
    without_packages_.emplace(path.substr(0, first));
  }

  Names namespaces_;
  Names packages_;          // folders
  Names found_;             // modules
  Names without_packages_;  // top folders with modules that are in no package
};

void leave_out_mistakes(Names& names) {
  Names rest = names;
  for (const std::string_view mistake : by_mistake) rest.erase(std::string(mistake));
  if (!rest.empty()) names = std::move(rest);
}

}  // namespace

std::vector<std::string> import_names(const PackageFiles& files) {
  Recorded recorded(files);
  Names top_level;
  for_each_line(files.top_level, [&](std::string_view name) {
    if (is_identifier(name) && !recorded.is_namespace(name)) top_level.emplace(name);
  });
  Names names = std::move(recorded).take();
  for (const std::string& name : top_level) {
    const auto below = names.lower_bound(name + ".");
    const bool has_parts = below != names.end() && below->starts_with(name + ".");
    if (!has_parts) names.insert(name);
  }
  leave_out_mistakes(names);
  return {names.begin(), names.end()};
}

std::vector<std::string_view> recorded_files(std::string_view record) {
  std::vector<std::string_view> files;
  for_each_path(record, [&](std::string_view path) { files.push_back(path); });
  return files;
}

std::vector<std::string_view> python_files(std::string_view record) {
  std::vector<std::string_view> files;
  for_each_path(record, [&](std::string_view path) {
    if (path.ends_with(".py")) files.push_back(path);
  });
  return files;
}

std::vector<std::string_view> library_files(std::string_view record) {
  std::vector<std::string_view> files;
  for_each_path(record, [&](std::string_view path) {
    const std::string_view name = file_of(path);
    const bool is_library = name.ends_with(".so") || name.ends_with(".pyd") ||
                            name.ends_with(".dylib") || name.find(".so.") != std::string_view::npos;
    if (is_library) files.push_back(path);
  });
  return files;
}

}  // namespace paddle_ls::installed
