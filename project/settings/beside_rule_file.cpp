#include "project/settings/beside_rule_file.hpp"

#include "engine/files/place_below.hpp"
#include "engine/files/read_file.hpp"

namespace paddle_ls::settings {

Result<std::filesystem::path> place_beside(const std::filesystem::path& rule_file,
                                           std::string_view name) {
  return files::place_below(std::filesystem::absolute(rule_file).parent_path(), std::string(name));
}

Result<std::string> read_beside(const std::filesystem::path& rule_file, std::string_view name) {
  const auto place = place_beside(rule_file, name);
  if (!place) return error(place.error().message);
  return files::read_bytes(*place, longest_helper_file);
}

}  // namespace paddle_ls::settings
