// The report as a page of its own: nothing of it is loaded from elsewhere.
#pragma once

#include <string>
#include <vector>

#include "server/cli/align/align_reports.hpp"

namespace paddle_ls::cli {

// What stands in the page for one entry.
std::string align_section(const AlignedEntry& entry);

std::string align_page(const std::vector<std::string>& sections);

}  // namespace paddle_ls::cli
