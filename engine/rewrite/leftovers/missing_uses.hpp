// The parts of a file that raise where PyTorch is missing, and when.
#pragma once

#include <string_view>

#include "engine/python/facts/names.hpp"
#include "engine/rewrite/result/file_findings.hpp"

namespace paddle_ls::rewrite {

// Fills `file.missing`, in the order of the text: uses that no fix is known for, and imports of
// packages that need PyTorch.
void find_missing_uses(std::string_view source, const python::Names& names, FileFindings& file);

}  // namespace paddle_ls::rewrite
