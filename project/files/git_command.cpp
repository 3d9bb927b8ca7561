#include "project/files/git_command.hpp"

#include <algorithm>
#include <array>
#include <string_view>

#include "platform/run_program.hpp"

namespace paddle_ls::files {
namespace {

// What a hook or another program may have set for a different repository (git-rev-parse(1),
// --local-env-vars), and what is set here.
constexpr std::array unwanted_variables = {
    std::string_view("GIT_DIR"),
    std::string_view("GIT_WORK_TREE"),
    std::string_view("GIT_COMMON_DIR"),
    std::string_view("GIT_INDEX_FILE"),
    std::string_view("GIT_OBJECT_DIRECTORY"),
    std::string_view("GIT_ALTERNATE_OBJECT_DIRECTORIES"),
    std::string_view("GIT_PREFIX"),
    std::string_view("GIT_NAMESPACE"),
    std::string_view("GIT_GRAFT_FILE"),
    std::string_view("GIT_SHALLOW_FILE"),
    std::string_view("GIT_REPLACE_REF_BASE"),
    std::string_view("GIT_ATTR_SOURCE"),
    std::string_view("GIT_OPTIONAL_LOCKS"),
    std::string_view("GIT_NO_LAZY_FETCH"),
    std::string_view("GIT_ALLOW_PROTOCOL"),
    std::string_view("GIT_NO_REPLACE_OBJECTS"),
    std::string_view("GIT_TERMINAL_PROMPT"),
    std::string_view("LC_ALL"),
};

// No protocol is called `none`, so a missing object is an error and nothing fetches it.
constexpr std::array own_variables = {
    std::string_view("GIT_OPTIONAL_LOCKS=0"),    std::string_view("GIT_NO_LAZY_FETCH=1"),
    std::string_view("GIT_ALLOW_PROTOCOL=none"), std::string_view("GIT_NO_REPLACE_OBJECTS=1"),
    std::string_view("GIT_TERMINAL_PROMPT=0"),   std::string_view("LC_ALL=C"),
};

constexpr std::array own_settings = {"core.fsmonitor=false", "core.hooksPath=/dev/null",
                                     "core.sshCommand=false", "fetch.bundleURI="};

std::vector<std::string> command_line(const std::filesystem::path& folder,
                                      const std::vector<std::string>& words) {
  std::vector<std::string> result = {"git", "-C", folder.generic_string(), "--literal-pathspecs"};
  for (const char* setting : own_settings) result.insert(result.end(), {"-c", setting});
  result.insert(result.end(), words.begin(), words.end());
  return result;
}

}  // namespace

Result<platform::Printed> run_git(const std::filesystem::path& folder,
                                  const std::vector<std::string>& words,
                                  std::span<const std::string> variables) {
  std::vector<std::string_view> with(own_variables.begin(), own_variables.end());
  std::vector<std::string_view> without(unwanted_variables.begin(), unwanted_variables.end());
  for (const std::string& each : variables) {
    with.emplace_back(each);
    without.emplace_back(std::string_view(each).substr(0, each.find('=')));
  }
  return platform::run_program(command_line(folder, words), {without, with});
}

Result<std::string> ask_git(const std::filesystem::path& folder,
                            const std::vector<std::string>& words) {
  auto printed = run_git(folder, words);
  if (!printed) return error(printed.error().message, folder.generic_string());
  if (printed->ended_well) return std::move(printed->out);
  return error(printed->err.substr(0, printed->err.find('\n')), folder.generic_string());
}

std::vector<std::string_view> entries_of(std::string_view list, char end) {
  std::vector<std::string_view> entries;
  while (!list.empty()) {
    const std::size_t size = std::min(list.find(end), list.size());
    entries.push_back(list.substr(0, size));
    list.remove_prefix(std::min(size + 1, list.size()));
  }
  return entries;
}

}  // namespace paddle_ls::files
