// What does it cost to have the rules? The built-in ones are constant data of the program; the same
// rules as files of a workspace are read as JSON. Prints milliseconds of processor time, and the
// second as a multiple of a bare JSON parse of the same files.
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <vector>

#include <boost/json.hpp>

#include "engine/rewrite/known/rule_set.hpp"
#include "test/bench/processor_time.hpp"

using namespace paddle_ls;
using bench::best_of;
using bench::milliseconds_of;

namespace {

std::vector<std::string> rule_files(const std::filesystem::path& folder) {
  std::vector<std::string> texts;
  for (const auto& entry : std::filesystem::recursive_directory_iterator(folder)) {
    if (entry.path().extension() != ".json") continue;
    std::ifstream file(entry.path(), std::ios::binary);
    texts.emplace_back(std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>());
  }
  return texts;
}

}  // namespace

int main() {
  // The first set of a process makes what all of them share.
  const double first = milliseconds_of([] { const rewrite::RuleSet rules; });
  const double next = best_of(9, [] { const rewrite::RuleSet rules; });
  const std::vector<std::string> files = rule_files(PADDLE_LS_RULES);
  std::size_t bytes = 0;
  std::size_t errors = 0;
  for (const std::string& file : files) bytes += file.size();
  const double parsed = best_of(9, [&] {
    for (const std::string& file : files) boost::json::parse(file);
  });
  const double loaded = best_of(9, [&] {
    rewrite::RuleSet rules;
    errors = 0;
    for (const std::string& file : files) errors += rules.add_rules(file, "rules.json").size();
  });
  std::printf("built-in rules, first use    %8.3f ms\n", first);
  std::printf("built-in rules, later        %8.3f ms\n", next);
  std::printf("%zu files as JSON, %zu KB     %8.3f ms, %.1f times a bare parse\n", files.size(),
              bytes / 1024, loaded, loaded / parsed);
  return errors == 0 ? 0 : 1;
}
