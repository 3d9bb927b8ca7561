// Converts Python files with a rule file and all fixes, as `paddle-ls convert --unsafe` does.
//
//   convert_programs RULES.json BEFORE AFTER
//
// Every .py file of the folder BEFORE is written to the folder AFTER.
#include <filesystem>
#include <fstream>
#include <iostream>
#include <iterator>
#include <string>

#include "engine/rewrite/fix_all.hpp"

namespace {

namespace fs = std::filesystem;
namespace rewrite = paddle_ls::rewrite;

std::string read(const fs::path& path) {
  std::ifstream file(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), {}};
}

std::string converted(const std::string& source, const rewrite::RuleSet& rules) {
  const auto recorded = rewrite::read(source, nullptr, rewrite::RuleSet());
  if (!recorded) return source;
  const auto file = rewrite::analyze(source, *recorded, rules, {});
  const auto fixes = rewrite::fix_all({source, &*recorded, file}, rules, {},
                                      {[](const rewrite::Finding&) { return true; }});
  if (!fixes.left.empty()) {
    std::vector<std::size_t> chosen;
    for (std::size_t i = 0; i < file.findings.size(); ++i) {
      if (file.findings[i].has_edits()) chosen.push_back(i);
    }
    return paddle_ls::text::applied(rewrite::edits_for(source, file, chosen), source);
  }
  return paddle_ls::text::applied(fixes.edits, source);
}

}  // namespace

int main(int count, char** values) {
  if (count != 4) {
    std::cerr << "usage: convert_programs RULES.json BEFORE AFTER\n";
    return 2;
  }
  rewrite::RuleSet rules;
  for (const auto& error : rules.add_rules(read(values[1]), values[1])) {
    std::cerr << error.where << ": " << error.message << '\n';
    return 2;
  }
  fs::create_directories(values[3]);
  for (const auto& entry : fs::directory_iterator(values[2])) {
    if (entry.path().extension() != ".py") continue;
    std::ofstream(fs::path(values[3]) / entry.path().filename(), std::ios::binary)
        << converted(read(entry.path()), rules);
  }
}
