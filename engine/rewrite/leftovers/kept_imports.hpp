// The imports of torch that a file has: the parts of it that do not run without torch.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "engine/rewrite/result/file_findings.hpp"

namespace paddle_ls::rewrite {

struct KeptImport {
  std::string name;    // what it imports, for example torch.distributed.rpc
  std::string reason;  // why it cannot move into functions, where that was asked for
  bool in_function = false;
  std::size_t line = 0;  // of a use that runs as its file is imported, counted from one; else 0
};

// What is left to do before a file runs without torch, the imports that it needs at once first.

std::vector<KeptImport> kept_imports(std::string_view source, const FileFindings& file);

}  // namespace paddle_ls::rewrite
