// PORTED.md: what a converted package is, and what could not be moved.
#pragma once

#include <span>
#include <string>

#include "engine/installed/installed_package.hpp"
#include "project/port/stage_package.hpp"
#include "server/cli/convert/review_report.hpp"
#include "server/cli/port/port_checkpoints.hpp"

namespace paddle_ls::cli {

struct PortedFacts {
  const installed::InstalledPackage& package;
  const port::StagedPackage& staged;
  std::span<const ReviewItem> review;  // of all packages that are ported together
  std::span<const PortedCheckpoint> checkpoints;
};

std::string port_note(const PortedFacts& facts);

// How many uses of the package are left to be done by hand.
std::size_t manual_uses(const PortedFacts& facts);

// `timm 1.0.31 (Apache-2.0)`
std::string title_of(const installed::InstalledPackage& package);

}  // namespace paddle_ls::cli
