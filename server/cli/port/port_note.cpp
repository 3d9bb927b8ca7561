#include "server/cli/port/port_note.hpp"

#include <algorithm>

#include <fmt/core.h>

#include "engine/installed/module_path.hpp"
#include "server/cli/run/console.hpp"
#include "server/version.hpp"

namespace paddle_ls::cli {
namespace {

bool is_of(const installed::InstalledPackage& package, const ReviewItem& item) {
  return std::any_of(package.modules.begin(), package.modules.end(),
                     [&](const std::string& module) {
                       const std::string path = installed::path_of_module(module);
                       return item.file == path + ".py" || item.file.starts_with(path + "/");
                     });
}

std::string left_uses(const PortedFacts& facts) {
  std::string text;
  std::string last;
  for (const ReviewItem& item : facts.review) {
    if (item.is_converted || !is_of(facts.package, item)) continue;
    std::string line = fmt::format("- {}:{}: {}\n", item.file, item.line, item.message);
    if (line != last) text += line;
    last = std::move(line);
  }
  return text.empty() ? text : "\n## What could not be moved\n\n" + text;
}

std::string licence_line(const PortedFacts& facts) {
  if (facts.staged.notices.empty()) {
    return "The installed package has no file with its licence; look at its page for the terms.\n";
  }
  std::string names;
  for (const std::string& notice : facts.staged.notices) {
    names +=
        (names.empty() ? "" : ", ") + std::filesystem::path(notice).filename().generic_string();
  }
  return "Its licence and notices: " + names + ".\n";
}

std::string compiled_files(const port::StagedPackage& staged) {
  std::string text;
  for (const std::string& file : staged.compiled) text += "- " + file + "\n";
  if (text.empty()) return text;
  return "\n## Compiled for PyTorch, and left out\n\n" + text;
}

std::string converted_checkpoints(const PortedFacts& facts) {
  std::string text;
  for (const PortedCheckpoint& each : facts.checkpoints) {
    text += "- " + each.file + (each.model.empty() ? "" : ", for " + each.model) + "\n";
    for (const std::string& remark : each.remarks) text += "  - " + remark + "\n";
  }
  if (text.empty()) return text;
  return "\n## Checkpoints that Paddle reads now\n\n" + text;
}

}  // namespace

std::string title_of(const installed::InstalledPackage& package) {
  std::string title = package.name + " " + package.version;
  if (!package.licence.empty()) title += " (" + package.licence + ")";
  return printable(title);
}

std::string port_note(const PortedFacts& facts) {
  const installed::InstalledPackage& package = facts.package;
  std::string text = fmt::format("# {} {}\n\n", package.name, package.version);
  text += fmt::format(
      "{}, converted from PyTorch to PaddlePaddle by paddle-ls {}. {} of its {} modules are "
      "here.\n",
      title_of(package), server::program_version, facts.staged.modules, facts.staged.all_modules);
  if (!package.home.empty()) text += "The original: " + package.home + "\n";
  text += licence_line(facts);
  text +=
      fmt::format("\n`paddle-ls port {}` merges a later version, and keeps what is edited here.\n",
                  package.name);
  return text + left_uses(facts) + converted_checkpoints(facts) + compiled_files(facts.staged);
}

std::size_t manual_uses(const PortedFacts& facts) {
  return static_cast<std::size_t>(std::count_if(
      facts.review.begin(), facts.review.end(),
      [&](const ReviewItem& item) { return !item.is_converted && is_of(facts.package, item); }));
}

}  // namespace paddle_ls::cli
