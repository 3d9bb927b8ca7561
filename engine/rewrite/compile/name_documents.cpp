#include "engine/rewrite/compile/name_documents.hpp"

#include <map>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

namespace paddle_ls::rewrite {

void name_documents(std::string_view documents, RuleTableBuilder& into) {
  std::map<std::string, std::string, std::less<>> by_api;
  std::istringstream lines{std::string(documents)};
  for (std::string line; std::getline(lines, line);) {
    const std::size_t tab = line.find('\t');
    if (line.starts_with('#') || tab == std::string::npos) continue;
    by_api.emplace(line.substr(0, tab), line.substr(tab + 1));
  }
  std::vector<Rule> rules(into.table().rules.begin(), into.table().rules.end());
  for (Rule& rule : rules) {
    const auto found = by_api.find(into.text(rule.api));
    const bool is_named = found != by_api.end() && rule.documentation.empty();
    if (is_named && rule.since == Profile::v3_3) rule.documentation = into.add(found->second);
  }
  into.set_rules(std::move(rules));
}

}  // namespace paddle_ls::rewrite
