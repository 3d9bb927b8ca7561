#include "engine/installed/compiled_code.hpp"

#include <algorithm>
#include <array>
#include <string>
#include <vector>

#include "engine/files/read_file.hpp"
#include "engine/installed/import_names.hpp"
#include "platform/file.hpp"

namespace paddle_ls::installed {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t longest_start = std::size_t{4} << 20U;
constexpr std::size_t most_libraries = 32;

// How Linux, macOS and Windows call libraries of PyTorch.
constexpr std::array<std::string_view, 4> libraries_of_torch = {"libtorch", "libc10.",
                                                                "torch_cpu.dll", "c10.dll"};

// The start of a file; empty if it cannot be read.
std::string start_of(const fs::path& path) {
  const auto file = files::open_found(path);
  if (!file) return {};
  std::string start(longest_start, '\0');
  std::size_t filled = 0;
  while (filled < start.size()) {
    const auto count = platform::read_some(*file, std::span(start).subspan(filled));
    if (!count || *count == 0) break;
    filled += *count;
  }
  start.resize(filled);
  return start;
}

bool loads_torch(const fs::path& library) {
  const std::string start = start_of(library);
  return std::any_of(libraries_of_torch.begin(), libraries_of_torch.end(),
                     [&](std::string_view name) { return start.find(name) != std::string::npos; });
}

}  // namespace

rewrite::InstalledCode code_of(const fs::path& packages, std::string_view record) {
  if (python_files(record).empty()) return rewrite::InstalledCode::unknown;
  const std::vector<std::string_view> libraries = library_files(record);
  const auto looked_at = std::min(libraries.size(), most_libraries);
  const bool is_compiled =
      std::any_of(libraries.begin(), libraries.begin() + static_cast<std::ptrdiff_t>(looked_at),
                  [&](std::string_view path) { return loads_torch(packages / path); });
  return is_compiled ? rewrite::InstalledCode::compiled : rewrite::InstalledCode::python;
}

}  // namespace paddle_ls::installed
