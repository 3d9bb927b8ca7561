#include "test/conformance/oracle_files.hpp"

#include <algorithm>
#include <array>

#include <zlib.h>

namespace paddle_ls::conformance {

namespace fs = std::filesystem;

std::string OracleCase::name() const {
  return folder.parent_path().filename().string() + "/" + folder.filename().string() + "/" + tag +
         " by " + release;
}

std::optional<fs::path> oracle_folder() {
  const fs::path folder = fs::path(PADDLE_LS_SHARED_DATA) / "oracles" / "ir";
  if (!fs::is_directory(folder)) return std::nullopt;
  return folder;
}

std::vector<OracleCase> oracle_cases(const fs::path& oracle) {
  std::vector<OracleCase> cases;
  for (const auto& entry : fs::recursive_directory_iterator(oracle)) {
    const std::string name = entry.path().filename().string();
    constexpr std::string_view suffix = ".meta.json";
    if (!name.ends_with(suffix)) continue;
    const std::string stem = name.substr(0, name.size() - suffix.size());
    const std::size_t dot = stem.find('.');
    cases.push_back({entry.path().parent_path(), stem.substr(0, dot), stem.substr(dot + 1)});
  }
  std::ranges::sort(cases, {}, [](const OracleCase& c) { return c.name(); });
  return cases;
}

std::optional<std::string> read_oracle_file(const fs::path& folder, const std::string& name) {
  // zlib reads uncompressed files unchanged.
  const fs::path packed = folder / (name + ".gz");
  const fs::path path = fs::exists(packed) ? packed : folder / name;
  gzFile file = gzopen(path.c_str(), "rb");
  if (!file) return std::nullopt;
  std::string content;
  std::array<char, 65536> buffer;
  for (int count = 0; (count = gzread(file, buffer.data(), buffer.size())) > 0;) {
    content.append(buffer.data(), static_cast<std::size_t>(count));
  }
  gzclose(file);
  return content;
}

}  // namespace paddle_ls::conformance
