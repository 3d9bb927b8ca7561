// The report as a self-contained page that loads nothing from elsewhere.
#pragma once

#include <string>
#include <vector>

#include "server/cli/align/align_reports.hpp"

namespace paddle_ls::cli {

// The section of the page about one entry.
std::string align_section(const AlignedEntry& entry);

std::string align_page(const std::vector<std::string>& sections);

}  // namespace paddle_ls::cli
