// The helper modules of a conversion, and what they have to define for the files that import from
// them.
#pragma once

#include <filesystem>
#include <map>
#include <memory>
#include <set>
#include <span>
#include <string>
#include <string_view>

#include "project/conversion/convert_file.hpp"

namespace paddle_ls::project {

struct HelperModule {
  Configuration configuration;  // of the first file that imports from it
  std::set<std::string> names;

  // The edits that update `present`, the text of the module or nothing. Normalized.
  text::Edits edits(std::string_view present) const;
};

class NeededHelpers {
 public:
  // Notes the imports of the file after the conversion `made` of `uses`.
  void add(const FileUses& uses, const FileConversion& made) { add(uses, made.helpers); }
  void add(const FileUses& uses, std::span<const std::string> names);

  // By path; they need not exist.
  const std::map<std::filesystem::path, HelperModule>& modules() const { return modules_; }

 private:
  std::map<std::filesystem::path, HelperModule> modules_;
};

}  // namespace paddle_ls::project
