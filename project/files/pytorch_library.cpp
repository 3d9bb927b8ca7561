#include "project/files/pytorch_library.hpp"

#include <algorithm>
#include <array>
#include <string>
#include <string_view>

#include "engine/files/read_file.hpp"

namespace paddle_ls::files {

namespace {

constexpr std::array<std::string_view, 5> library_names = {"libtorch.so", "libtorch_cpu.",
                                                           "libc10.", "torch_cpu.dll", "c10.dll"};

bool is_compiled(const std::filesystem::path& file) {
  constexpr std::array<std::string_view, 4> endings = {".so", ".pyd", ".dll", ".dylib"};
  const std::string ending = file.extension().generic_string();
  return std::find(endings.begin(), endings.end(), ending) != endings.end();
}

bool names_one(std::string_view bytes) {
  return std::any_of(library_names.begin(), library_names.end(), [&](std::string_view name) {
    return bytes.find(name) != std::string_view::npos;
  });
}

}  // namespace

bool needs_pytorch_libraries(const std::filesystem::path& path) {
  if (!is_compiled(path)) return false;
  constexpr std::size_t block = 1U << 20U;
  constexpr std::size_t overlap = 32;  // more than the longest name
  const auto file = open_found(path);
  if (!file) return false;
  std::string bytes;
  while (true) {
    const std::size_t kept = std::min(bytes.size(), overlap);
    bytes.erase(0, bytes.size() - kept);
    bytes.resize(kept + block);
    const auto count = platform::read_some(*file, std::span(bytes).subspan(kept));
    if (!count || *count == 0) return false;
    bytes.resize(kept + *count);
    if (names_one(bytes)) return true;
  }
}

}  // namespace paddle_ls::files
