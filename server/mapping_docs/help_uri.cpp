#include "server/mapping_docs/help_uri.hpp"

#include <filesystem>

#include "engine/mapping_docs/judge/check_catalogue.hpp"
#include "engine/mapping_docs/judge/code_help.hpp"
#include "platform/run_program.hpp"
#include "protocol/uri.hpp"

namespace paddle_ls::server {
namespace {

constexpr std::string_view help_prefix = "paddle-ls:/help/";
constexpr std::string_view suffix = ".md";

// The folder `help` of a build tree or of an installation; empty where there is none.
std::filesystem::path help_folder() {
  const auto folder = platform::own_program().parent_path();
  if (folder.empty()) return {};
  std::error_code failed;
  for (const char* name : {"help", "../share/doc/paddle_ls/help"}) {
    if (std::filesystem::is_directory(folder / name, failed)) {
      return (folder / name).lexically_normal();
    }
  }
  return {};
}

}  // namespace

std::string help_uri(std::string_view code) {
  return std::string(help_prefix) + std::string(code) + std::string(suffix);
}

std::optional<std::string> help_page_at(std::string_view uri) {
  if (!uri.starts_with(help_prefix) || !uri.ends_with(suffix)) return {};
  uri.remove_prefix(help_prefix.size());
  uri.remove_suffix(suffix.size());
  const mapping_docs::Check* check = mapping_docs::find_check(uri);
  if (check == nullptr) return {};
  return mapping_docs::help_page(*check);
}

std::optional<std::string> installed_help(std::string_view uri) {
  static const std::filesystem::path folder = help_folder();
  if (folder.empty() || !uri.starts_with(help_prefix)) return {};
  const std::string file = (folder / uri.substr(help_prefix.size())).generic_string();
  return protocol::Uri::from_path(file).spelling();
}

}  // namespace paddle_ls::server
