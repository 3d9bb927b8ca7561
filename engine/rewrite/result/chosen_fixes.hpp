// Findings of one file whose fixes are made together.
#pragma once

#include <cstddef>
#include <span>
#include <string_view>

#include "engine/rewrite/result/file_findings.hpp"

namespace paddle_ls::rewrite {

struct ChosenFixes {
  std::string_view source;
  const FileFindings& file;
  std::span<const std::size_t> places;  // in FileFindings::findings, ascending

  const Finding& finding(std::size_t place) const { return file.findings[place]; }
};

}  // namespace paddle_ls::rewrite
