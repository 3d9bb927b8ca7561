#include "project/port/ported_packages.hpp"

#include <boost/json.hpp>

#include "engine/files/read_file.hpp"
#include "engine/files/write_atomically.hpp"
#include "engine/installed/module_path.hpp"

namespace paddle_ls::port {
namespace {

namespace fs = std::filesystem;
namespace json = boost::json;

constexpr std::size_t largest_list = std::size_t{1} << 20U;

fs::path list_file(const fs::path& into) {
  return into / record_folder / "packages.json";
}

PortedPackage read_entry(const json::object& entry) {
  PortedPackage package;
  if (const json::value* version = entry.if_contains("version"); version && version->is_string()) {
    package.version = version->as_string();
  }
  const json::value* part = entry.if_contains("part");
  package.is_part = part != nullptr && part->is_bool() && part->as_bool();
  const json::value* modules = entry.if_contains("modules");
  if (modules == nullptr || !modules->is_array()) return package;
  for (const json::value& module : modules->as_array()) {
    if (module.is_string()) package.modules.emplace_back(module.as_string());
  }
  return package;
}

}  // namespace

Result<PortedPackages> read_ported(const fs::path& into) {
  PortedPackages packages;
  std::error_code missing;
  if (!fs::exists(list_file(into), missing)) return packages;
  const auto text = files::read_bytes(list_file(into), largest_list);
  if (!text) return tl::unexpected(text.error());
  const json::value list = json::parse(*text, missing);
  if (missing || !list.is_object()) {
    return error("it is not a list of ported packages", list_file(into).generic_string());
  }
  for (const auto& [name, entry] : list.as_object()) {
    if (entry.is_object()) packages.emplace(name, read_entry(entry.as_object()));
  }
  return packages;
}

Result<void> write_ported(const fs::path& into, const PortedPackages& packages) {
  std::string text = "{";
  for (const auto& [name, package] : packages) {
    json::object entry = {{"version", package.version},
                          {"modules", json::value_from(package.modules)}};
    if (package.is_part) entry["part"] = true;
    text += (text.size() == 1 ? "\n  " : ",\n  ") + json::serialize(json::value(name)) + ": " +
            json::serialize(entry);
  }
  std::error_code code;
  fs::create_directories(into / record_folder, code);
  return files::write_atomically(list_file(into), text + "\n}\n");
}

ModuleNames moved_modules(const PortedPackages& packages) {
  ModuleNames modules;
  for (const auto& [name, package] : packages) {
    for (const std::string& module : package.modules) {
      modules.insert(package.is_part ? module : installed::top_of_module(module));
    }
  }
  return modules;
}

}  // namespace paddle_ls::port
