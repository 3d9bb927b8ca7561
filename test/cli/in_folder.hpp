// The built program in a folder of its own.
#pragma once

#include <string_view>

#include "test/cli/run_program.hpp"
#include "test/unit/temporary_folder.hpp"

namespace paddle_ls::test {

// A file, what it becomes, and one that no rule can convert.
inline constexpr std::string_view torch_source = "import torch\n\ny = torch.sum(x)  # keep me\n";
inline constexpr std::string_view paddle_source = "import paddle\n\ny = paddle.sum(x)  # keep me\n";
inline constexpr std::string_view unknown_source = "import torch\n\ny = torch.no_such_name(x)\n";

// `words` are the arguments.
inline Ended run_in(const TemporaryFolder& folder, std::vector<std::string> words,
                    RunOptions options = {}) {
  words.insert(words.begin(), PADDLE_LS_PROGRAM);
  options.folder = folder.path();
  return run_program(std::move(words), options);
}

inline bool has(std::string_view text, std::string_view part) {
  return text.find(part) != std::string_view::npos;
}

}  // namespace paddle_ls::test
