#include "project/first_run/console_entries.hpp"

#include <fstream>
#include <iterator>
#include <regex>

namespace paddle_ls::project {

std::vector<ConsoleEntry> console_entries(const std::filesystem::path& folder) {
  static const std::regex entry(
      R"re(([A-Za-z_][\w.-]*)["']?\s*=\s*["']?([A-Za-z_][\w.]*):([A-Za-z_]\w*))re");
  constexpr std::streamsize most_bytes = 1 << 20;
  std::vector<ConsoleEntry> entries;
  for (const char* name : {"pyproject.toml", "setup.cfg", "setup.py"}) {
    std::ifstream file(folder / name, std::ios::binary);
    std::string line;
    std::streamsize read = 0;
    while (read < most_bytes && std::getline(file, line)) {
      read += static_cast<std::streamsize>(line.size()) + 1;
      if (line.size() > 1000) continue;  // a generated line
      for (std::sregex_iterator at(line.begin(), line.end(), entry), end; at != end; ++at) {
        entries.push_back({(*at)[1].str(), (*at)[2].str()});
      }
    }
  }
  return entries;
}

}  // namespace paddle_ls::project
