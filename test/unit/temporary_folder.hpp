// A folder for the files of one test case, removed with everything in it at the end.
#pragma once

#include <filesystem>
#include <fstream>
#include <iterator>
#include <random>
#include <string>
#include <string_view>

namespace paddle_ls::test {

class TemporaryFolder {
 public:
  TemporaryFolder() {
    std::random_device random;
    std::filesystem::path folder;
    do {
      const std::string name = "paddle-ls-test-" + std::to_string(random());
      folder = std::filesystem::temp_directory_path() / name;
    } while (!std::filesystem::create_directory(folder));
    path_ = std::filesystem::canonical(folder);
  }
  TemporaryFolder(const TemporaryFolder&) = delete;
  TemporaryFolder& operator=(const TemporaryFolder&) = delete;
  ~TemporaryFolder() {
    std::error_code ignored;
    std::filesystem::remove_all(path_, ignored);
  }

  const std::filesystem::path& path() const { return path_; }

  // Writes a file at `name` below the folder; missing folders are created.
  void write(std::string_view name, std::string_view content) const {
    const std::filesystem::path file = path_ / name;
    std::filesystem::create_directories(file.parent_path());
    std::ofstream(file, std::ios::binary) << content;
  }

  std::string read(std::string_view name) const {
    std::ifstream stream(path_ / name, std::ios::binary);
    return {std::istreambuf_iterator<char>(stream), {}};
  }

  // The number of files and folders directly in it.
  std::size_t entries() const {
    namespace fs = std::filesystem;
    return static_cast<std::size_t>(
        std::distance(fs::directory_iterator(path_), fs::directory_iterator()));
  }

 private:
  std::filesystem::path path_;
};

}  // namespace paddle_ls::test
