// The built program in a folder of its own.
#pragma once

#include <string_view>

#include "test/cli/run_program.hpp"
#include "test/unit/temporary_folder.hpp"

namespace paddle_ls::test {

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
