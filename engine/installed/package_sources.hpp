// What the classes and functions of installed packages make, read from the packages' files when a
// program asks for one: annotations of results, bases of classes, and what `forward` returns.
#pragma once

#include <memory>
#include <span>

#include "engine/installed/site_packages.hpp"
#include "engine/rewrite/dependents/package_kinds.hpp"

namespace paddle_ls::installed {

// Reads a module once, and at most 500 modules of an environment.
std::shared_ptr<const rewrite::PackageCode> package_sources(std::span<const SitePackages> places);

}  // namespace paddle_ls::installed
