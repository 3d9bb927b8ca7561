// The least that any tool of this kind has to do: read every Python file of a folder and parse it.
// Prints files, bytes and milliseconds; the benchmark sets our batch conversion beside it.
#include <chrono>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>

#include "engine/syntax/parser.hpp"

int main(int argument_count, char** arguments) {
  if (argument_count != 2) {
    std::fputs("usage: bare_parse FOLDER\n", stderr);
    return 2;
  }
  namespace fs = std::filesystem;
  using Clock = std::chrono::steady_clock;
  const auto began = Clock::now();
  std::size_t files = 0;
  std::size_t bytes = 0;
  for (const auto& entry : fs::recursive_directory_iterator(arguments[1])) {
    if (entry.path().extension() != ".py") continue;
    std::ifstream file(entry.path(), std::ios::binary);
    const std::string source{std::istreambuf_iterator<char>(file), {}};
    if (!paddle_ls::syntax::parse(paddle_ls::syntax::Language::python, source)) return 1;
    ++files;
    bytes += source.size();
  }
  const std::chrono::duration<double, std::milli> elapsed = Clock::now() - began;
  std::printf("%zu files, %zu bytes, %.1f ms\n", files, bytes, elapsed.count());
}
