// The rules that hold for the project around the working directory.
#pragma once

#include <memory>

#include "project/configuration/configuration.hpp"
#include "project/settings/settings.hpp"
#include "server/cli/run/console.hpp"

namespace paddle_ls::cli::rules {

// Its settings and rules; null after the reason was printed.
std::shared_ptr<const project::Configuration> project_rules(const settings::TargetProfile& profile,
                                                            const Console& console);

}  // namespace paddle_ls::cli::rules
