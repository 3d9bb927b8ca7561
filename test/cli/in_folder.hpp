// The built program in a temporary folder.
#pragma once

#include <filesystem>
#include <iterator>
#include <set>
#include <string>
#include <string_view>

#include <unistd.h>

#include "test/cli/run_program.hpp"
#include "test/unit/temporary_folder.hpp"

namespace paddle_ls::test {

// A file, what it becomes, and one that no rule can convert.
inline constexpr std::string_view torch_source = "import torch\n\ny = torch.sum(x)  # keep me\n";
inline constexpr std::string_view paddle_source = "import paddle\n\ny = paddle.sum(x)  # keep me\n";
inline constexpr std::string_view unknown_source = "import torch\n\ny = torch.no_such_name(x)\n";

// All names below the folder, including hidden ones.
inline std::set<std::string> names_below(const std::filesystem::path& folder) {
  std::set<std::string> names;
  for (const auto& entry : std::filesystem::recursive_directory_iterator(folder)) {
    names.insert(entry.path().lexically_relative(folder).string());
  }
  return names;
}

// `words` are the arguments.
inline Ended run_in(const TemporaryFolder& folder, std::vector<std::string> words,
                    RunOptions options = {}) {
  words.insert(words.begin(), PADDLE_LS_PROGRAM);
  options.folder = folder.path();
  return run_program(std::move(words), options);
}

// As a user with fewer rights, where this one is root, to whom nothing is closed. Status 127 where
// that is not possible.
inline Ended run_without_rights(const TemporaryFolder& folder, std::vector<std::string> words) {
  words.insert(words.begin(), PADDLE_LS_PROGRAM);
  if (geteuid() == 0) {
    words.insert(words.begin(), {"setpriv", "--reuid=65534", "--regid=65534", "--clear-groups"});
  }
  return run_program(std::move(words), {folder.path(), {}, {}, 0});
}

inline std::size_t entries_in(const std::filesystem::path& folder) {
  using Entries = std::filesystem::directory_iterator;
  return static_cast<std::size_t>(std::distance(Entries(folder), Entries()));
}

inline bool has(std::string_view text, std::string_view part) {
  return text.find(part) != std::string_view::npos;
}

}  // namespace paddle_ls::test
