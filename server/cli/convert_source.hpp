// One Python source: what is found in it, and the edits that convert it.
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "engine/text/edits.hpp"
#include "server/cli/project.hpp"

namespace paddle_ls::cli {

// What became of one use of torch.
enum class Fate : std::uint8_t { converted, to_confirm, manual };

struct ConvertedUse {
  rewrite::Finding finding;
  Fate fate;
};

struct Conversion {
  rewrite::FileFindings file;      // what the findings of `uses` look into
  std::vector<ConvertedUse> uses;  // without those whose code is switched off
  text::Edits edits;               // normalized
  // The edits are left out because the file would not parse any more. That is a bug of ours, and
  // better seen than hidden.
  bool would_break = false;
};

Conversion convert_source(std::string_view source, const Project& project,
                          settings::FixScope scope);

}  // namespace paddle_ls::cli
