// The parts of a file that raise where PyTorch is missing, and when.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/python/facts/names.hpp"
#include "engine/rewrite/result/file_findings.hpp"

namespace paddle_ls::rewrite {

// Fills `file.missing`, in the order of the text: uses that no fix is known for, and imports of
// packages that need PyTorch.
void find_missing_uses(std::string_view source, const python::Names& names, FileFindings& file);

// `torch` of an `import torch` that waits for the fixes of its uses.
struct WaitingImport {
  text::ByteRange range;
  std::string name;
};

using WaitingImports = std::vector<WaitingImport>;

// Imports of torch at the top that no finding is about, as uses of their names have safe
// fixes. Where these are not made, the file cannot be imported without PyTorch.
WaitingImports waiting_imports(std::string_view source, const FileFindings& file);

}  // namespace paddle_ls::rewrite
