// Which files the imports of a file lead to, and whether they lead to torch.
#include "engine/rewrite/source/dotted_name.hpp"
#include "project/modules/project_modules.hpp"

namespace paddle_ls::modules {

bool is_of_torch(const python::WrittenImport& import) {
  return rewrite::is_at_or_below(import.module, "torch");
}

std::string ProjectModules::file_of(const std::string& path, const std::string& module) {
  const std::lock_guard lock(mutex_);
  forget_closed();
  const auto place = files_.find(folder_of(path), module);
  return place ? place->file : std::string();
}

std::vector<std::size_t> ProjectModules::imports_of_torch(
    const std::filesystem::path& path, const std::vector<python::WrittenImport>& imports) {
  const std::lock_guard lock(mutex_);
  forget_closed();
  const std::string file = path.generic_string();
  std::vector<std::size_t> found;
  for (std::size_t i = 0; i < imports.size(); ++i) {
    std::set<std::string> seen = {file};
    if (imports_torch(folder_of(file), imports[i], seen)) found.push_back(i);
  }
  return found;
}

bool ProjectModules::imports_torch(const std::string& folder, const python::WrittenImport& import,
                                   std::set<std::string>& seen) {
  if (is_of_torch(import)) return true;
  for (const std::string& file : files_.run_by(folder, import)) {
    if (seen.size() == longest_import_chain || !seen.insert(file).second) continue;
    const auto settled = settled_imports_.find(file);
    const Imports imports =
        settled != settled_imports_.end() ? settled->second : meanings_.imports_of(file);
    for (const python::WrittenImport& next : imports) {
      if (imports_torch(folder_of(file), next, seen)) return true;
    }
  }
  return false;
}

}  // namespace paddle_ls::modules
