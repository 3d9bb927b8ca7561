#include "project/port/stage_package.hpp"

#include <algorithm>

#include "engine/files/write_atomically.hpp"
#include "engine/installed/module_path.hpp"
#include "project/files/copy_entry.hpp"
#include "project/files/pytorch_library.hpp"
#include "project/files/read_source.hpp"

namespace paddle_ls::port {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t largest_source = std::size_t{16} << 20U;
constexpr std::string_view first_line =
    "# Converted from PyTorch to PaddlePaddle by paddle-ls, see PORTED.md.\n";

// After the lines that have to come first: the interpreter, and the encoding.
std::size_t place_of_first_line(std::string_view source) {
  std::size_t at = source.starts_with("\xEF\xBB\xBF") ? 3 : 0;
  for (int line = 0; line < 2; ++line) {
    const std::string_view rest = source.substr(at);
    const std::string_view text = rest.substr(0, rest.find('\n'));
    const bool stays = text.starts_with("#!") ||
                       (text.starts_with('#') && text.find("coding") != std::string_view::npos);
    if (!stays || text.size() == rest.size()) break;
    at += text.size() + 1;
  }
  return at;
}

bool speaks_of_torch(std::string_view source) {
  return source.find("torch") != std::string_view::npos;
}

Result<void> stage_source(const fs::path& from, const std::string& name, const Staging& staging) {
  const fs::path to = staging.folder / name;
  std::error_code code;
  fs::create_directories(to.parent_path(), code);
  auto source = files::read_source(from, largest_source);
  if (!source) return files::copy_entry(from, to);
  Redirection redirection = inside_vendor(staging.modules, staging.place, name);
  if (staging.is_part) redirection.file_of_part = name;
  redirection.named_in_strings = staging.named_in_strings;
  const auto respelled = staging.texts.find(name);
  const std::string& before = respelled == staging.texts.end() ? source->text : respelled->second;
  auto edits = text::normalized(redirect_imports(before, redirection));
  if (!edits) return tl::unexpected(edits.error());
  std::string text = text::applied(*edits, before);
  if (speaks_of_torch(text)) text.insert(place_of_first_line(text), first_line);
  return files::bytes_of(*source, std::move(text)).and_then([&](const std::string& bytes) {
    return files::write_atomically(to, bytes, from);
  });
}

// Compiled files that load PyTorch cannot work; the rest is data.
Result<void> stage_other(const fs::path& from, const std::string& name, const Staging& staging,
                         StagedPackage& staged) {
  if (files::needs_pytorch_libraries(from)) {
    staged.compiled.push_back(name);
    return {};
  }
  return files::copy_entry(from, staging.folder / name);
}

Result<void> stage_notices(const installed::InstalledPackage& package, const Staging& staging,
                           StagedPackage& staged) {
  const fs::path folder = folder_of_package(package);
  for (const std::string& notice : package.notices) {
    std::string name = fs::path(notice).filename().generic_string();
    if (folder.empty()) name = package.modules.front() + "." + name;
    const fs::path place = folder / name;
    std::error_code code;
    if (fs::exists(staging.folder / place, code)) continue;
    const auto done = files::copy_entry(package.folder / notice, staging.folder / place);
    if (!done) return done;
    staged.notices.push_back(place.generic_string());
  }
  return {};
}

// The packages around the modules of a part, which are empty here: what they import and define is
// in the installed package.
Result<void> stage_packages_around(const std::set<std::string>& reached,
                                   const installed::InstalledPackage& package,
                                   const fs::path& folder) {
  for (const std::string& name : package.files) {
    if (!reached.contains(name)) continue;
    for (fs::path at = fs::path(name).parent_path(); !at.empty(); at = at.parent_path()) {
      std::error_code code;
      const fs::path file = folder / at / "__init__.py";
      if (fs::exists(file, code)) continue;
      if (const auto done = files::write_atomically(file, ""); !done) return done;
    }
  }
  return {};
}

bool is_stub_of_unreached(const std::string& name, const std::set<std::string>& reached) {
  return name.ends_with(".pyi") && !reached.contains(name.substr(0, name.size() - 1));
}

}  // namespace

std::string folder_of_package(const installed::InstalledPackage& package) {
  const std::string folder = installed::path_of_module(package.modules.front());
  const bool is_folder =
      std::any_of(package.files.begin(), package.files.end(),
                  [&](const std::string& file) { return file.starts_with(folder + "/"); });
  return is_folder ? folder : std::string();
}

Result<StagedPackage> stage_package(const installed::InstalledPackage& package,
                                    const std::set<std::string>& reached, const Staging& staging) {
  StagedPackage staged;
  for (const std::string& name : package.files) {
    const bool is_module = name.ends_with(".py");
    staged.all_modules += is_module ? 1 : 0;
    if (is_module && !reached.contains(name)) continue;
    if (is_stub_of_unreached(name, reached)) continue;
    const fs::path from = package.folder / name;
    std::error_code code;
    if (!is_module && !fs::exists(from, code)) continue;  // listed, and not installed or deleted
    staged.modules += is_module ? 1 : 0;
    const auto done =
        is_module ? stage_source(from, name, staging) : stage_other(from, name, staging, staged);
    if (!done) return tl::unexpected(done.error());
  }
  return (staging.is_part ? stage_packages_around(reached, package, staging.folder)
                          : Result<void>())
      .and_then([&] { return stage_notices(package, staging, staged); })
      .map([&] { return std::move(staged); });
}

}  // namespace paddle_ls::port
